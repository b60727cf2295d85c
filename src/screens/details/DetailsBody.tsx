import type { DetailsPlan, DetailsSectionPlan } from '#engine/plan/DetailsPlan.ts'
import { itemsAt, type Json } from '#engine/record/path.ts'
import type { Condition } from '#generated/definitions.gen.ts'
import { useFieldServices } from '#fields/FieldServices.ts'
import type { MenuItem } from '#ui/menu/MenuButton.tsx'
import { DetailsSection } from './DetailsSection.tsx'

interface DetailsBodyProps {
  /** The details definition as `folder/name`. */
  name: string
  plan: DetailsPlan
  record: Json
  /** Whether a condition of the definition holds. */
  holds: (condition: Condition) => boolean
  /** What can be done with the record. */
  items: readonly MenuItem[]
}

/** A section is left out where its condition says so, and where there is nothing that it could ever show. */
function isShown(section: DetailsSectionPlan, { record, holds }: DetailsBodyProps): boolean {
  const { show, fields, folds, gallery, list, pointing } = section
  if (show !== undefined && !holds(show)) return false
  if (gallery && itemsAt(record, gallery.path).length > 0) return true
  return fields.length > 0 || folds.length > 0 || (list ?? pointing) !== undefined
}

/** The sections of a record to read. */
export function DetailsBody(props: DetailsBodyProps) {
  const { name, plan, record, items } = props
  const { namespace } = useFieldServices()
  return (
    <div className="details-sections">
      {plan.sections
        .filter((section) => isShown(section, props))
        .map((section) => (
          <DetailsSection
            key={section.id}
            place={{ name, namespace, section: section.id }}
            plan={section}
            record={record}
            items={items}
          />
        ))}
    </div>
  )
}
