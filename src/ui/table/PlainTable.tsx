import type { TableColumn } from './TableColumn.ts'

interface PlainTableProps<Row> {
  label: string
  columns: readonly (Pick<TableColumn<Row>, 'id' | 'label' | 'cell'> & Partial<Pick<TableColumn<Row>, 'atEnd'>>)[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** Rows under their headings, all of them in the document. */
export function PlainTable<Row>({ label, columns, rows, keyOf }: PlainTableProps<Row>) {
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
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ id, cell, atEnd }) => (
              <td key={id} data-end={atEnd || undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
