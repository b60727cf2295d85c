import type { Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/table/tablePlan.ts'
import { fieldKeys } from '#engine/text/wordKeys.ts'
import { useFieldServices } from '#fields/FieldServices.ts'
import { fields } from '#fields/fields.ts'
import { useText } from '#ui/text/useText.ts'
import { shownAt } from '../shownAt.ts'
import { useShownText } from '../useShownText.ts'

/** Label and value of each field, in two columns; a value that is empty is a quiet dash. */
export function Facts({ columns, record }: { columns: readonly PlanColumn[]; record: Json }) {
  const { namespace } = useFieldServices()
  const text = useText()
  const textOf = useShownText()
  return (
    <dl className="details-facts">
      {columns.map((column) => {
        const { Show } = fields[column.kind]
        const isEmpty = textOf(column, record) === ''
        return (
          <div key={column.path} data-wide={column.kind === 'paragraph' || undefined}>
            <dt>{text(fieldKeys(namespace, column.words, 'label'))}</dt>
            <dd>{isEmpty ? <span className="quiet-dash">–</span> : <Show {...shownAt(column, record)} />}</dd>
          </div>
        )
      })}
    </dl>
  )
}
