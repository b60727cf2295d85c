import type { TableColumn, TableRow } from './TableColumn.ts'
import { useText } from '../text/useText.ts'
import type { DataTableProps } from './DataTable.tsx'

interface PlainTableProps<Row> {
  label: string
  columns: readonly (Pick<TableColumn<Row>, 'id' | 'label' | 'cell'> & Partial<Pick<TableColumn<Row>, 'atEnd'>>)[]
  rows: readonly TableRow<Row>[]
}

/** Rows under their headings, all of them in the document. */
export function PlainTable<Row>({ label, columns, rows }: PlainTableProps<Row>) {
  return (
    <table className="entry-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, label: head, atEnd }) => (
            <th key={id} scope="col" data-end={atEnd || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id: key, original }) => (
          <tr key={key}>
            {columns.map(({ id, cell, atEnd }) => (
              <td key={id} data-end={atEnd || undefined}>
                {cell(original)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** More rows take the browser too long to lay out. */
const most = 1000

/** The rows as they are printed: all of them, under headings that every sheet repeats. */
export function PaperTable<Row extends object>({ label, columns, rows }: DataTableProps<Row>) {
  const text = useText()
  return (
    <div className="on-paper">
      {rows.length > most && <p>{text('app:list.printed', { printed: most, all: rows.length })}</p>}
      <PlainTable label={label} columns={columns} rows={rows.slice(0, most)} />
    </div>
  )
}
