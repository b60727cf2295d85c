import type { OrderedTableProps } from './DataTable.tsx'
import { SortSelect } from './SortSelect.tsx'
import { useRowWindow } from './useRowWindow.ts'

/** About what a card with four facts takes; the true height is measured. */
const cardHeight = 190

/** The rows as cards, for a screen that is too narrow for columns: the column that names the row heads the card. */
export function CardList<Row extends object>({ label, columns, rows, sort, onSort, actions }: OrderedTableProps<Row>) {
  const { items, before, after, list, measure } = useRowWindow<HTMLUListElement>(rows.length, cardHeight)
  const head = columns.find(({ names }) => names) ?? columns[0]
  const facts = columns.filter((column) => column !== head)
  return (
    <>
      <SortSelect columns={columns} sort={sort} onSort={onSort} />
      <ul ref={list} className="data-cards" aria-label={label} style={{ paddingTop: before, paddingBottom: after }}>
        {items.map(({ index }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <li key={row.id} ref={measure} data-index={index} aria-setsize={rows.length} aria-posinset={index + 1}>
              <div className="data-card">
                <div className="data-card-head">
                  {head?.cell(row.original)}
                  {actions?.cell(row.original)}
                </div>
                <dl>
                  {facts.map(({ id, label: name, cell }) => (
                    <div key={id}>
                      <dt>{name}</dt>
                      <dd>{cell(row.original)}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
