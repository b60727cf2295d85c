import { holderOf, type Json } from '../record/path.ts'
import type { KnownShape } from './carryShape.ts'
import type { StoredField, StoredFields } from './storedShape.ts'

/** Stored values that a schema leaves behind. */
export interface LeftBehind {
  /** Path of the field, as it is stored. */
  path: string
  /** What the schema did to it. */
  how: 'gone' | 'retyped' | 'values' | 'narrower' | 'required' | 'rules'
  /** The word of the schema that does not fit, where there is one. */
  word?: string
  what: string
}

/** What stored records hold, or lack, that the schema of now does not take. Nothing: every stored record fits. */
export function compareShapes({ fields: before, accepted }: KnownShape, after: StoredFields): LeftBehind[] {
  const stored = Object.entries(before).flatMap(([path, field]): LeftBehind[] => {
    const now = after[path]
    if (path.endsWith('*')) return []
    if (!now) {
      const holder = holderOf(path)
      // What stands in a field that is gone goes with it.
      return holder === '' || after[holder] ? [{ path, how: 'gone', what: `no field takes the stored "${path}"` }] : []
    }
    const lost = compareFields(path, field, now)
    return accepted.has(path) ? lost.filter(({ how }) => how === 'retyped' || how === 'values') : lost
  })
  const added = Object.entries(after).flatMap(([path, field]): LeftBehind[] => {
    if (accepted.has(path)) return []
    const holder = holderOf(path)
    const held = holder === '' || before[holder] !== undefined
    if (path.endsWith('*')) {
      const known = (before[path]?.rules ?? []).map((rule) => JSON.stringify(rule))
      const rules = (field.rules ?? [])
        .filter((rule) => !readsNewValue(rule, path.slice(0, -1), before, after))
        .map((rule) => JSON.stringify(rule))
        .filter((rule) => !known.includes(rule))
      return held ? rules.map((word) => ({ path, how: 'rules', word, what: 'stored records may break this rule' })) : []
    }
    if (path in before || !field.required || !held) return []
    return [{ path, how: 'required', word: 'required', what: `stored records have no "${path}"` }]
  })
  return [...stored, ...added]
}

/** Whether a rule compares a value that no stored record has: it does not apply where a value is absent. */
function readsNewValue({ rule = '' }: Json, prefix: string, before: StoredFields, after: StoredFields): boolean {
  const read = [...String(rule).matchAll(/\bself\.(\w+)/g)].map(([, name]) => `${prefix}${name}`)
  const isNew = (path: string) => !(path in before) && !['object', 'array'].includes(after[path]?.type ?? 'object')
  return !/&&|\|\||\?|!(?!=)|\bhas\(/.test(String(rule)) && read.some(isNew)
}

function compareFields(path: string, before: StoredField, after: StoredField): LeftBehind[] {
  if (!isOfType(before, after)) {
    const what = `"${path}" is stored as ${before.type ?? 'anything'} and declared as ${after.type ?? 'anything'}`
    return [{ path, how: 'retyped', word: 'type', what }]
  }
  // What a step calculates is judged by trying it.
  if (before.calculated) return []
  const narrower = narrowed(before, after).map((word): LeftBehind => ({
    path,
    how: 'narrower',
    word,
    what: `"${path}" takes less than is stored`,
  }))
  return [
    ...lostValues(path, before, after),
    ...narrower,
    ...(after.required && !before.required
      ? [{ path, how: 'required' as const, word: 'required', what: `stored records may have no "${path}"` }]
      : []),
    ...(before.items && after.items ? compareFields(path, before.items, after.items) : []),
  ]
}

const isOfType = ({ type, calculated }: StoredField, after: StoredField) =>
  type === after.type || (type === 'integer' && after.type === 'number') || (calculated && type === undefined)

function lostValues(path: string, before: StoredField, after: StoredField): LeftBehind[] {
  const lost = after.enum ? (before.enum ?? []).filter((value) => !after.enum?.includes(value)) : []
  const what = `"${path}" no longer takes the stored ${listed(lost)}`
  return lost.length > 0 ? [{ path, how: 'values', word: 'enum', what }] : []
}

const listed = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ')

/** Words of the schema by which a field takes less than before. */
function narrowed(before: StoredField, after: StoredField): string[] {
  // A field of which every stored value is known has values that speak for themselves.
  const open = before.enum === undefined
  const newly = (['const', 'format', 'pattern', 'refers'] as const).filter(
    (word) => open && after[word] !== undefined && after[word] !== before[word],
  )
  const least = [
    ['minimum', before.minimum ?? -Infinity],
    // An empty text is never stored.
    ['minLength', Math.max(before.minLength ?? 1, 1)],
    ['minItems', before.minItems ?? 0],
  ] as const
  const greatest = ['maximum', 'maxLength', 'maxItems'] as const
  return [
    ...newly,
    ...least.filter(([word, known]) => (after[word] ?? -Infinity) > known).map(([word]) => word),
    ...greatest.filter(
      (word) => (after[word] ?? Infinity) < (before[word] ?? Infinity) && (open || word !== 'maxLength'),
    ),
    ...(after.enum && open ? ['enum'] : []),
    ...(after.uniqueItems && !before.uniqueItems ? ['uniqueItems'] : []),
    ...(before.nullable && !after.nullable ? ['type'] : []),
  ]
}
