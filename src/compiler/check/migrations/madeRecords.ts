import type { Formats } from '#engine/formats/createFormats.ts'
import type { StoredField, StoredFields } from '#engine/migration/storedShape.ts'
import { holderOf, isAbsent, lastStep, type Json } from '#engine/record/path.ts'

/** Values at the edges of what texts and numbers can be; of each field those that it takes. */
const texts = [
  'a',
  'Élan',
  'A long text, as it may stand in a remark',
  '0',
  '12',
  '12,5',
  '1.50',
  '007',
  'true',
  'false',
  '01/02/2020',
  '2020-02-01',
  'ana@example.org',
  'https://example.org',
  '0612345678',
  '0123456789',
  '75001',
  '3f2b8c1e-4d5a-4b6c-8d7e-9f0a1b2c3d4e',
  '732829320',
  '73282932000074',
  'FR44732829320',
  '02/01/2020 14:03:07',
]
const numbers = [0, 1, 2, 12, 12.5, 0.07, 1234.56, 1930, -3, 1e6]

/** Maximum number of records made for one shape. */
const maxRecords = 120

/**
 * Generates records that a shape allows, to try migration steps on. The same ones on each run: every candidate value of
 * a field occurs, and each optional field is absent from some.
 * @param hints more values to try in a field, by path
 */
export function madeRecords(
  fields: StoredFields,
  formats: Formats,
  hints: Readonly<Record<string, unknown[]>> = {},
): Json[] {
  const pools = new Map(
    Object.entries(fields)
      .filter(([path]) => !path.endsWith('*'))
      .map(([path, field]) => [path, valuePool(field, formats, hints[path] ?? [])] as const),
  )
  const inside = (holder: string) => [...pools].filter(([path]) => holderOf(path) === holder)
  const longest = Math.max(1, ...[...pools.values()].map(({ length }) => length))
  const random = randomNumbers(20_261_127)

  /**
   * Makes the record, for the empty path, or the object at a path. Early turns use each value once; later turns combine
   * values at random.
   */
  const makeObject = (holder: string, turn: number): Json => {
    const entries = inside(holder).map(([path, pool], place): [string, unknown] => {
      // First each value once; then any beside any other.
      const choice = turn < longest ? turn + place : random(pool.length)
      return [lastStep(path), fillPlaceholder(path, pool[choice % pool.length], turn)]
    })
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
  /** Replaces the placeholders of a pool, `Entries` and `anObject`, by generated entries and objects. */
  const fillPlaceholder = (path: string, value: unknown, turn: number): unknown => {
    if (value instanceof Entries) {
      return Array.from({ length: value.count }, (_, index) => entryAt(path, turn + index, value))
    }
    return value === anObject ? makeObject(path, turn) : value
  }
  const entryAt = (path: string, turn: number, { pool }: Entries) =>
    pool ? pool[turn % pool.length] : makeObject(path, turn)
  return Array.from({ length: Math.min(maxRecords, longest + 40) }, (_, turn) => makeObject('', turn))
}

const anObject = Symbol('object')

/** Stands for a list of so many entries, of plain values or of objects. */
class Entries {
  readonly count: number
  readonly pool: unknown[] | undefined
  constructor(count: number, pool: unknown[] | undefined) {
    this.count = count
    this.pool = pool
  }
}

/** The candidate values of a field, with undefined or null among them if the field may be absent. */
function valuePool(field: StoredField, formats: Formats, hints: unknown[]): unknown[] {
  const values = candidateValues(field, formats, hints)
  return field.required && values.length > 0 ? values : [...values, field.nullable ? null : undefined, undefined]
}

/**
 * Values that the field accepts: its constant or options, or the accepted ones among the hints, its limits and the
 * sample texts and numbers. Lists and objects get a placeholder, since their contents have pools of their own.
 */
function candidateValues(field: StoredField, formats: Formats, hints: unknown[]): unknown[] {
  const { type, enum: known, minItems = 0, maxItems = 2, items } = field
  if (field.const !== undefined) return [field.const]
  if (known) return known.filter((value) => value !== null)
  if (type === 'boolean') return [true, false]
  if (type === 'array') {
    const plain = items && valuePool({ ...items, required: true }, formats, hints).filter((value) => !isAbsent(value))
    if (plain?.length === 0) return []
    return [...new Set([minItems, Math.min(minItems + 1, maxItems), Math.min(2, maxItems)])].map(
      (count) => new Entries(Math.max(count, minItems), plain),
    )
  }
  if (type === 'number' || type === 'integer') {
    const { minimum, maximum } = field
    const edges = [minimum, maximum].filter((limit) => limit !== undefined)
    return [...new Set([...hints, ...edges, ...numbers])].filter((value) => acceptsNumber(field, formats, value))
  }
  if (type === 'string') return [...new Set([...hints, ...texts])].filter((value) => acceptsText(field, formats, value))
  return type === 'object' ? [anObject] : []
}

/** Whether a sample value passes type, limits and format of a number field. */
function acceptsNumber(
  { type, minimum = -Infinity, maximum = Infinity, format }: StoredField,
  formats: Formats,
  value: unknown,
) {
  if (typeof value !== 'number' || value < minimum || value > maximum) return false
  return (type !== 'integer' || Number.isInteger(value)) && (formats[format ?? '']?.validate(value) ?? true)
}

/** Whether a sample value passes length, pattern and format of a text field. */
function acceptsText(
  { minLength = 1, maxLength = Infinity, pattern, format }: StoredField,
  formats: Formats,
  value: unknown,
) {
  if (typeof value !== 'string' || value.length < minLength || value.length > maxLength) return false
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return false
  return formats[format ?? '']?.validate(value) ?? true
}

/** Returns a seeded generator of whole numbers below a bound, so that every run tries the same records. */
function randomNumbers(seed: number) {
  let state = seed
  return (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    // The lower digits come again soon.
    return (state >>> 12) % Math.max(1, bound)
  }
}
