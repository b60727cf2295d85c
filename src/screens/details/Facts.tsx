import { wordPath, type Json } from '#engine/record/path.ts'
import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import { columnLabelKeys, definitionKey } from '#engine/text/wordKeys.ts'
import { ColumnCell } from '#fields/values/ColumnCell.tsx'
import { useText } from '#ui/text/useText.ts'

/** Where a section of details stands: its definition as `folder/name`, the folder of its record, and its own id. */
export interface SectionPlace {
  name: string
  namespace: string
  section: string
}

/** The words above or beside what a column shows: those of the section, else the label of the field. */
export function columnKeys({ name, namespace, section }: SectionPlace, ...columns: readonly PlanColumn[]): string[] {
  const own = columns.slice(0, 1).map(({ path }) => {
    return definitionKey(name, 'details', `sections.${section}.columns.${wordPath(path)}`)
  })
  return [...own, ...columns.flatMap((column) => columnLabelKeys(namespace, column))]
}

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
