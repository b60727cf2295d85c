import type { DetailsSectionPlan, PlanColumn } from '#engine/plan/ReadPlan.ts'
import { itemsAt, storedId, type Json } from '#engine/record/path.ts'
import { useFileBytes } from '#fields/FieldServices.ts'
import { useColumnText } from '#fields/values/columnText.ts'
import type { Upload } from '#generated/definitions.gen.ts'
import { Gallery } from '#ui/gallery/Gallery.tsx'
import { icons } from '#ui/icons.tsx'
import { SectionCard } from '#ui/Page.tsx'
import type { MenuItem } from '#ui/menu/MenuButton.tsx'
import { useText } from '#ui/text/useText.ts'
import { ActionButton } from '../actions/ActionButtons.tsx'
import { EntryTable } from './EntryTable.tsx'
import { Facts, type SectionWord } from './Facts.tsx'
import { PointingRecords } from './PointingRecords.tsx'

interface DetailsSectionProps {
  /** Where the words of the definition stand. */
  words: string
  plan: DetailsSectionPlan
  record: Json
  /** What can be done with the record. */
  items: readonly MenuItem[]
}

/** Whether nothing that a section shows has a value. */
function isEmpty(plan: DetailsSectionPlan, record: Json, isFilled: (column: PlanColumn) => boolean): boolean {
  const { fields, folds, gallery, lists = [] } = plan
  const paths = [...(gallery ? [gallery.path] : []), ...lists.map(({ path }) => path)]
  const columns = [...fields, ...folds.flatMap((fold) => fold.fields)]
  return !columns.some(isFilled) && paths.every((path) => itemsAt(record, path).length === 0)
}

/** A section of a record to read; where it holds nothing, it may say so and offer the next step. */
export function DetailsSection({ words, plan, record, items }: DetailsSectionProps) {
  const text = useText()
  const textOf = useColumnText()
  const { id, fields, folds, gallery, pictureSize, pointing } = plan
  const word: SectionWord = (part) => `${words}.sections.${id}.${part}`
  const title = text.optional(word('title'))
  const help = text.optional(word('help'))
  const pictures = gallery ? itemsAt(record, gallery.path) : []
  const isFilled = (column: PlanColumn): boolean => textOf(column, record) !== ''
  const empty = pointing ? undefined : text.optional(word('empty'))
  if (empty !== undefined && isEmpty(plan, record, isFilled)) {
    const item = items.find(({ id: action }) => action === 'edit')
    return (
      <SectionCard title={title}>
        <div className="details-empty">
          <p>{empty}</p>
          {item && <ActionButton item={item} />}
        </div>
      </SectionCard>
    )
  }
  return (
    <SectionCard title={title} help={help}>
      <div className={pictureSize ? 'details-beside' : undefined}>
        {gallery && pictures.length > 0 && (
          <Pictures label={title ?? ''} pictures={pictures} upload={gallery.schema.upload} size={pictureSize} />
        )}
        {fields.length > 0 && <Facts word={word} title={title} columns={fields} record={record} />}
      </div>
      <SectionList word={word} label={title ?? ''} plan={plan} record={record} />
      {/* The browser's own, so that keys and screen readers know them. */}
      {folds
        .filter((fold) => fold.fields.some(isFilled))
        .map((fold) => (
          <details key={fold.id} className="details-fold">
            <summary>
              <icons.down />
              {text(word(`folds.${fold.id}`))}
            </summary>
            <Facts word={word} columns={fold.fields} record={record} />
          </details>
        ))}
    </SectionCard>
  )
}

interface PicturesProps {
  label: string
  /** Entries with `resourceUuid` and `label`. */
  pictures: readonly Json[]
  upload: Pick<Upload, 'bytes' | 'whole'> | undefined
  size: DetailsSectionPlan['pictureSize']
}

/** The pictures of a record, fetched as the user who is signed in. */
function Pictures({ label, pictures, upload: { bytes, whole } = { bytes: '' }, size }: PicturesProps) {
  const load = useFileBytes(bytes)
  const known = pictures.flatMap(({ resourceUuid: id, label: name }) =>
    typeof id === 'string' ? [{ id, label: typeof name === 'string' ? name : '' }] : [],
  )
  return <Gallery label={label} pictures={known} load={load} size={size} whole={whole} />
}

interface SectionListProps extends Pick<DetailsSectionProps, 'plan' | 'record'> {
  word: SectionWord
  label: string
}

/** The list of a section: its own entries, or the records that point here. */
function SectionList({ plan: { lists, pointing }, record, ...others }: SectionListProps) {
  const id = storedId(record)
  if (pointing && id !== undefined) return <PointingRecords {...others} plan={pointing} id={id} />
  return lists && <EntryTable {...others} lists={lists} entriesAt={(path) => itemsAt(record, path)} />
}
