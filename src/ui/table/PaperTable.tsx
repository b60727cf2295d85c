import { useText } from '../text/useText.ts'
import type { DataTableProps } from './DataTable.tsx'
import { PlainTable } from './PlainTable.tsx'

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
