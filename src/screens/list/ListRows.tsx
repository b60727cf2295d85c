import Button from 'antd/es/button'
import { memo, useMemo, useState } from 'react'
import type { Json } from '#engine/record/path.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import { EmptyState } from '#ui/Page.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { MenuButton, type MenuItem } from '#ui/menu/MenuButton.tsx'
import type { DataTableProps, TableRow } from '#ui/table/TableColumn.ts'
import { useText } from '#ui/text/useText.ts'
import type { ListPlace } from './useListPlace.ts'

type TableProps = Pick<DataTableProps<Json>, 'columns' | 'rows' | 'sort' | 'sums' | 'isOrdered' | 'onSort'>

interface ListRowsProps extends TableProps {
  /** The table definition as `folder/name`. */
  name: string
  nameOf: (row: Json) => string
  query: string
  /** Takes the filter away. */
  onClear: () => void
  /** Where the list was left. */
  place: ListPlace | undefined
  /** What a row offers, asked for when its menu is opened; without it the rows have no menu. */
  itemsFor?: (row: Json) => MenuItem[]
}

function positionOf(rows: readonly TableRow<Json>[], key: string | undefined): number | undefined {
  const position = rows.findIndex(({ id }) => id === key)
  return position < 0 ? undefined : position
}

function AllRows({ name, nameOf, query, onClear, place, itemsFor, ...table }: ListRowsProps) {
  const { rows } = table
  const text = useText()
  const menu = useMemo(
    () =>
      itemsFor && {
        label: text([definitionKey(name, 'list', 'columns.actions'), 'app:list.actions']),
        cell: (row: Json) => (
          <MenuButton label={text('app:list.rowActions', { name: nameOf(row) })} items={() => itemsFor(row)} />
        ),
      },
    [name, nameOf, itemsFor, text],
  )
  const [opened, setOpened] = useState(() => place && { top: place.top, first: positionOf(rows, place.first) })
  if (rows.length === 0) {
    // An empty result of a filter has no place to scroll to.
    if (opened) setOpened(undefined)
    return (
      <EmptyState
        title={query === '' ? text('app:list.noneLeft') : text('app:list.noMatch', { query })}
        action={<Button onClick={onClear}>{text('app:list.clearFilter')}</Button>}
      />
    )
  }
  return (
    <DataTable
      label={text(definitionKey(name, 'list', 'title'))}
      {...table}
      place={opened}
      {...(menu && { actions: menu })}
    />
  )
}

/** The rows of a list, or a word on why none is left. Typing into the filter draws them only when others are found. */
export const ListRows = memo(AllRows)
