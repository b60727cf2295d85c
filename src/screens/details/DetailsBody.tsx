import type { DetailsPlan, DetailsSectionPlan } from '#engine/details/detailsPlan.ts'
import type { Condition } from '#generated/definitions.gen.ts'
import { getAt, isObject, type Json } from '#engine/record/path.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import { SectionCard } from '#ui/SectionCard.tsx'
import { useText } from '#ui/text/useText.ts'
import { EntryTable } from './EntryTable.tsx'
import { Facts } from './Facts.tsx'
import { RecordGallery } from './RecordGallery.tsx'

interface DetailsBodyProps {
  /** The details definition as `folder/name`. */
  name: string
  plan: DetailsPlan
  record: Json
  /** Whether a condition of the definition holds. */
  holds: (condition: Condition) => boolean
}

const entriesAt = (record: Json, path: string): Json[] => {
  const value = getAt(record, path)
  return (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isObject)
}

/** A section is left out where its condition says so, and where there is nothing that it could ever show. */
function isShown({ shownIf, fields, gallery, list }: DetailsSectionPlan, { record, holds }: DetailsBodyProps): boolean {
  if (shownIf !== undefined && !holds(shownIf)) return false
  if (gallery && entriesAt(record, gallery.path).length > 0) return true
  return fields.length > 0 || list !== undefined
}

/** The sections of a record to read. */
export function DetailsBody(props: DetailsBodyProps) {
  const { name, plan, record } = props
  const text = useText()
  return (
    <div className="details-sections">
      {plan.sections
        .filter((section) => isShown(section, props))
        .map(({ id, fields, gallery, list }) => {
          const title = text.optional(definitionKey(name, 'details', `sections.${id}.title`))
          return (
            <SectionCard key={id} title={title}>
              {gallery && (
                <RecordGallery
                  label={title ?? ''}
                  pictures={entriesAt(record, gallery.path)}
                  operation={gallery.schema.upload?.bytes ?? ''}
                />
              )}
              {fields.length > 0 && <Facts columns={fields} record={record} />}
              {list && <EntryTable label={title ?? ''} columns={list.columns} entries={entriesAt(record, list.path)} />}
            </SectionCard>
          )
        })}
    </div>
  )
}
