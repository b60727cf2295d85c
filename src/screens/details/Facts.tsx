import type { Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/plan/ListPlan.ts'
import { ColumnCell } from '#fields/values/ColumnCell.tsx'
import { useText } from '#ui/text/useText.ts'
import { columnKeys, type SectionPlace } from './columnKeys.ts'

interface FactsProps {
  place: SectionPlace
  /** What stands above them; a single field that is called the same need not say it again. */
  title?: string | undefined
  columns: readonly PlanColumn[]
  record: Json
}

/** Label and value of each field, in two columns; a value that is empty is a quiet dash. */
export function Facts({ place, title, columns, record }: FactsProps) {
  const text = useText()
  return (
    <dl className="details-facts">
      {columns.map((column) => {
        const label = text(columnKeys(place, column))
        const said = columns.length === 1 && label === title
        return (
          <div key={column.path} data-wide={column.kind === 'paragraph' || undefined}>
            <dt className={said ? 'visually-hidden' : undefined}>{label}</dt>
            <dd>
              <ColumnCell column={column} record={record} as="Show" />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
