import { Fragment, type ReactNode } from 'react'
import type { Kind } from '#engine/schema/kindOf.ts'
import { storedId, type Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import { columnLabelKeys } from '#engine/words/wordKeys.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import type { ReadField, ShownProps } from '../Field.ts'
import { columnsText, columnText, reachedRows, shownAt } from './columnText.ts'
import { fields } from '../kinds/fields.ts'
import { normalText, useTextSurroundings } from '../values/valueText.ts'

interface ColumnCellProps {
  column: PlanColumn
  /** The object that holds the fields: the record, or an entry of a list. */
  record: Json
  /** The available room: a cell or a page. */
  as?: 'Cell' | 'Show'
}

/** The content of a column, each field by its kind. An empty value is a dash, or its words if there are some. */
export function ColumnCell({ column, record, as = 'Cell' }: ColumnCellProps) {
  const surroundings = useTextSurroundings()
  const { text, formats } = surroundings
  const { lines, texts, kind, schema, words, to, through } = column
  const shown = columnText(column, record, surroundings)
  if (shown === '') {
    return <span className="quiet-dash">{text.optional(`${words}.none`) ?? '–'}</span>
  }
  // The content of a link holds no link.
  const isLink = through !== undefined || (schema.items ?? schema).refers !== undefined
  if (texts || (isLink && to !== undefined)) return <span>{shown}</span>
  if (through) {
    return reachedRows(through, record, surroundings).map((row, place) => (
      <Fragment key={storedId(row) ?? place}>
        {place > 0 && <span>, </span>}
        <ColumnCell column={through.column} record={row} as={as} />
      </Fragment>
    ))
  }
  if (lines) {
    const filled = lines.filter((line) => columnText(line, record, surroundings) !== '')
    return (
      <span className="field-lines">
        {filled.map((line) => (
          <span key={line.path}>
            <ColumnCell column={line} record={record} as={as} />
          </span>
        ))}
      </span>
    )
  }
  const props = { ...shownAt(column, record), text: shown }
  const value = <ShownValue {...props} kind={kind} as={as} />
  if (as === 'Cell' || !schema.copy) return value
  return (
    <span className="field-copied">
      <span>{value}</span>
      {/* In its normal form, as other forms want it, without the gaps in which it is read. */}
      <CopyButton label={text(`${words}.label`)} value={normalText(String(props.value), schema, formats)} />
    </span>
  )
}

function ShownValue({ kind, as, ...shown }: ShownProps & { kind: Kind; as: 'Cell' | 'Show' }) {
  const { Show, Cell = Show }: ReadField = fields[kind]
  const Shown = as === 'Cell' ? Cell : Show
  return Shown ? <Shown {...shown} /> : <span>{shown.text}</span>
}

interface ItemFactsProps {
  columns: readonly PlanColumn[]
  item: Json
  /** How the item is called where nothing of it can be read. */
  otherwise?: string | undefined
  /** Rendered beside the columns; gets the name by which people know the item. */
  children?: (name: string) => ReactNode
}

/** The columns of an item as a list of terms, for a place without a table. */
export function ItemFacts({ columns, item, otherwise = '', children }: ItemFactsProps) {
  const surroundings = useTextSurroundings()
  const name = columnsText(columns, item, surroundings)
  return (
    <>
      <dl>
        {columns.map((column) => (
          <div key={column.path}>
            <dt>{surroundings.text(columnLabelKeys(column))}</dt>
            <dd>
              <ColumnCell column={column} record={item} />
            </dd>
          </div>
        ))}
      </dl>
      {children?.(name || otherwise)}
    </>
  )
}
