import { describe, expect, it } from 'vitest'
import type { PropertySchema, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import cases from '../../../tests/fixtures/migrations.json' with { type: 'json' }
import { carryShape } from './carryShape.ts'
import { compareShapes } from './compareShapes.ts'
import { storedShape } from './storedShape.ts'

type Fields = Record<string, PropertySchema>
const record = (properties: Fields, others: Partial<RecordSchema> = {}): RecordSchema => ({
  $schema: '',
  type: 'object',
  properties,
  ...others,
})

const shapeOf = (schema: RecordSchema) =>
  storedShape(schema, { testsOf: (format) => ({ pattern: format }), offersOf: () => ['RED', 'BLUE'] })

/** What a schema leaves behind of what another one stored, after some changes. */
function left(before: RecordSchema, after: RecordSchema, ...changes: object[]) {
  const step = { $schema: '', changes: changes.map((change) => ({ record: 'boat/boat', ...change })) }
  const { records, wrong } = carryShape({ records: { 'boat/boat': shapeOf(before) } }, [step])
  expect(wrong).toEqual([])
  const known = records.get('boat/boat')
  if (!known) throw new Error('There is no shape')
  return compareShapes(known, shapeOf(after)).map(({ path, how, word }) => [path, how, word].filter(Boolean).join(' '))
}

const text: PropertySchema = { type: 'string', maxLength: 20 }
const choice = (...values: string[]): PropertySchema => ({ type: 'string', enum: values })
const one = (property: PropertySchema) => record({ v: property })

/** What is compared, before and after, what is left behind, and the step that was taken. */
type Row = [string, PropertySchema, PropertySchema, string[], object?]

it.each(cases.shapes as Row[])('%s: %j to %j', (_, before, after, expected, ...steps) =>
  expect(left(one(before), one(after), ...steps.filter((step) => step !== undefined))).toEqual(expected),
)

describe('without a step', () => {
  it('a field may come, and a demanded one only where nothing was stored', () => {
    const before = record({ name: text })
    expect(left(before, record({ name: text, more: text }))).toEqual([])
    expect(left(before, record({ name: text, more: text }, { required: ['more'] }))).toEqual(['more required required'])
    expect(left(before, record({ name: text }, { required: ['name'] }))).toEqual(['name required required'])
    const inner: PropertySchema = { type: 'object', required: ['deck'], properties: { deck: text } }
    expect(left(before, record({ name: text, berth: inner }))).toEqual([])
  })

  it('a field that is gone is named once, with all that it held', () => {
    const before = record({ crew: { type: 'array', items: { type: 'object', properties: { name: text } } } })
    expect(left(before, record({}))).toEqual(['crew gone'])
  })

  it('what is only sent or answered may go', () => {
    const before = record({
      old: { ...text, writeOnly: true },
      all: { ...text, computed: 'self.x' },
      yes: { ...text, local: true },
    })
    expect(left(before, record({}))).toEqual([])
  })

  it('a rule may go, and not come', () => {
    const ruled = record({ v: text, w: text }, { rules: [{ if: 'has(self.v)', then: { required: ['w'] } }] })
    expect(left(ruled, record({ v: text, w: text }))).toEqual([])
    const [found] = left(record({ v: text, w: text }), ruled)
    expect(found).toContain('* rules')
    expect(left(record({ v: text, w: text }), ruled, { narrow: '*', because: 'b' })).toEqual([])
  })

  it('a rule may not refuse where it advised, nor by a value that is computed otherwise, nor what occurs twice', () => {
    const rule = { rule: 'self.sum <= 9.0', field: 'sum', words: 'w' }
    const ruled = (computed: string, ...rules: RecordRule[]) =>
      record({ v: { type: 'number' }, sum: { type: 'number', computed } }, { rules })
    const sum = ruled('self.v + 1.0', rule)
    expect(left(sum, sum)).toEqual([])
    expect(left(ruled('self.v + 1.0', { ...rule, severity: 'warning' }), sum)).toHaveLength(1)
    expect(left(sum, ruled('self.v + 2.0', rule))).toHaveLength(1)
    expect(left(sum, ruled('self.v + 1.0', rule, { unique: ['v'], words: 'w' }))).toHaveLength(1)
    // A computed value may follow from another one.
    const through = (computed: string) => {
      const { properties, ...others } = ruled('self.half * 2.0', rule)
      return { ...others, properties: { half: { type: 'number', computed } as const, ...properties } }
    }
    expect(left(through('self.v + 1.0'), through('self.v + 2.0'))).toHaveLength(1)
  })

  it('a shape of an earlier version, which tells less, counts as the same in what it does not tell', () => {
    const now = record({ v: { ...text, format: 'email', lookup: 'colours', sameAs: 'w' }, w: text })
    const { '*': _, ...fields } = storedShape(record({ v: { ...text, format: 'email' }, w: text }))
    expect(compareShapes({ fields, accepted: new Set() }, shapeOf(now))).toEqual([])
    const rule = { rule: 'self.sum <= 9.0' }
    const ruled = record(
      { v: { type: 'number' }, sum: { type: 'number', computed: 'self.v + 1.0' } },
      { rules: [rule] },
    )
    const older = { v: { type: 'number' }, '*': { rules: [rule] } }
    expect(compareShapes({ fields: older, accepted: new Set() }, shapeOf(ruled))).toEqual([])
  })

  it('a rule may come that compares what no stored record has', () => {
    const coming = (rule: string) => left(record({ v: text }), record({ v: text, w: text }, { rules: [{ rule }] }))
    expect(coming('self.w > self.v')).toEqual([])
    for (const rule of [
      'self.v > "a"',
      'has(self.w) && self.v > self.w',
      'self.v > "a" || self.w > self.v',
      '!(self.w > self.v)',
    ]) {
      expect(coming(rule)).toHaveLength(1)
    }
  })
})

describe('a step makes room', () => {
  const crew = (fields: Fields, name = 'crew') =>
    record({ [name]: { type: 'array', items: { type: 'object', properties: fields } } })

  it('for another name, with the rules that speak of it', () => {
    const rules = (name: string) => ({ rules: [{ if: `has(self.${name})`, then: { required: ['w'] } }] })
    const before = record({ v: text, w: text }, rules('v'))
    expect(left(before, record({ x: text, w: text }, rules('x')), { rename: 'v', to: 'x' })).toEqual([])
    expect(left(crew({ a: text }), crew({ b: text }), { rename: 'crew.a', to: 'crew.b' })).toEqual([])
    const spelt = (kind: string) =>
      record({ v: choice(kind, 'C'), w: text }, { rules: [{ if: `self.v == '${kind}'`, then: { required: ['w'] } }] })
    expect(left(spelt('A'), spelt('B'), { retype: 'v', values: [['A', 'B']] })).toEqual([])
    const both = [
      { rename: 'crew', to: 'team' },
      { rename: 'team.a', to: 'team.b' },
    ]
    expect(left(crew({ a: text }), crew({ b: text }, 'team'), ...both)).toEqual([])
  })

  it('for other values of a demanded field, unless it takes some away', () => {
    const demanded = (...values: string[]) => record({ v: choice(...values) }, { required: ['v'] })
    const change = { retype: 'v', values: [['A', 'C']], because: 'b' }
    expect(left(demanded('A', 'B'), demanded('C'), { ...change, otherwise: 'C' })).toEqual([])
    expect(left(demanded('A', 'B'), demanded('C'), { ...change, otherwise: null })).toEqual(['v required required'])
  })

  it('for what is removed, given, or let be', () => {
    const before = record({ v: text, w: choice('A', 'B') })
    const after = record({ w: choice('A', 'B'), x: choice('C', 'D') }, { required: ['w', 'x'] })
    const changes = [
      { remove: 'v', because: 'l' },
      { set: 'w', to: 'A' },
      { set: 'x', to: 'D' },
    ]
    expect(left(before, after, ...changes)).toEqual([])
    expect(left(before, after, ...changes.slice(0, 2), { set: 'x', to: 'E' })).toEqual(['x values enum'])
    expect(left(one(text), one({ type: 'string', maxLength: 1 }), { narrow: 'v', because: 'b' })).toEqual([])
    expect(left(record({}), record({ v: text }, { required: ['v'] }), { narrow: 'v', because: 'b' })).toEqual([])
    const short = { ...text, maxLength: 1 }
    const renamed = [
      { narrow: 'crew.a', because: 'b' },
      { rename: 'crew', to: 'team' },
    ]
    expect(left(crew({ a: text }), crew({ a: short }, 'team'), ...renamed)).toEqual([])
    expect(left(crew({ a: text }), crew({ a: short }, 'team'), ...renamed.slice(1))).toEqual([
      'team.a narrower maxLength',
    ])
  })
})
