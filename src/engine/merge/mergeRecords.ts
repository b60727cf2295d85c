import type { FieldsPlan, FormPlan, PlanField } from '../plan/FormPlan.ts'
import type { PlanColumn } from '../plan/ReadPlan.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { getAt, itemsIn, setAt, storedId, type Json } from '../record/path.ts'
import { isShownOnly } from '../schema/property.ts'
import { propertyAt } from '../schema/propertyAt.ts'
import { isEmpty, isSame, withValue } from '../record/isSame.ts'
import { withoutRemovedIds } from './withoutRemovedIds.ts'
import { mapSides, type Sides } from './Sides.ts'

/** Whose value counts where both changed the same. */
export type Side = 'mine' | 'theirs'

/** Whose value counts, by the key of a difference. Mine unless it is said. */
export type Choices = Readonly<Record<string, Side>>

/** How a form shows a part of its record. */
interface Shown {
  label: readonly string[]
  columns: readonly PlanColumn[]
}

/** A field, an item, a file or an optional part that one of the editors changed. */
export interface Difference extends Shown {
  /** An item that has an id is named by it, so that the key stays when others come and go. */
  key: string
  /** Path of the field, list or part of the form that it belongs to. */
  path: string
  /** Who changed it: one of the two, or both and not to the same. */
  by: Side | 'both'
  /** The items that hold it, from the outermost on. */
  items: readonly (Shown & { item: Json })[]
  /** It comes and goes as a whole. */
  isWhole: boolean
  /** Where its sides hold the list whose items the columns are read from: a list that is one value. */
  listAt?: string
  /** The value from which its columns are read. Undefined if there is none. */
  sides: Sides<Json | undefined>
}

interface Walk {
  plan: FieldsPlan
  /** Where the words of its definition stand. */
  words: string
  key: string
  /** Path of the list of the form that holds the item. */
  list?: string
  items: Difference['items']
  formOf: (name: string) => FormPlan
  choices: Choices
  note: (difference: Difference) => void
}

/**
 * Merges two changes of one record, field by field and item by item. A change of one side is taken; if both changed the
 * same value differently, `choices` decides. Values that the form cannot change stay as stored.
 * @param formOf returns the forms of items
 */
export function mergeRecords(
  plan: FormPlan,
  sides: Sides<Json>,
  formOf: Walk['formOf'],
  choices: Choices = {},
): { record: Json; differences: Difference[] } {
  const differences: Difference[] = []
  const note = (difference: Difference) => void differences.push(difference)
  const record = mergeFields({ plan, words: plan.words, key: '', items: [], formOf, choices, note }, sides)
  return { record, differences }
}

/** Applies the changes made here to the record that the other editor has saved. */
function mergeFields(walk: Walk, sides: Sides<Json>): Json {
  const { fields, sections } = walk.plan
  const parts = sections.flatMap(({ id, optional }) => (optional ? [{ id, path: optional.path }] : []))
  const whole = parts.filter(({ path }) => isPresenceAtStake(valuesAt(sides, path)))
  const isInside = ({ path }: PlanField) => whole.some((part) => path.startsWith(`${part.path}.`))
  // Values that the server sets follow from the other values.
  const mergedFields = fields.filter((field) => !isInside(field) && !isShownOnly(field.schema))
  const merged = [
    ...mergedFields.map((field): [string, unknown] => [field.path, mergeField(walk, field, sides)]),
    ...whole.map(({ id, path }): [string, unknown] => [path, mergePart(walk, id, path, sides)]),
  ]
  return merged.reduce((record, [path, value]) => withValue(record, path, value), sides.theirs)
}

const valuesAt = (sides: Sides<Json>, path: string): Sides => mapSides(sides, (value) => getAt(value, path))

/** Whether one side alone removed or added an optional part. The part is then merged as one value. */
const isPresenceAtStake = ({ base, mine, theirs }: Sides): boolean =>
  (isEmpty(mine) || isEmpty(theirs)) && ![base, mine, theirs].every(isEmpty)

/**
 * Merges a list item by item if its stored items have ids; without ids, items cannot be matched and the list is one
 * value. A place that the form itself names (`contacts.0.email`) is a field like any other: no form moves, adds or
 * removes such a place. If another program did, its value differs and the user is asked.
 */
function mergeField(walk: Walk, field: PlanField, sides: Sides<Json>): unknown {
  const { path, schema, entry } = field
  const values = valuesAt(sides, path)
  const isList = entry !== undefined || (schema.upload !== undefined && schema.items !== undefined)
  if (isList && [values.base, values.theirs].flatMap(itemsIn).every((item) => storedId(item) !== undefined)) {
    return mergeItems(walk, field, values)
  }
  const columns = entry ? entryForm(walk, entry).columns : [field]
  const shown = { label: [`${field.words}.label`], columns, ...(entry && { listAt: path }) }
  const place = { ...shown, key: path, path, isWhole: schema.upload !== undefined }
  return valueOfSide(chooseSide(walk, place, values, sides), schema, values)
}

/** The value of a side. Ids and files of the user's value that no longer exist are dropped. */
const valueOfSide = (side: Side, schema: PropertySchema, values: Sides): unknown =>
  side === 'mine' ? withoutRemovedIds(schema, values) : values.theirs

/**
 * Merges an optional part as one value.
 * @param section whose checkbox makes the part present
 */
function mergePart(walk: Walk, section: string, path: string, sides: Sides<Json>): unknown {
  const values = valuesAt(sides, path)
  const label = [`${walk.words}.sections.${section}.title`]
  const columns = walk.plan.fields.filter((field) => field.path.startsWith(`${path}.`))
  const side = chooseSide(walk, { label, columns, key: path, path, isWhole: true }, values, sides)
  return valueOfSide(side, propertyAt(walk.plan.schema, path)?.schema ?? {}, values)
}

type Place = Pick<Difference, 'key' | 'path' | 'label' | 'columns' | 'isWhole' | 'listAt'>

/** The side that changed a value, or both. */
function changedBy({ base, mine, theirs }: Sides): Side | 'both' {
  if (isSame(mine, base)) return 'theirs'
  return isSame(theirs, base) ? 'mine' : 'both'
}

/**
 * Decides whose value counts, and notes the difference for the dialog. Equal values need no decision.
 * @param holders records from which the dialog reads the columns of the difference
 */
function chooseSide(walk: Walk, place: Place, values: Sides, holders: Sides<Json | undefined>): Side {
  if (isSame(values.mine, values.theirs)) return 'theirs'
  const by = changedBy(values)
  const { items, list = place.path } = walk
  const key = walk.key + place.key
  const sides = mapSides(holders, (holder, side) => (isEmpty(values[side]) ? undefined : holder))
  walk.note({ ...place, key, path: list, by, items, sides })
  return by === 'both' ? (walk.choices[key] ?? 'mine') : by
}

/** Merges lists item by item, in the order of the stored items. */
function mergeItems(walk: Walk, field: PlanField, sides: Sides): Json[] {
  const lists = mapSides(sides, itemsIn)
  const ids = new Set([...lists.theirs, ...lists.mine].flatMap((item) => storedId(item) ?? []))
  const known = [...ids].flatMap((id): Json[] => {
    const ofItem = mapSides(lists, (items) => items.find((item) => storedId(item) === id))
    const merged = mergeItem(walk, field, id, ofItem)
    return merged ? [merged] : []
  })
  const added = lists.mine.filter((item) => storedId(item) === undefined)
  added.forEach((mine, at) => mergeItem(walk, field, `new${at}`, { base: undefined, mine, theirs: undefined }))
  return [...known, ...added]
}

/** An item that is deleted on one side and unchanged on the other is deleted. Otherwise the user chooses. */
function mergeItem(walk: Walk, field: PlanField, id: string, sides: Sides<Json | undefined>): Json | undefined {
  const { path, words, entry, schema } = field
  const { base, mine, theirs } = sides
  const key = `${path}.${id}`
  const label = [`${words}.label`]
  if (!entry) {
    const holders = mapSides(sides, (file) => file && setAt<Json>({}, path, [file]))
    return sides[chooseSide(walk, { key, path, label, columns: [field], isWhole: true }, sides, holders)]
  }
  const form = entryForm(walk, entry)
  if (mine && theirs) {
    const items = [...walk.items, { label, columns: form.columns, item: mine }]
    const inner = { ...walk, ...form, key: `${walk.key}${key}.`, list: walk.list ?? path, items }
    return mergeFields(inner, { base: base ?? {}, mine, theirs })
  }
  const { columns } = form
  const side = chooseSide(walk, { key, path, label, columns, isWhole: true }, sides, sides)
  return valueOfSide(side, schema.items ?? {}, sides) as Json | undefined
}

/**
 * The fields and columns of an item: of its own form, or typed in place. The file of a document is added, which may be
 * all that identifies it.
 */
function entryForm({ formOf, words }: Walk, entry: NonNullable<PlanField['entry']>) {
  if ('plan' in entry) return { plan: entry.plan, words, columns: entry.columns }
  const plan = formOf(entry.form)
  // A document is known by its file where nothing else is said of it.
  const columns = [...entry.columns, ...plan.fields.filter(({ path }) => path === entry.file)]
  return { plan, words: plan.words, columns }
}
