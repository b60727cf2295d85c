import { getAt, isAbsent, isObject, isWithin, listOf, setAt, type Json } from '../record/path.ts'
import type { FieldsPlan } from '../plan/FormPlan.ts'

/** What a choice took out of the form, to be put back if that was not meant. */
export interface Cleared {
  /** Path of the field that was chosen in, and what stood there before. */
  when: string
  before: unknown
  /** The values that went, by path of the rule. */
  values: readonly (readonly [path: string, value: unknown])[]
  /** Paths of the fields that had something in them, each with how many entries. */
  fields: readonly { path: string; count: number | undefined }[]
}

/**
 * What a change of one field takes away, beside what it took before; undefined where it takes nothing.
 * @param paths what the rules clear
 */
export function clearedBy(
  { fields }: FieldsPlan,
  record: Json,
  when: string,
  paths: readonly string[],
  earlier?: Cleared,
): Cleared | undefined {
  const held = fields
    .filter(({ path }) => paths.some((cleared) => isWithin(path, cleared)))
    .map(({ path }) => ({ path, value: getAt(record, path) }))
    .filter(({ value }) => !isAbsent(value))
  if (held.length === 0) return undefined
  const values = paths.map((path) => {
    const before = earlier?.values.find(([own]) => own === path)?.[1]
    return [path, joined(before, getAt(record, path))] as const
  })
  const all = [...new Set([...(earlier?.fields ?? []), ...held].map(({ path }) => path))]
  const whole = putValues(record, values)
  return {
    when,
    before: getAt(record, when),
    values,
    fields: all.map((path) => {
      const value = getAt(whole, path)
      return { path, count: Array.isArray(value) ? value.length : undefined }
    }),
  }
}

/** The items that a list loses by its next value; undefined where it loses none. */
export function takenOut(
  { fields }: FieldsPlan,
  record: Json,
  path: string,
  next: unknown,
  earlier?: Cleared,
): Cleared | undefined {
  const [items, left] = [listOf(getAt(record, path)), listOf(next)]
  if (left.length >= items.length || !fields.some((field) => field.path === path && field.entry)) return undefined
  const gone = [...listOf(earlier?.values[0]?.[1]), ...items.filter((item) => !left.includes(item))]
  return { when: path, before: undefined, values: [[path, gone]], fields: [{ path, count: gone.length }] }
}

/** The record with what went put back, beside what was typed there since. */
export function withCleared(record: Json, { values }: Pick<Cleared, 'values'>): Json {
  return putValues(
    record,
    values.map(([path, value]) => [path, joined(value, getAt(record, path))] as const),
  )
}

function putValues(record: Json, values: Cleared['values']): Json {
  return values.reduce((put, [path, value]) => setAt(put, path, value), record)
}

/** Both values in one: entries of both, and what both hold as it is now. */
function joined(before: unknown, now: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(now)) return [...(before as unknown[]), ...(now as unknown[])]
  if (!isObject(before) || !isObject(now)) return now ?? before
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  return Object.fromEntries([...names].map((name) => [name, joined(before[name], now[name])]))
}
