import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ItemListPlan, ItemsPlan, PlanColumn } from '#engine/plan/ReadPlan.ts'
import { storedId, type Json } from '#engine/record/path.ts'
import { definitionKey, fieldKeys } from '#engine/text/wordKeys.ts'
import { entriesOf } from '#fields/files/fileEntries.ts'
import { ColumnCell, FieldValue } from '#fields/values/ColumnCell.tsx'
import { shownAt, useColumnText } from '#fields/values/columnText.ts'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { useMediaQuery, usePrinting } from '#ui/useMediaQuery.ts'
import { useText, type Translate } from '#ui/text/useText.ts'
import { columnKeys, type SectionPlace } from './Facts.tsx'

interface EntryTableProps {
  place: SectionPlace
  label: string
  plan: ItemsPlan
  /** The entries of a list. */
  entriesAt: (path: string) => readonly Json[]
  /** Where the first column of an entry leads. */
  addressOf?: (entry: Json) => string | undefined
}

/** An entry, with the list that it is of. */
interface Row {
  key: string
  list: ItemListPlan
  entry: Json
}

interface Column {
  id: string
  label: string
  atEnd?: boolean
  cell: (row: Row) => ReactNode
  /** There is nothing to show, and nothing to say about it. */
  isEmpty?: (row: Row) => boolean
}

/** The columns: which list an entry is of, its fields, and its file, as far as the definition wants them. */
function columnsOf(
  { lists }: ItemsPlan,
  place: SectionPlace,
  text: Translate,
  textOf: (column: PlanColumn, record: Json) => string,
  addressOf: ((entry: Json) => string | undefined) | undefined,
): Column[] {
  const word = (key: string): string => definitionKey(place.name, 'details', `sections.${place.section}.${key}`)
  const files = lists.flatMap(({ file }) => file ?? [])
  const listHeading = lists.length > 1 ? text.optional(word('columns.list')) : undefined
  return [
    ...(listHeading !== undefined
      ? [
          {
            id: 'list',
            label: listHeading,
            cell: ({ list }: Row) => <span className="tag">{text(word(`lists.${list.path}`))}</span>,
          },
        ]
      : []),
    ...(lists[0]?.columns ?? []).map((first, position) => ({
      id: first.path,
      label: text(columnKeys(place, ...lists.flatMap(({ columns }) => columns[position] ?? []))),
      atEnd: first.kind === 'number',
      cell({ list, entry }: Row) {
        const column = list.columns[position]
        const to = position === 0 ? addressOf?.(entry) : undefined
        if (!column || to === undefined) return column && <ColumnCell column={column} record={entry} />
        return (
          <Link to={to}>
            <ColumnCell column={{ ...column, to }} record={entry} />
          </Link>
        )
      },
      isEmpty({ list, entry }: Row) {
        const column = list.columns[position]
        const none = column && text.optional(fieldKeys(place.namespace, column.words, 'none'))
        return !column || (none === undefined && textOf(column, entry) === '')
      },
    })),
    ...(files.length > 0
      ? [
          {
            id: 'file',
            label: text([word('columns.file'), ...columnKeys(place, ...files)]),
            cell({ list: { file }, entry }: Row) {
              const shown = file && shownAt(file, entry)
              const isThere = entriesOf(shown?.value).length > 0
              return shown && isThere ? <FieldValue {...shown} kind="files" /> : <span className="quiet-dash">–</span>
            },
          },
        ]
      : []),
  ]
}

/** The entries of one list of a record, or of several, one after the other; as cards on a narrow screen. */
export function EntryTable({ place, label, plan, entriesAt, addressOf }: EntryTableProps) {
  const text = useText()
  const textOf = useColumnText()
  const printing = usePrinting()
  const narrow = useMediaQuery('screen and (max-width: 767.98px)') && !printing
  const rows = plan.lists.flatMap((list) =>
    entriesAt(list.path).map((entry, position): Row => {
      return { key: storedId(entry) ?? `${list.path}.${position}`, list, entry }
    }),
  )
  if (rows.length === 0) return <p className="quiet-dash">–</p>
  const columns = columnsOf(plan, place, text, textOf, addressOf)
  const Rows = narrow ? Cards : Table
  return <Rows label={label} columns={columns} rows={rows} />
}

interface RowsProps {
  label: string
  columns: readonly Column[]
  rows: readonly Row[]
}

function Table({ label, columns, rows }: RowsProps) {
  return (
    <div className="entry-sheet">
      <PlainTable label={label} columns={columns} rows={rows.map((row) => ({ id: row.key, original: row }))} />
    </div>
  )
}

function Cards({ label, columns, rows }: RowsProps) {
  return (
    <ul className="entry-cards" aria-label={label}>
      {rows.map((row) => (
        <li key={row.key}>
          <dl>
            {columns
              .filter(({ isEmpty }) => !isEmpty?.(row))
              .map(({ id, label: head, cell }) => (
                <div key={id}>
                  <dt>{head}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
