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
 * Compares the stored shape with the current schema. Returns the stored values that the schema rejects or has no field
 * for, and the fields that it requires and stored records may lack.
 */
export function compareShapes(known: KnownShape, after: StoredFields): LeftBehind[] {
  const { fields: before, accepted } = known
  // The shape of an earlier version has fewer details; missing details count as unchanged.
  const isWhole = before['*']?.type !== undefined
  const left: LeftBehind[] = []
  for (const [path, field] of Object.entries(before)) {
    if (isRuleHolder(path)) continue
    const lost = lostValuesOf(path, field, { after, isWhole })
    left.push(...(accepted.has(path) ? lost.filter(({ how }) => how !== 'narrower' && how !== 'required') : lost))
  }
  for (const [path, field] of Object.entries(after)) {
    if (accepted.has(path) || !hasHolder(path, before)) continue
    if (isRuleHolder(path)) left.push(...newRules(path, field, { before, after, isWhole }))
    else if (field.required && !(path in before)) left.push(newlyRequired(path))
  }
  return left
}

/** The stored values of one field that the current schema rejects or has no field for. */
function lostValuesOf(
  path: string,
  field: StoredField,
  { after, isWhole }: { after: StoredFields; isWhole: boolean },
): LeftBehind[] {
  const now = after[path]
  if (!now) return removedField(path, after)
  const lost = compareFields(path, isWhole ? field : { ...field, ...laterKeywordsOf(now) }, now)
  // A rule may compare the value as a day or as a text.
  const isNewlyRead = field.format !== now.format && isReadByRule(path, after)
  if (isNewlyRead && !lost.some(({ word }) => word === 'format')) lost.push(narrowedField(path, 'format'))
  return lost
}

/** Paths that end with an asterisk hold the rules of a record, of a part or of the entries of a list. */
const isRuleHolder = (path: string) => path.endsWith('*')

/** Whether the object that holds a field exists in a shape. */
function hasHolder(path: string, fields: StoredFields): boolean {
  const holder = holderOf(path)
  return holder === '' || fields[holder] !== undefined
}

/** A removed field; the fields inside a removed part are removed with it. */
const removedField = (path: string, after: StoredFields): LeftBehind[] =>
  hasHolder(path, after) ? [{ path, how: 'gone', what: `no field takes the stored "${path}"` }] : []

/** Whether a rule of the records names a field. */
function isReadByRule(path: string, fields: StoredFields): boolean {
  const name = new RegExp(`\\b${lastStep(path)}\\b`)
  return Object.values(fields).some(({ rules }) => name.test(JSON.stringify(rules ?? [])))
}

/** Rules that stored records may break, since they are new and compare values that records already have. */
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

/** The finding for a required field that no stored record has. */
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

/** The keywords of a field that a shape of an earlier version did not keep. They count as unchanged. */
const laterKeywordsOf = (field: StoredField): StoredField =>
  Object.fromEntries(laterWords.flatMap((word) => (word in field ? [[word, field[word]]] : [])))

function withoutComputed({ computed: _, ...rule }: Json): Json {
  return rule
}

/**
 * Compares the stored values of a field with its current declaration: type, options, limits, and whether it is
 * required.
 */
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
    ...narrowedKeywords(before, after),
  ]
  return [
    ...lostOptions(path, known ?? [], after),
    ...words.map((word) => narrowedField(path, word)),
    ...(after.required && !before.required
      ? [{ path, how: 'required' as const, word: 'required', what: `stored records may have no "${path}"` }]
      : []),
    ...(before.items && after.items ? compareFields(path, before.items, after.items) : []),
  ]
}

/** The finding for a keyword that now rejects some stored values. */
const narrowedField = (path: string, word: string): LeftBehind => ({
  path,
  how: 'narrower',
  word,
  what: `"${path}" takes less than is stored`,
})

/** Whether stored values have the declared type. A list of plain values and a list of objects are two types. */
const isOfType = ({ type, calculated, items }: StoredField, after: StoredField) =>
  (type === after.type && (type !== 'array' || (items === undefined) === (after.items === undefined))) ||
  (type === 'integer' && after.type === 'number') ||
  (calculated && type === undefined)

type Values = readonly (string | number | boolean | null)[]

/** The finding for stored options that the field no longer offers. */
function lostOptions(path: string, known: Values, after: StoredField): LeftBehind[] {
  const lost = after.enum ? known.filter((value) => !after.enum?.includes(value)) : []
  const what = `"${path}" no longer takes the stored ${listed(lost)}`
  return lost.length > 0 ? [{ path, how: 'values', word: 'enum', what }] : []
}

const listed = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ')

/** Keywords that reject one of the stored values, if all of these are known. */
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

/** Keywords that are stricter than before, if the stored values are not known one by one. */
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

/** Other keywords that are stricter than before, or that change what a save does with the field. */
function narrowedKeywords(before: StoredField, after: StoredField): string[] {
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
