import type { DetailsSectionPlan, PlanColumn } from '#engine/plan/ReadPlan.ts'
import { getAt, itemsAt, type Json } from '#engine/record/path.ts'
import { useFileBytes } from '#fields/FieldServices.ts'
import { entriesOf } from '#fields/files/fileEntries.ts'
import { useColumnText } from '#fields/columns/columnText.ts'
import { Gallery } from '#ui/gallery/Gallery.tsx'
import { icons } from '#ui/icons.tsx'
import { SectionCard } from '#ui/Page.tsx'
import type { MenuItem } from '#ui/menu/MenuButton.tsx'
import { useText } from '#ui/text/useText.ts'
import { ActionButton } from '../actions/ActionButtons.tsx'
import { Advised } from '../Advised.tsx'
import { firstFieldOf, isEmpty } from './contents.ts'
import { EntryTable } from './EntryTable.tsx'
import { Facts, type SectionWord } from './Facts.tsx'
import { PointingRecords } from './PointingRecords.tsx'

interface DetailsSectionProps {
  /** Where the words of the definition stand. */
  words: string
  plan: DetailsSectionPlan
  record: Json
  items: readonly MenuItem[]
  /** Paper leaves the section out. */
  unprinted: boolean
}

/** An action that opens a form, at the first field of a section. */
function atSection(item: MenuItem, plan: DetailsSectionPlan): MenuItem {
  const first = firstFieldOf(plan)
  return item.to === undefined || first === undefined ? item : { ...item, to: `${item.to}#${first}` }
}

const uploadOf = (gallery?: PlanColumn): { bytes?: string; whole?: boolean } => gallery?.schema.upload ?? {}

const picturesOf = (gallery: PlanColumn | undefined, record: Json) =>
  gallery ? entriesOf(getAt(record, gallery.path)) : []

const holdsPicturesAlone = ({ fields, folds, lists, pointing }: DetailsSectionPlan) =>
  fields.length === 0 && folds.length === 0 && !lists && !pointing

/** A section of a record to read; where it holds nothing, it may say so and offer the next step. */
export function DetailsSection({ words, plan, record, items, unprinted }: DetailsSectionProps) {
  const text = useText()
  const textOf = useColumnText()
  const { id, fields, folds, gallery, pictureSize, lists, pointing } = plan
  const word: SectionWord = (part) => `${words}.sections.${id}.${part}`
  const title = text.optional(word('title'))
  const label = title ?? ''
  const help = text.optional(word('help'))
  const { bytes = '', whole } = uploadOf(gallery)
  const load = useFileBytes(bytes)
  const pictures = picturesOf(gallery, record)
  const isFilled = (column: PlanColumn): boolean => textOf(column, record) !== ''
  const empty = text.optional(word('empty'))
  if (empty !== undefined && isEmpty(plan, record, isFilled)) {
    const item = items.find(({ id: action }) => action === 'edit')
    return (
      <SectionCard title={title} unprinted>
        <div className="details-empty">
          <p>{empty}</p>
          {item && <ActionButton item={atSection(item, plan)} />}
        </div>
      </SectionCard>
    )
  }
  if (pictures.length === 0 && holdsPicturesAlone(plan)) return null
  return (
    <SectionCard title={title} help={help} unprinted={unprinted}>
      <div className={pictureSize ? 'details-beside' : undefined}>
        {pictures.length > 0 && (
          <Gallery
            label={label}
            pictures={pictures.map((picture) => ({ id: picture.resourceUuid, label: picture.label }))}
            load={load}
            size={pictureSize}
            whole={whole}
          />
        )}
        {fields.length > 0 && <Facts word={word} title={title} columns={fields} record={record} />}
      </div>
      {lists && <EntryTable word={word} label={label} lists={lists} entriesAt={(path) => itemsAt(record, path)} />}
      {[gallery, ...(lists ?? []).map(({ whole: list }) => list)].map(
        (column) =>
          column?.advice && (
            <Advised key={column.path} column={column} record={record}>
              {null}
            </Advised>
          ),
      )}
      {pointing && <PointingRecords word={word} label={label} plan={pointing} record={record} />}
      {/* The browser's own, so that keys and screen readers know them. */}
      {folds
        .filter((fold) => fold.fields.some(isFilled))
        .map((fold) => (
          <details key={fold.id} className="details-fold">
            <summary>
              <icons.down />
              <span>{text(word(`folds.${fold.id}`))}</span>
            </summary>
            <Facts word={word} columns={fold.fields} record={record} />
          </details>
        ))}
    </SectionCard>
  )
}
