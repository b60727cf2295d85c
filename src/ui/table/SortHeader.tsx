import { icons } from '../icons.tsx'
import type { TableColumn, TableSort } from './TableColumn.ts'
import { useText } from '../text/useText.ts'

interface SortHeaderProps<Row> {
  column: TableColumn<Row>
  sort: TableSort | undefined
  onSort: (sort: TableSort | undefined) => void
}

/** First upwards, then downwards, then back to the order in which the rows came. */
export function nextSort(column: string, sort: TableSort | undefined): TableSort | undefined {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? undefined : { column, descending: true }
}

/** A heading that sorts by its column. */
export function SortHeader<Row>({ column: { id, label, atEnd, names }, sort, onSort }: SortHeaderProps<Row>) {
  const sorted = sort?.column === id ? sort : undefined
  const Arrow = sorted?.descending ? icons.sortDown : icons.sortUp
  const order = sorted ? (sorted.descending ? 'descending' : 'ascending') : 'none'
  return (
    <th scope="col" aria-sort={order} data-end={atEnd || undefined} data-names={names || undefined}>
      <button type="button" className="data-sort" onClick={() => onSort(nextSort(id, sort))}>
        <span>{label}</span>
        <Arrow className={sorted ? 'data-arrow' : 'data-arrow data-arrow-idle'} />
      </button>
    </th>
  )
}

interface SortSelectProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | undefined
  onSort: (sort: TableSort | undefined) => void
  /** There is always an order. */
  isOrdered?: boolean | undefined
}

/** Sorts cards, which have no headings to press. */
export function SortSelect<Row>({ columns, sort, onSort, isOrdered }: SortSelectProps<Row>) {
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
        {!isOrdered && <option value={-1}>{text('app:list.unsorted')}</option>}
        {orders.map(({ label }, position) => (
          <option key={label} value={position}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
