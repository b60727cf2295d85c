import fc from 'fast-check'
import { isObject, setAt } from '#engine/record/path.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { readOwnProject } from '../../scripts/check/lintDefinitions.ts'
import { offeredValues } from '../../scripts/generate/offeredValues.ts'
import { typedNumber, typedText } from './typedValue.ts'

const offered = offeredValues(readOwnProject())

/**
 * Documents that a schema takes, but for its rules over several fields.
 * @param whole whether every field is there; rules mostly demand that something is
 */
export function documentOf(schema: RecordSchema | PropertySchema, whole = false): fc.Arbitrary<unknown> {
  const {
    enum: values,
    const: only,
    properties,
    items,
    minItems = 0,
    maxItems = 3,
    required = [],
  } = schema as PropertySchema
  if (only !== undefined) return fc.constant(only)
  if (values) return fc.constantFrom(...values)
  const types = [schema.type].flat()
  if (properties) return objectOf(properties, required, whole)
  if (types.includes('array')) {
    const maxCount = Math.max(minItems, Math.min(maxItems, 3))
    return fc.array(documentOf(items ?? {}, whole), { minLength: minItems, maxLength: maxCount })
  }
  if (types.includes('boolean')) return fc.boolean()
  if (types.includes('number') || types.includes('integer')) return typedNumber(schema)
  return textOf(schema, whole)
}

function objectOf(
  properties: Record<string, PropertySchema>,
  required: readonly string[],
  whole: boolean,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, documentOf(field, whole)]))
  const some = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
  const made = whole ? fc.record(fields) : fc.oneof(some, fc.record(fields))
  const copies = Object.entries(properties).flatMap(([name, { sameAs }]) =>
    sameAs === undefined ? [] : [[name, sameAs]],
  )
  return made.map((value) =>
    copies.reduce<unknown>((copied, [name = '', from = '']) => {
      const of = value as Record<string, unknown>
      return name in of || required.includes(name) ? setAt(copied, name, of[from]) : copied
    }, value),
  )
}

function textOf(schema: PropertySchema, filled: boolean): fc.Arbitrary<string> {
  const values = schema.open ? undefined : offered[schema.lookup ?? '']
  return values ? fc.constantFrom(...values) : typedText(schema, filled)
}

const oddTexts = [
  '',
  ' ',
  'NaN',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFF\uD800',
  '\u202Egnp',
  '\u2028',
  '\uFEFF',
  'e\u0301'.repeat(50),
  '\r\nSet-Cookie: a=b',
  'x'.repeat(201),
  'x'.repeat(501),
  '👍'.repeat(255),
  '9'.repeat(400),
  '29/02/2023',
  '31/12/9999',
  '00/00/0000',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  '${x}',
  '%00',
  'javascript:alert(1)',
]
const oddNumbers = [0, -0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, 1e-320]
const wrongValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, [[]], [{}], ...oddNumbers),
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const names = fc.constantFrom(
  ...'__proto__ constructor prototype toString hasOwnProperty resourceUuid id owner version 0 a/b a~b \u0000 é'.split(
    ' ',
  ),
  ...['', 'x'.repeat(300)],
)

/** One step that changes a document at a place that is chosen among those that it has. */
type Change = (document: unknown) => unknown

const change: fc.Arbitrary<Change> = fc
  .tuple(fc.nat(), fc.constantFrom('set', 'set', 'drop', 'add', 'wrap', 'twice'), wrongValues, names)
  .map(([place, how, value, name]) => (document: unknown) => {
    const paths = pathsOf(document)
    const path = paths[place % paths.length] ?? []
    return changeAt(document, path, (found) => {
      if (how === 'drop') return undefined
      if (how === 'wrap') return [found]
      if (how === 'twice' && Array.isArray(found)) return [...(found as unknown[]), ...(found as unknown[])]
      return how === 'add' && isObject(found) ? withOwn(found, name, value) : value
    })
  })

/** Documents of a pool with up to three changes. A pool is far cheaper than making each document anew. */
export function changed(pool: readonly unknown[], least = 0): fc.Arbitrary<unknown> {
  const changes = fc.array(change, { minLength: least, maxLength: 3 })
  return fc.tuple(fc.constantFrom(...pool), changes).map(([document, steps]) => changeAll(document, steps))
}

/** The steps alone, for a document that is not known yet. */
export const someChanges: fc.Arbitrary<Change> = fc
  .array(change, { maxLength: 3 })
  .map((steps) => (document: unknown) => changeAll(document, steps))

const changeAll = (document: unknown, steps: readonly Change[]) => steps.reduce((value, step) => step(value), document)

type Path = (string | number)[]

/** All places of a document; the first one is the document itself. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  const inner = innerOf(value)
  const below = inner.flatMap(([name, entry]) => pathsOf(entry, [...path, name]))
  return path.length === 0 && below.length > 0 ? [...below, path] : [path, ...below]
}

function innerOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()]
  return isObject(value) ? Object.entries(value) : []
}

function changeAt(value: unknown, [name, ...rest]: Path, make: (found: unknown) => unknown): unknown {
  if (name === undefined) return make(value)
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => (index === name ? changeAt(entry, rest, make) : entry))
  }
  if (!isObject(value)) return value
  const next = changeAt(value[name], rest, make)
  const others = Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))
  return next === undefined ? others : withOwn(others, String(name), next)
}

/** `__proto__` becomes a property like any other, as it does when JSON is read. */
function withOwn(value: object, name: string, next: unknown): object {
  return Object.fromEntries([...Object.entries(value), [name, next]])
}
