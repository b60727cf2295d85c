import type { TableColumn, TableRow } from './TableColumn.ts'

export type PlainColumn<Row> = Pick<TableColumn<Row>, 'id' | 'label' | 'cell'> &
  Partial<Pick<TableColumn<Row>, 'atEnd'>>

interface PlainTableProps<Row> {
  label: string
  columns: readonly PlainColumn<Row>[]
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
