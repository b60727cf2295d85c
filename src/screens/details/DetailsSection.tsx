import type { DetailsSectionPlan } from '#engine/plan/DetailsPlan.ts'
import type { PlanColumn } from '#engine/plan/ListPlan.ts'
import { itemsAt, storedId, type Json } from '#engine/record/path.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import { useColumnText } from '#fields/values/columnText.ts'
import { SectionCard } from '#ui/SectionCard.tsx'
import type { MenuItem } from '#ui/menu/MenuButton.tsx'
import { useText } from '#ui/text/useText.ts'
import { ActionButton } from '../ActionButton.tsx'
import type { SectionPlace } from './columnKeys.ts'
import { EntryTable } from './EntryTable.tsx'
import { Facts } from './Facts.tsx'
import { Folds } from './Folds.tsx'
import { PointingRecords } from './PointingRecords.tsx'
import { RecordGallery } from './RecordGallery.tsx'

interface DetailsSectionProps {
  place: SectionPlace
  plan: DetailsSectionPlan
  record: Json
  /** What can be done with the record. */
  items: readonly MenuItem[]
}

/** Whether nothing that a section shows has a value. */
function isEmpty(plan: DetailsSectionPlan, record: Json, isFilled: (column: PlanColumn) => boolean): boolean {
  const { fields, folds, gallery, list } = plan
  const paths = [...(gallery ? [gallery.path] : []), ...(list?.lists ?? []).map(({ path }) => path)]
  const columns = [...fields, ...folds.flatMap((fold) => fold.fields)]
  return !columns.some(isFilled) && paths.every((path) => itemsAt(record, path).length === 0)
}

/** A section of a record to read; where it holds nothing, it may say so and offer the next step. */
export function DetailsSection({ place, plan, record, items }: DetailsSectionProps) {
  const text = useText()
  const textOf = useColumnText()
  const { id, fields, folds, gallery, pictureSize, next } = plan
  const word = (key: string): string => definitionKey(place.name, 'details', `sections.${id}.${key}`)
  const title = text.optional(word('title'))
  const help = text.optional(word('help'))
  const pictures = gallery ? itemsAt(record, gallery.path) : []
  const isFilled = (column: PlanColumn): boolean => textOf(column, record) !== ''
  if (next !== undefined && isEmpty(plan, record, isFilled)) {
    const item = items.find((one) => one.id === next)
    return (
      <SectionCard title={title}>
        <div className="details-empty">
          <p>{text(word('empty'))}</p>
          {item && <ActionButton item={item} />}
        </div>
      </SectionCard>
    )
  }
  return (
    <SectionCard title={title} help={help}>
      <div className={pictureSize ? 'details-beside' : undefined}>
        {gallery && pictures.length > 0 && (
          <RecordGallery
            label={title ?? ''}
            pictures={pictures}
            operation={gallery.schema.upload?.bytes ?? ''}
            size={pictureSize}
            whole={gallery.schema.upload?.whole}
          />
        )}
        {fields.length > 0 && <Facts place={place} title={title} columns={fields} record={record} />}
      </div>
      <SectionList place={place} label={title ?? ''} plan={plan} record={record} />
      <Folds place={place} folds={folds} record={record} />
    </SectionCard>
  )
}

interface SectionListProps extends Omit<DetailsSectionProps, 'items'> {
  label: string
}

/** The list of a section: its own entries, or the records that point here. */
function SectionList({ plan: { list, pointing }, record, ...others }: SectionListProps) {
  const id = storedId(record)
  if (pointing && id !== undefined) return <PointingRecords {...others} plan={pointing} id={id} />
  return list && <EntryTable {...others} plan={list} record={record} />
}
