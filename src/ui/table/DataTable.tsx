import { memo } from 'react'
import { useText } from '../text/useText.ts'
import { useMediaQuery, usePrinting } from '../useMediaQuery.ts'
import { CardList } from './CardList.tsx'
import { PlainTable } from './PlainTable.tsx'
import { RowTable } from './RowTable.tsx'
import type { DataTableProps } from './TableColumn.ts'
import './table.css'

/** More rows take the browser too long to lay out on paper. */
const maxPrintedRows = 1000

/**
 * All rows, with only the visible ones and their neighbours in the document; cards on a narrow screen; on paper,
 * headings that every sheet repeats.
 */
function AllRows<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows } = props
  const narrow = useMediaQuery('screen and (max-width: 767.98px)')
  const printing = usePrinting()
  const text = useText()
  return (
    <>
      <div className="on-screen">{narrow ? <CardList {...props} /> : <RowTable {...props} />}</div>
      {printing && (
        <div className="on-paper">
          {rows.length > maxPrintedRows && (
            <p>{text('app:table.printed', { printed: maxPrintedRows, all: rows.length })}</p>
          )}
          <PlainTable label={label} columns={columns} rows={rows.slice(0, maxPrintedRows)} />
        </div>
      )}
    </>
  )
}

/** Typing into a filter draws the rows only when others are found. */
export const DataTable = memo(AllRows) as typeof AllRows
