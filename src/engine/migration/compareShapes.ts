import { isWiderForm } from '../formats/widerForm.ts'
import { holderOf, lastStep, type Json } from '../record/path.ts'
import type { KnownShape } from './carryShape.ts'
import type { StoredField, StoredFields } from './storedShape.ts'

/** Stored values that a schema leaves behind. */
export interface LeftBehind {
  /** Path of the field, as it is stored. */
  path: string
  /** The change of the schema. */
  how: 'gone' | 'retyped' | 'values' | 'narrower' | 'required' | 'rules'
  /** The word of the schema that does not fit, where there is one. */
  word?: string
  what: string
}

/**
 * The parts of stored records that the current schema rejects, and those that it requires and they lack. None if every
 * stored record fits.
 */
export function compareShapes(known: KnownShape, after: StoredFields): LeftBehind[] {
  const { fields: before, accepted } = known
  // The shape of an earlier version has fewer details; missing details count as unchanged.
  const isWhole = before['*']?.type !== undefined
  const left: LeftBehind[] = []
  for (const [path, field] of Object.entries(before)) {
    if (isRuleHolder(path)) continue
    const lost = lostOf(path, field, { after, isWhole })
    left.push(...(accepted.has(path) ? lost.filter(({ how }) => how !== 'narrower' && how !== 'required') : lost))
  }
  for (const [path, field] of Object.entries(after)) {
    if (accepted.has(path) || !isHeld(path, before)) continue
    if (isRuleHolder(path)) left.push(...newRules(path, field, { before, after, isWhole }))
    else if (field.required && !(path in before)) left.push(newlyRequired(path))
  }
  return left
}

/** Reports the stored values of a field that the current schema leaves behind. */
function lostOf(
  path: string,
  field: StoredField,
  { after, isWhole }: { after: StoredFields; isWhole: boolean },
): LeftBehind[] {
  const now = after[path]
  if (!now) return takenAway(path, after)
  const lost = compareFields(path, isWhole ? field : { ...field, ...toldLater(now) }, now)
  // A rule may compare the value as a day or as a text.
  const isNewlyRead = field.format !== now.format && isRead(path, after)
  if (isNewlyRead && !lost.some(({ word }) => word === 'format')) lost.push(narrower(path, 'format'))
  return lost
}

/** Paths that end with an asterisk hold the rules of a record, of a part or of the entries of a list. */
const isRuleHolder = (path: string) => path.endsWith('*')

/** Whether the part of the record in which a field stands is there. */
function isHeld(path: string, fields: StoredFields): boolean {
  const holder = holderOf(path)
  return holder === '' || fields[holder] !== undefined
}

/** A removed field; the fields inside a removed part are removed with it. */
const takenAway = (path: string, after: StoredFields): LeftBehind[] =>
  isHeld(path, after) ? [{ path, how: 'gone', what: `no field takes the stored "${path}"` }] : []

/** Whether a rule of the records names a field. */
function isRead(path: string, fields: StoredFields): boolean {
  const name = new RegExp(`\\b${lastStep(path)}\\b`)
  return Object.values(fields).some(({ rules }) => name.test(JSON.stringify(rules ?? [])))
}

/** Rules that stored records may break: those that were not there, and that compare values which they may have. */
function newRules(
  path: string,
  { rules = [] }: StoredField,
  { before, after, isWhole }: { before: StoredFields; after: StoredFields; isWhole: boolean },
): LeftBehind[] {
  const stated = (rule: Json) => JSON.stringify(isWhole ? rule : withoutComputed(rule))
  const known = new Set((before[path]?.rules ?? []).map(stated))
  return rules
    .filter((rule) => !known.has(stated(rule)) && !readsNewValue(rule, path.slice(0, -1), before, after))
    .map((rule) => ({ path, how: 'rules', word: JSON.stringify(rule), what: 'stored records may break this rule' }))
}

const newlyRequired = (path: string): LeftBehind => ({
  path,
  how: 'required',
  word: 'required',
  what: `stored records have no "${path}"`,
})

/** Whether a rule compares a value that no stored record has: it does not apply where a value is absent. */
function readsNewValue({ rule = '' }: Json, prefix: string, before: StoredFields, after: StoredFields): boolean {
  const read = [...String(rule).matchAll(/\bself\.(\w+)/g)].map(([, name]) => `${prefix}${name}`)
  const isNew = (path: string) => !(path in before) && !['object', 'array'].includes(after[path]?.type ?? 'object')
  return !/&&|\|\||\?|!(?!=)|\bhas\(/.test(String(rule)) && read.some(isNew)
}

/** Words that a shape of an earlier version does not hold. */
const laterWords = ['sameAs', 'numbered', 'identity', 'readOnly', 'tests', 'offers'] as const

const toldLater = (field: StoredField): StoredField =>
  Object.fromEntries(laterWords.flatMap((word) => (word in field ? [[word, field[word]]] : [])))

function withoutComputed({ computed: _, ...rule }: Json): Json {
  return rule
}

function compareFields(path: string, before: StoredField, after: StoredField): LeftBehind[] {
  if (!isOfType(before, after)) {
    const what = `"${path}" is stored as ${before.type ?? 'anything'} and declared as ${after.type ?? 'anything'}`
    return [{ path, how: 'retyped', word: 'type', what }]
  }
  // A calculated value is checked by trying the step.
  if (before.calculated) return []
  const known = before.enum ?? before.offers
  const words = [
    ...(known ? refusedAmong(known, before, after) : narrowedValues(before, after)),
    ...narrowed(before, after),
  ]
  return [
    ...lostValues(path, known ?? [], after),
    ...words.map((word) => narrower(path, word)),
    ...(after.required && !before.required
      ? [{ path, how: 'required' as const, word: 'required', what: `stored records may have no "${path}"` }]
      : []),
    ...(before.items && after.items ? compareFields(path, before.items, after.items) : []),
  ]
}

const narrower = (path: string, word: string): LeftBehind => ({
  path,
  how: 'narrower',
  word,
  what: `"${path}" takes less than is stored`,
})

/** Lists of plain values and of objects are of two types. */
const isOfType = ({ type, calculated, items }: StoredField, after: StoredField) =>
  (type === after.type && (type !== 'array' || (items === undefined) === (after.items === undefined))) ||
  (type === 'integer' && after.type === 'number') ||
  (calculated && type === undefined)

type Values = readonly (string | number | boolean | null)[]

function lostValues(path: string, known: Values, after: StoredField): LeftBehind[] {
  const lost = after.enum ? known.filter((value) => !after.enum?.includes(value)) : []
  const what = `"${path}" no longer takes the stored ${listed(lost)}`
  return lost.length > 0 ? [{ path, how: 'values', word: 'enum', what }] : []
}

const listed = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ')

/** Words of the schema that refuse one of the only values that are stored. */
function refusedAmong(known: Values, before: StoredField, after: StoredField): string[] {
  const { offers, pattern, minLength = 0, maxLength = Infinity, tests = {} } = after
  const lengths = known.map((value) => [...String(value)].length)
  const refused = {
    const: after.const !== undefined && known.some((value) => value !== after.const),
    lookup: offers !== undefined && known.some((value) => !offers.includes(String(value))),
    pattern: pattern !== undefined && known.some((value) => !new RegExp(pattern, 'u').test(String(value))),
    minLength: lengths.some((length) => length < minLength),
    maxLength: lengths.some((length) => length > maxLength),
    format: Object.entries(tests).some(([name, test]) => before.tests?.[name] !== test),
  }
  return Object.entries(refused).flatMap(([word, is]) => (is ? [word] : []))
}

/** Words of the schema by which a field takes fewer values than before, where not each of these is known. */
function narrowedValues(before: StoredField, after: StoredField): string[] {
  const newly = (['const', 'pattern'] as const).filter(
    (word) => after[word] !== undefined && after[word] !== before[word],
  )
  const [old = {}, now = {}] = [before.tests, after.tests]
  const changed = Object.keys(now).filter((name) => old[name] !== now[name])
  const isNarrower = changed.length > 0 && !(changed.join() === 'normalise' && isWiderForm(old, now, after))
  return [
    ...newly,
    ...(isNarrower ? ['format'] : []),
    ...(after.offers ? ['lookup'] : []),
    ...(after.enum ? ['enum'] : []),
    // An empty text is only stored where it may be.
    ...((after.minLength ?? 0) > Math.max(before.minLength ?? 1, 1) ? ['minLength'] : []),
    ...((after.maxLength ?? Infinity) < (before.maxLength ?? Infinity) ? ['maxLength'] : []),
  ]
}

/** Other words of the schema by which a field takes less than before, or is treated otherwise by a save. */
function narrowed(before: StoredField, after: StoredField): string[] {
  const newly = (['refers', 'sameAs', 'numbered', 'identity', 'readOnly'] as const).filter(
    (word) => after[word] !== undefined && after[word] !== false && after[word] !== before[word],
  )
  const lowerLimits = [
    ['minimum', before.minimum ?? -Infinity],
    ['minItems', before.minItems ?? 0],
  ] as const
  const upperLimits = ['maximum', 'maxItems'] as const
  return [
    ...newly,
    ...lowerLimits.filter(([word, known]) => (after[word] ?? -Infinity) > known).map(([word]) => word),
    ...upperLimits.filter((word) => (after[word] ?? Infinity) < (before[word] ?? Infinity)),
    ...(before.minLength === 0 && after.minLength !== 0 ? ['minLength'] : []),
    ...(after.uniqueItems && !before.uniqueItems ? ['uniqueItems'] : []),
    ...(before.nullable && !after.nullable ? ['type'] : []),
  ]
}
