import { useText } from '../text/useText.ts'
import type { DataTableProps } from './TableColumn.ts'
import { useRowWindow } from './useRowWindow.ts'

/** About what a card with four facts takes; the true height is measured. */
const cardHeight = 190

/** The rows as cards, for a screen that is too narrow for columns: the column that names the row heads the card. */
export function CardList<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, sums, actions } = props
  const { items, before, after, list, measure } = useRowWindow<HTMLUListElement, Row>(props, {
    rowHeight: cardHeight,
    isFixed: false,
  })
  const text = useText()
  const head = columns.find(({ names }) => names) ?? columns[0]
  const facts = columns.filter((column) => column !== head)
  return (
    <>
      <SortSelect {...props} />
      <ul ref={list} className="data-cards" aria-label={label} style={{ paddingTop: before, paddingBottom: after }}>
        {items.map(({ index, id: key, row }) => (
          <li
            key={key}
            ref={measure}
            data-key={key}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
          >
            <div className="data-card">
              <div className="data-card-head">
                {head?.cell(row)}
                {actions?.cell(row)}
              </div>
              <dl>
                {facts.map(({ id, label: name, cell }) => (
                  <div key={id}>
                    <dt>{name}</dt>
                    <dd>{cell(row)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
      {sums && (
        <div className="data-card data-sums">
          <p className="data-card-head">{text('app:table.sum')}</p>
          <dl>
            {columns.map(
              ({ id, label: name, sum }) =>
                sum && (
                  <div key={id}>
                    <dt>{name}</dt>
                    <dd>{sum(sums)}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
      )}
    </>
  )
}

/** Sorts cards, which have no headings to press. */
function SortSelect<Row extends object>({ columns, sort, onSort, isOrdered }: DataTableProps<Row>) {
  const text = useText()
  const orders = columns.flatMap(({ id, label }) => [
    { sort: { column: id, descending: false }, label: text('app:table.upwards', { column: label }) },
    { sort: { column: id, descending: true }, label: text('app:table.downwards', { column: label }) },
  ])
  const chosen = orders.findIndex((order) => {
    return order.sort.column === sort?.column && order.sort.descending === sort.descending
  })
  return (
    <label className="data-sort-select">
      <span>{text('app:table.sort')}</span>
      <select value={chosen} onChange={(event) => onSort(orders[Number(event.target.value)]?.sort)}>
        {!isOrdered && <option value={-1}>{text('app:table.unsorted')}</option>}
        {orders.map(({ label }, position) => (
          <option key={label} value={position}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
