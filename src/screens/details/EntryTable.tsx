import { Link } from 'react-router-dom'
import type { ItemListPlan } from '#engine/plan/ReadPlan.ts'
import { storedId, type Json } from '#engine/record/path.ts'
import { ColumnCell } from '#fields/columns/ColumnCell.tsx'
import { useColumnText } from '#fields/columns/columnText.ts'
import { PlainTable, type PlainColumn } from '#ui/table/PlainTable.tsx'
import { useMediaQuery, usePrinting } from '#ui/useMediaQuery.ts'
import { useText } from '#ui/text/useText.ts'
import { Advised } from '../Advised.tsx'
import { columnKeys, type SectionWord } from './Facts.tsx'

interface EntryTableProps {
  word: SectionWord
  label: string
  /** Lists whose entries stand one after the other, all under the same columns. */
  lists: readonly ItemListPlan[]
  entriesAt: (path: string) => readonly Json[]
  /** Where the first column of an entry leads. */
  addressOf?: ((entry: Json) => string | undefined) | undefined
}

/** An entry, with the list that it is of. */
interface Row {
  list: ItemListPlan
  entry: Json
}

interface Column extends PlainColumn<Row> {
  /** There is nothing to show, and nothing to say about it. */
  isEmpty?: (row: Row) => boolean
}

/** The entries of one list of a record, or of several; as cards on a narrow screen. */
export function EntryTable({ word, label, lists, entriesAt, addressOf }: EntryTableProps) {
  const printing = usePrinting()
  const narrow = useMediaQuery('screen and (max-width: 767.98px)') && !printing
  const columns = useColumns({ word, lists, addressOf })
  const rows = lists.flatMap((list) =>
    entriesAt(list.path).map((entry, position) => {
      return { id: storedId(entry) ?? `${list.path}.${position}`, original: { list, entry } }
    }),
  )
  if (rows.length === 0) return <p className="quiet-dash">–</p>
  if (!narrow) {
    return (
      <div className="entry-sheet">
        <PlainTable label={label} columns={columns} rows={rows} />
      </div>
    )
  }
  return (
    <ul className="entry-cards" aria-label={label}>
      {rows.map(({ id: key, original }) => (
        <li key={key}>
          <dl>
            {columns
              .filter(({ isEmpty }) => !isEmpty?.(original))
              .map(({ id, label: head, cell }) => (
                <div key={id}>
                  <dt>{head}</dt>
                  <dd>{cell(original)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** The columns: which list an entry is of, its fields, and its file, as far as the definition wants them. */
function useColumns({ word, lists, addressOf }: Pick<EntryTableProps, 'word' | 'lists' | 'addressOf'>): Column[] {
  const text = useText()
  const textOf = useColumnText()
  const files = lists.flatMap(({ file }) => file ?? [])
  const listHeading = lists.length > 1 ? text.optional(word('columns.list')) : undefined
  const listColumn = (heading: string): Column => ({
    id: 'list',
    label: heading,
    cell: ({ list }) => <span className="tag">{text(word(`lists.${list.path}`))}</span>,
  })
  const fieldColumns = (lists[0]?.columns ?? []).map((first, position): Column => {
    const columnOf = ({ columns }: ItemListPlan) => columns[position] ?? first
    return {
      id: first.path,
      label: text(columnKeys(word, lists.map(columnOf))),
      atEnd: first.kind === 'number',
      /** The first column links to the entry if it has a details screen. */
      cell({ list, entry }) {
        const to = position === 0 ? addressOf?.(entry) : undefined
        const column = to === undefined ? columnOf(list) : { ...columnOf(list), to }
        const content = <ColumnCell column={column} record={entry} />
        return (
          <Advised column={column} record={entry}>
            {to === undefined ? content : <Link to={to}>{content}</Link>}
          </Advised>
        )
      },
      isEmpty({ list, entry }) {
        const column = columnOf(list)
        return textOf(column, entry) === '' && text.optional(`${column.words}.none`) === undefined
      },
    }
  })
  const fileColumn: Column = {
    id: 'file',
    label: text([word('columns.file'), ...columnKeys(word, files)]),
    cell: ({ list: { file }, entry }) =>
      file ? <ColumnCell column={file} record={entry} as="Show" /> : <span className="quiet-dash">–</span>,
  }
  return [
    ...(listHeading === undefined ? [] : [listColumn(listHeading)]),
    ...fieldColumns,
    ...(files.length > 0 ? [fileColumn] : []),
  ]
}
