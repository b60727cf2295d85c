import { memo, useMemo, useRef, type ReactNode } from 'react'
import { icons } from '../icons.tsx'
import { useText } from '../text/useText.ts'
import type { DataTableProps, TableColumn, TableSort } from './TableColumn.ts'
import { useRowWindow } from './useRowWindow.ts'
import { tellCut, useSheetWidth } from './useSheet.ts'

const rowHeight = 56

/** Least widths in rem: a table with more columns than fit scrolls sideways in its sheet. */
const leastWidths: Record<TableColumn<object>['width'], number> = { narrow: 8, normal: 8.5, medium: 11, wide: 10 }
const actionsWidth = 5.5

/** A row that keeps the room of those that are not in the document. */
function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true" className="data-spacer">
      <td colSpan={span} style={{ height }} />
    </tr>
  )
}

interface RowProps<Row> {
  id: string
  row: Row
  /** Its place in the whole table, from 0. */
  position: number
  columns: readonly TableColumn<Row>[]
  /** The actions of the row, at its end. */
  offer: ((row: Row) => ReactNode) | undefined
}

/** A row of the table with its position for screen readers, as only visible rows are in the document. */
function OneRow<Row>({ id: key, row, position, columns, offer }: RowProps<Row>) {
  return (
    <tr aria-rowindex={position + 2} data-key={key}>
      {columns.map(({ id, cell, atEnd, names }) => (
        <td key={id} data-end={atEnd || undefined} data-names={names || undefined}>
          <div className="data-cell">{cell(row)}</div>
        </td>
      ))}
      {offer && <td className="data-actions">{offer(row)}</td>}
    </tr>
  )
}

/** While the table is scrolled, a row that stays on the page is not drawn again. */
const MemoRow = memo(OneRow) as typeof OneRow

/**
 * A table that renders only the rows near the visible part. On a narrow sheet, columns of low priority are left out
 * before it scrolls sideways.
 */
export function RowTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows, sort, onSort, actions } = props
  const { items, before, after, list } = useRowWindow<HTMLTableSectionElement, Row>(props, {
    rowHeight,
    isFixed: true,
  })
  const sheet = useRef<HTMLDivElement>(null)
  const widthOf = (columns: DataTableProps<Row>['columns']) =>
    columns.reduce((sum, { width }) => sum + leastWidths[width], actions ? actionsWidth : 0)
  const sheetWidth = useSheetWidth(sheet)
  const isCrowded = sheetWidth < widthOf(props.columns)
  const columns = useMemo(
    () => (isCrowded ? props.columns.filter(({ low }) => !low) : props.columns),
    [isCrowded, props.columns],
  )
  const span = columns.length + (actions ? 1 : 0)
  const sideways = sheetWidth < widthOf(columns)
  return (
    <div
      ref={sheet}
      className="data-table-sheet"
      onPointerOver={tellCut}
      {...(sideways && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <table
        className="data-table"
        style={{ minWidth: `${widthOf(columns)}rem` }}
        aria-label={label}
        aria-rowcount={rows.length + 1}
      >
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
          {items.map(({ index, id, row }) => (
            <MemoRow key={id} id={id} row={row} position={index} columns={columns} offer={actions?.cell} />
          ))}
          <Spacer height={after} span={span} />
        </tbody>
        <SumRow {...props} columns={columns} />
      </table>
    </div>
  )
}

interface SortHeaderProps<Row extends object> extends Pick<DataTableProps<Row>, 'sort' | 'onSort'> {
  column: TableColumn<Row>
}

/** First upwards, then downwards, then back to the order in which the rows came. */
function nextSort(column: string, sort: TableSort | undefined): TableSort | undefined {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? undefined : { column, descending: true }
}

/** The heading of a column, a button that sorts by it. */
function SortHeader<Row extends object>({ column: { id, label, atEnd, names }, sort, onSort }: SortHeaderProps<Row>) {
  const sorted = sort?.column === id ? sort : undefined
  const Arrow = sorted?.descending ? icons.sortDown : icons.sortUp
  const direction = sorted?.descending ? 'descending' : 'ascending'
  const order = sorted ? direction : 'none'
  return (
    <th scope="col" aria-sort={order} data-end={atEnd || undefined} data-names={names || undefined}>
      <button type="button" className="data-sort" onClick={() => onSort(nextSort(id, sort))}>
        <span>{label}</span>
        <Arrow className={sorted ? 'data-arrow' : 'data-arrow data-arrow-idle'} />
      </button>
    </th>
  )
}

type SumRowProps<Row extends object> = Pick<DataTableProps<Row>, 'columns' | 'sums' | 'actions'>

/** The last row, with the sums of the columns that have one. */
function SumRow<Row extends object>({ columns, sums, actions }: SumRowProps<Row>) {
  const text = useText()
  if (sums === undefined) return null
  return (
    <tfoot>
      <tr className="data-sums">
        {columns.map(({ id, sum, atEnd, names }, position) => (
          <td key={id} data-names={names || undefined} data-end={atEnd || undefined}>
            {sum ? <div className="data-cell">{sum(sums)}</div> : position === 0 && text('app:table.sum')}
          </td>
        ))}
        {actions && <td className="data-actions" />}
      </tr>
    </tfoot>
  )
}
