import { getAt, isAbsent, isObject, itemsIn, setAt, storedId, type Json } from '../record/path.ts'
import type { FieldsPlan } from '../plan/FormPlan.ts'
import { isSame } from '../record/isSame.ts'
import { isActive, type Evaluation } from './evaluate.ts'

/** Values that a choice removed from the form, so that the user can put them back. */
export interface Cleared {
  /** Path of the field that was chosen in, and what stood there before. */
  when: string
  before: unknown
  /** The values that went, by path of the rule. */
  values: readonly (readonly [path: string, value: unknown])[]
  fields: readonly ClearedField[]
  /** The fields that are not shown any more, and have something in them. */
  hidden: readonly ClearedField[]
}

interface ClearedField {
  path: string
  /** Number of entries; undefined if the value is no list. */
  count: number | undefined
}

/** A change at one path of a form. */
export interface FormChange {
  when: string
  /** The form before the change. */
  before: Evaluation
  /** The record after it. */
  next: Json
  /** Paths that rules clear by this change. */
  ruled: readonly string[]
  /** Values that earlier changes at this path have removed. */
  earlier?: Cleared | undefined
}

/**
 * Values removed by a change, added to those removed earlier: values that rules clear, removed items or files of a list, a
 * single file, and an optional part whose box is unticked. Undefined if nothing is removed.
 */
export function takenOut(plan: FieldsPlan, { when, before, next, ruled, earlier }: FormChange): Cleared | undefined {
  const { fields } = plan
  const paths = losesItself(plan, when) ? [...ruled, when] : ruled
  const lost = paths.map((path): LostValue => [path, lostBy(getAt(before.typed, path), getAt(next, path))])
  if (filledBy(lost, fields).length === 0) return undefined
  const known = new Map(earlier?.values)
  const values = lost.map(([path, value]): LostValue => [path, joined(known.get(path), value)])
  const hidden = earlier?.hidden ?? []
  const start = startOf(when, earlier, hidden, before)
  return { when, before: start, values, fields: filledBy(values, fields).map(counted), hidden }
}

type LostValue = Cleared['values'][number]

/** Whether a change of a field can remove part of its own value: entries of a list, files, an optional part. */
function losesItself({ fields, sections }: FieldsPlan, path: string): boolean {
  const isList = fields.some((field) => field.path === path && (field.entry ?? field.kind === 'files'))
  const isPart = sections.some(({ optional }) => optional?.path === path)
  return isList || isPart
}

/** The fields in which removed values stood. */
function filledBy(values: Cleared['values'], fields: FieldsPlan['fields']) {
  const whole = putValues({}, values)
  return fields.map(({ path }) => ({ path, value: getAt(whole, path) })).filter(({ value }) => !isAbsent(value))
}

/** The choice to go back to: the one of now where it shows what went before, else the one that did. */
function startOf(when: string, earlier: Cleared | undefined, hidden: Cleared['hidden'], now: Evaluation): unknown {
  const gone = [...(earlier?.fields ?? []), ...hidden]
  return gone.every(({ path }) => isActive(now.layout, path)) ? getAt(now.typed, when) : earlier?.before
}

const counted = ({ path, value }: { path: string; value: unknown }): ClearedField => ({
  path,
  count: Array.isArray(value) ? value.length : undefined,
})

/**
 * Values that a choice has hidden: values that it removed before and that are still missing, and the fields that it now
 * hides. A field that is shown again is not removed. Undefined if the choice removed nothing.
 * @param before the form before the choice; undefined where something else has changed
 */
export function hiddenBy(
  { fields }: FieldsPlan,
  when: string,
  earlier: Cleared | undefined,
  before: Evaluation | undefined,
  now: Evaluation,
): Cleared | undefined {
  const isHidden = ({ path }: { path: string }) => {
    const typed = getAt(now.typed, path)
    return !isActive(now.layout, path) && !isAbsent(typed) && !isSame(typed, getAt(now.record, path))
  }
  const still = (earlier?.hidden ?? []).filter(isHidden)
  const isNew = ({ path }: { path: string }) =>
    before !== undefined && isActive(before.layout, path) && still.every((field) => field.path !== path)
  const added = fields
    .filter((field) => isNew(field) && isHidden(field))
    .map(({ path }) => counted({ path, value: getAt(now.typed, path) }))
  const hidden = [...still, ...added]
  if (hidden.length === 0 && (earlier?.values ?? []).length === 0) return undefined
  const cleared = { ...(earlier ?? { when, before: undefined, values: [], fields: [] }), hidden }
  return before && added.length > 0 ? { ...cleared, before: startOf(when, earlier, still, before) } : cleared
}

/** Whether two items are one, as a control may write them anew. */
const isSameItem = (one: unknown, other: unknown): boolean =>
  one === other || (storedId(one) !== undefined && storedId(one) === storedId(other))

/** The lost part of a value: all of it if none is left, or the removed items of a list that became shorter. */
function lostBy(value: unknown, left: unknown): unknown {
  if (left === undefined || isOther(value, left)) return value
  const [items, others] = [itemsIn(value), itemsIn(left)]
  return others.length < items.length
    ? items.filter((item) => !others.some((other) => isSameItem(item, other)))
    : undefined
}

/** Puts removed values back into a record, next to the values typed there since. */
export function withCleared(record: Json, { values }: Pick<Cleared, 'values'>): Json {
  return putValues(
    record,
    values.map(([path, value]) => {
      const now = getAt(record, path)
      return [path, isOther(value, now) ? value : joined(value, now)] as const
    }),
  )
}

function putValues(record: Json, values: Cleared['values']): Json {
  return values.reduce((put, [path, value]) => setAt(put, path, value), record)
}

/** Whether two values are objects of different ids, as two files are. */
const isOther = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other) && storedId(one) !== storedId(other)

/** Both values in one: entries of both, and what both hold as it is now. */
function joined(before: unknown, now: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(now)) return [...(before as unknown[]), ...(now as unknown[])]
  if (!isObject(before) || !isObject(now) || isOther(before, now)) return now ?? before
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  return Object.fromEntries([...names].map((name) => [name, joined(before[name], now[name])]))
}
