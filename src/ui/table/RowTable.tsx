import type { OrderedTableProps } from './DataTable.tsx'
import { SortHeader } from './SortHeader.tsx'
import { useRowWindow } from './useRowWindow.ts'

const rowHeight = 48

/** A row that keeps the room of those that are not in the document. */
function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true" className="data-spacer">
      <td colSpan={span} style={{ height }} />
    </tr>
  )
}

/** Rows under headings that sort. */
export function RowTable<Row extends object>({ label, columns, rows, sort, onSort, actions }: OrderedTableProps<Row>) {
  const { items, before, after, list } = useRowWindow<HTMLTableSectionElement>(rows.length, rowHeight)
  const span = columns.length + (actions ? 1 : 0)
  return (
    <div className="data-table-sheet">
      <table className="data-table" aria-label={label} aria-rowcount={rows.length + 1}>
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} className={`data-${width}`} />
          ))}
          {actions && <col className="data-actions" />}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className="data-actions">
                {actions.label}
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={list}>
          <Spacer height={before} span={span} />
          {items.map(({ index }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <tr key={row.id} aria-rowindex={index + 2}>
                {columns.map(({ id, cell, atEnd }) => (
                  <td key={id} data-end={atEnd || undefined}>
                    <div className="data-cell">{cell(row.original)}</div>
                  </td>
                ))}
                {actions && <td className="data-actions">{actions.cell(row.original)}</td>}
              </tr>
            )
          })}
          <Spacer height={after} span={span} />
        </tbody>
      </table>
    </div>
  )
}
