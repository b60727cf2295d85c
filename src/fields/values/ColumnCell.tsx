import { Fragment } from 'react'
import { storedId, type Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/plan/ListPlan.ts'
import { folderOf } from '#engine/schema/definitionName.ts'
import { fieldKeys } from '#engine/text/wordKeys.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { useText } from '#ui/text/useText.ts'
import type { ShowProps } from '../Field.ts'
import { normalText } from './formatOf.ts'
import { reachedRows, shownAt, useColumnText } from './columnText.ts'
import { useTextSurroundings } from '../controls/useTextSurroundings.ts'
import { useFieldServices } from '../FieldServices.ts'
import { fields } from '../kinds/fields.ts'
import { FieldsOf } from './FieldsOf.tsx'

interface ColumnCellProps {
  column: PlanColumn
  /** What holds the fields: the record, or an entry of a list. */
  record: Json
  /** How much room there is: that of a cell, or that of a page. */
  as?: 'Cell' | 'Show'
}

/** What a column shows of a record, each field by its kind; nothing is a dash, or is said in words where there are some. */
export function ColumnCell({ column, record, as = 'Cell' }: ColumnCellProps) {
  const { namespace } = useFieldServices()
  const text = useText()
  const textOf = useColumnText()
  const { lines, texts, kind, schema, words, to, through } = column
  const shown = textOf(column, record)
  if (shown === '') {
    return <span className="quiet-dash">{text.optional(fieldKeys(namespace, words, 'none')) ?? '–'}</span>
  }
  // What stands in a link holds none.
  const isLink = through !== undefined || (schema.items ?? schema).refers !== undefined
  if (texts || (isLink && to !== undefined)) return <>{shown}</>
  if (through) return <ReachedCell column={through} record={record} as={as} />
  if (lines) {
    const filled = lines.filter((line) => textOf(line, record) !== '')
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
  const Shown = fields[kind][as]
  const props = shownAt(column, record)
  if (as === 'Cell' || !column.schema.copy) return <Shown {...props} />
  return (
    <span className="field-copied">
      <span>
        <Shown {...props} />
      </span>
      <CopyValue {...props} />
    </span>
  )
}

/** The button that copies a value: in its normal form, as other forms want it, without the gaps in which it is read. */
function CopyValue({ path, schema, value }: ShowProps) {
  const { namespace, formats } = useFieldServices()
  const text = useText()
  const label = text(fieldKeys(namespace, path, 'label'))
  return <CopyButton label={label} value={normalText(String(value), schema, formats)} />
}

/** A field of the records to which a reference leads, in their own words. */
function ReachedCell({ column: through, record, as }: { column: Through; record: Json; as: 'Cell' | 'Show' }) {
  const surroundings = useTextSurroundings()
  return (
    <FieldsOf namespace={folderOf(through.record)}>
      {reachedRows(through, record, surroundings).map((row, place) => (
        <Fragment key={storedId(row) ?? place}>
          {place > 0 && ', '}
          <ColumnCell column={through.column} record={row} as={as} />
        </Fragment>
      ))}
    </FieldsOf>
  )
}

type Through = NonNullable<PlanColumn['through']>
