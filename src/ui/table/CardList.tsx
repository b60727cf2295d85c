import type { DataTableProps } from './DataTable.tsx'
import { useText } from '../text/useText.ts'
import { SortSelect } from './SortHeader.tsx'
import { useRowWindow } from './useRowWindow.ts'

/** About what a card with four facts takes; the true height is measured. */
const cardHeight = 190

/** The rows as cards, for a screen that is too narrow for columns: the column that names the row heads the card. */
export function CardList<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, sort, onSort, sums, actions } = props
  const { items, before, after, list, measure } = useRowWindow<HTMLUListElement, Row>({
    rows,
    rowHeight: cardHeight,
    isFixed: false,
    place: props.place,
  })
  const text = useText()
  const head = columns.find(({ names }) => names) ?? columns[0]
  const facts = columns.filter((column) => column !== head)
  return (
    <>
      <SortSelect columns={columns} sort={sort} onSort={onSort} isOrdered={props.isOrdered} />
      <ul ref={list} className="data-cards" aria-label={label} style={{ paddingTop: before, paddingBottom: after }}>
        {items.map(({ index, row: { id: key, original } }) => (
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
                {head?.cell(original)}
                {actions?.cell(original)}
              </div>
              <dl>
                {facts.map(({ id, label: name, cell }) => (
                  <div key={id}>
                    <dt>{name}</dt>
                    <dd>{cell(original)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
      {sums && (
        <dl className="data-card data-sums" aria-label={text('app:list.sum')}>
          {columns.map(
            ({ id, label: name, cell, summed }) =>
              summed && (
                <div key={id}>
                  <dt>{name}</dt>
                  <dd>{cell(sums)}</dd>
                </div>
              ),
          )}
        </dl>
      )}
    </>
  )
}
