import { useMemo } from 'react'
import type { TablePlan } from '#engine/plan/ReadPlan.ts'
import type { Json } from '#engine/record/path.ts'
import { MenuButton, type MenuItem } from '#ui/menu/MenuButton.tsx'
import { useText } from '#ui/text/useText.ts'
import { useSameFunction } from '#ui/useSameFunction.ts'
import { sortApart } from '../actions/ActionButtons.tsx'

/**
 * The column with the menus of a table, each with what can be done with its row. A row with which nothing can be done has no
 * menu, and a table without such actions no column.
 */
export function useRowMenus(
  { words, actions }: TablePlan,
  itemsFor: (row: Json) => readonly MenuItem[],
  nameOf: (row: Json) => string,
) {
  const text = useText()
  const ofRow = useSameFunction((row: Json) => sortApart(actions, itemsFor(row))[0])
  const menus = useMemo(
    () => ({
      label: text([`${words}.columns.actions`, 'app:table.actions']),
      cell: (row: Json) =>
        ofRow(row).length > 0 && (
          <MenuButton label={text('app:table.rowActions', { name: nameOf(row) })} items={() => ofRow(row)} />
        ),
    }),
    [words, nameOf, ofRow, text],
  )
  return actions?.some(({ apart }) => !apart) ? menus : undefined
}
