import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { mergePlan } from '../../../tests/fixtures/mergePlan.ts'
import { isObject, type Json } from '../record/path.ts'
import { isEmpty, isSame } from '../record/isSame.ts'
import { mergeRecords, type Choices } from './mergeRecords.ts'
import type { Sides } from './Sides.ts'

const text: PropertySchema = { type: 'string' }
const item: PropertySchema = { type: 'object', properties: { resourceUuid: text, a: text, b: text } }
const properties: Record<string, PropertySchema> = {
  a: text,
  b: text,
  part: { type: 'object', properties: { c: text, d: { type: 'number' } } },
  perhaps: { type: ['object', 'null'], properties: { c: text } },
  entries: { type: 'array', items: item },
  places: { type: 'array', items: { type: 'object', properties: { c: text, d: text } } },
  tags: { type: 'array', items: text },
}
const { plan, formOf } = mergePlan(properties, [
  { id: 'general', fields: ['a', 'b', 'part.c', 'part.d', 'places.0.c', 'places.0.d', 'tags'] },
  { id: 'perhaps', optional: 'perhaps', fields: ['perhaps.c'] },
  { id: 'entries', fields: [{ path: 'entries', entry: { fields: ['a', 'b'], columns: ['a'] } }] },
])
const merge = (sides: Sides<Json>, choices?: Choices) => mergeRecords(plan, sides, formOf, choices)

const value = fc.constantFrom('x', 'y', 'z')
const maybe = <Value>(inner: fc.Arbitrary<Value>) => fc.option(inner, { nil: undefined })
/** Few values and few ids, so that two changes often meet. */
const record: fc.Arbitrary<Json> = fc.record({
  a: maybe(value),
  b: maybe(value),
  part: fc.record({ c: maybe(value), d: maybe(fc.nat(2)) }),
  perhaps: maybe(fc.record({ c: value })),
  entries: fc.uniqueArray(fc.record({ resourceUuid: fc.constantFrom('1', '2', '3'), a: value, b: value }), {
    selector: ({ resourceUuid }) => resourceUuid,
  }),
  places: fc.tuple(fc.record({ c: maybe(value), d: maybe(value) })),
  tags: fc.array(value, { maxLength: 2 }),
})

/** Another reading of which values a record is made of: by path, entries of a list by id. */
function valuesOf(record: Json): Map<string, unknown> {
  const found = new Map<string, unknown>()
  const walk = (path: string, value: unknown) => {
    if (isEmpty(value)) return
    if (path === '.tags') found.set(path, value)
    else if (Array.isArray(value)) {
      value.forEach((entry: Json, at) => walk(`${path}.${(entry['resourceUuid'] as string | undefined) ?? at}`, entry))
    } else if (isObject(value)) for (const [name, inner] of Object.entries(value)) walk(`${path}.${name}`, inner)
    else found.set(path, value)
  }
  walk('', record)
  return new Map([...found].map(([path, value]) => [path.slice(1), value]))
}

/** What is one value for all three, because one of them does not have it at all. */
function wholes(...records: Json[]): string[] {
  const holders = ['perhaps', 'entries.1', 'entries.2', 'entries.3']
  const has = (values: Map<string, unknown>, holder: string) =>
    [...values.keys()].some((path) => path.startsWith(`${holder}.`))
  return holders.filter((holder) => records.map(valuesOf).some((values) => !has(values, holder)))
}

function partsOf(record: Json, whole: string[]): Map<string, unknown> {
  const parts = new Map<string, unknown>()
  for (const [path, value] of valuesOf(record)) {
    const holder = whole.find((one) => path.startsWith(`${one}.`))
    if (holder === undefined) parts.set(path, value)
    else parts.set(holder, { ...(parts.get(holder) as Json | undefined), [path]: value })
  }
  return parts
}

/** Where both changed something and not to the same, found without merging. */
function overlaps(base: Json, mine: Json, theirs: Json): string[] {
  const whole = wholes(mine, theirs)
  const [before, left, right] = [base, mine, theirs].map((one) => partsOf(one, whole))
  const paths = new Set([...(before?.keys() ?? []), ...(left?.keys() ?? []), ...(right?.keys() ?? [])])
  const differ = (one: Map<string, unknown> | undefined, other: Map<string, unknown> | undefined, path: string) =>
    !isSame(one?.get(path), other?.get(path))
  return [...paths].filter(
    (path) => differ(left, before, path) && differ(right, before, path) && differ(left, right, path),
  )
}

const byId = ({ entries = [], ...others }: { entries?: Json[] } & Json): Json => ({
  ...others,
  entries: [...entries].sort((one, other) => String(one['resourceUuid']).localeCompare(String(other['resourceUuid']))),
})
const runs = { numRuns: 300 }

describe('for any three records', () => {
  it('a side that changed nothing gives way to the other', () => {
    fc.assert(
      fc.property(record, record, (base, other) => {
        expect(merge({ base, mine: base, theirs: other }).record).toEqual(other)
        expect(valuesOf(byId(merge({ base, mine: other, theirs: base }).record))).toEqual(valuesOf(byId(other)))
        expect(merge({ base, mine: other, theirs: other }).differences).toEqual([])
      }),
      runs,
    )
  })

  it('asked is exactly where both changed the same and not to the same', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const conflicts = merge({ base, mine, theirs }).differences.filter(({ by }) => by === 'both')
        expect(conflicts.map(({ key }) => key).sort()).toEqual(overlaps(base, mine, theirs).sort())
      }),
      runs,
    )
  })

  it('it is the same who of the two merges, each choice turned round', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const { record: one, differences } = merge({ base, mine, theirs })
        const turned = Object.fromEntries(differences.map(({ key }) => [key, 'theirs' as const]))
        const other = merge({ base, mine: theirs, theirs: mine }, turned).record
        expect(valuesOf(byId(other))).toEqual(valuesOf(byId(one)))
      }),
      runs,
    )
  })

  it('every change of either side that was not given up is in the outcome, and nothing else is', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const { record: merged, differences } = merge({ base, mine, theirs })
        const whole = wholes(mine, theirs)
        const outcome = partsOf(merged, whole)
        const expected = partsOf(base, whole)
        for (const { key: path, by } of differences) {
          const side = by === 'theirs' ? theirs : mine
          const value = partsOf(side, whole).get(path)
          if (value === undefined) expected.delete(path)
          else expected.set(path, value)
          expect(isSame(partsOf(mine, whole).get(path), partsOf(theirs, whole).get(path))).toBe(false)
        }
        const agreed = partsOf(mine, whole)
        for (const path of new Set([...agreed.keys(), ...expected.keys()])) {
          if (!isSame(agreed.get(path), partsOf(theirs, whole).get(path))) continue
          if (agreed.has(path)) expected.set(path, agreed.get(path))
          else expected.delete(path)
        }
        const withoutIds = (parts: Map<string, unknown>) =>
          new Map(
            [...parts].map(([path, value]) => [
              path,
              JSON.stringify(value, (name, inner: unknown) => (name.endsWith('resourceUuid') ? undefined : inner)),
            ]),
          )
        expect(withoutIds(outcome)).toEqual(withoutIds(expected))
      }),
      runs,
    )
  })
})
