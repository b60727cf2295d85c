import type { DetailsSectionPlan } from '#engine/plan/DetailsPlan.ts'
import type { Json } from '#engine/record/path.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import { useColumnText } from '#fields/values/columnText.ts'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import type { SectionPlace } from './columnKeys.ts'
import { Facts } from './Facts.tsx'

interface FoldsProps {
  place: SectionPlace
  folds: DetailsSectionPlan['folds']
  record: Json
}

/** The blocks of a section that open and close; the browser's own, so that keys and screen readers know them. */
export function Folds({ place, folds, record }: FoldsProps) {
  const text = useText()
  const textOf = useColumnText()
  const filled = folds.filter(({ fields }) => fields.some((field) => textOf(field, record) !== ''))
  return filled.map(({ id, fields }) => (
    <details key={id} className="details-fold">
      <summary>
        <icons.down />
        {text(definitionKey(place.name, 'details', `sections.${place.section}.folds.${id}`))}
      </summary>
      <Facts place={place} columns={fields} record={record} />
    </details>
  ))
}
