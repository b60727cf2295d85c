import { useText } from '../text/useText.ts'
import type { DataTableProps } from './DataTable.tsx'

/** More rows take the browser too long to lay out. */
const most = 1000

/** The rows as they are printed: all of them, under headings that every sheet repeats. */
export function PaperTable<Row extends object>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  const text = useText()
  return (
    <div className="on-paper">
      {rows.length > most && <p>{text('app:list.printed', { printed: most, all: rows.length })}</p>}
      <table className="entry-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, label: name, atEnd }) => (
              <th key={id} scope="col" data-end={atEnd || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row) => (
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
    </div>
  )
}
