import { useText } from '../text/useText.ts'
import type { TableColumn } from './TableColumn.ts'

interface SumRowProps<Row> {
  columns: readonly TableColumn<Row>[]
  sums: Row | undefined
  /** How many more cells a row has. */
  more?: number
}

/** What all rows together have, under their columns. */
export function SumRow<Row>({ columns, sums, more = 0 }: SumRowProps<Row>) {
  const text = useText()
  if (sums === undefined) return null
  return (
    <tfoot>
      <tr className="data-sums">
        {columns.map(({ id, cell, atEnd, names, summed }, position) => (
          <td key={id} data-names={names || undefined} data-end={atEnd || undefined}>
            {summed ? <div className="data-cell">{cell(sums)}</div> : position === 0 && text('app:list.sum')}
          </td>
        ))}
        {more > 0 && <td className="data-actions" colSpan={more} />}
      </tr>
    </tfoot>
  )
}
