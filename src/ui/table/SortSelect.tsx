import { useText } from '../text/useText.ts'
import type { TableColumn, TableSort } from './TableColumn.ts'

interface SortSelectProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | undefined
  onSort: (sort: TableSort | undefined) => void
}

/** Sorts cards, which have no headings to press. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const text = useText()
  const orders = columns.flatMap(({ id, label }) => [
    { sort: { column: id, descending: false }, label: text('app:list.upwards', { column: label }) },
    { sort: { column: id, descending: true }, label: text('app:list.downwards', { column: label }) },
  ])
  const chosen = orders.findIndex((order) => {
    return order.sort.column === sort?.column && order.sort.descending === sort.descending
  })
  return (
    <label className="data-sort-select">
      {text('app:list.sort')}
      <select value={chosen} onChange={(event) => onSort(orders[Number(event.target.value)]?.sort)}>
        <option value={-1}>{text('app:list.unsorted')}</option>
        {orders.map(({ label }, position) => (
          <option key={label} value={position}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
