import { describe, expect, it } from 'vitest'
import { createFormats } from '#engine/formats/createFormats.ts'
import { createValidation, createRuntime, type RecordValidation } from '#engine/validation/createValidation.ts'
import { dereference } from '#engine/schema/dereference.ts'
import type { FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { compileRecord } from '../../../../tests/fixtures/toy/compileRecord.ts'
import written from '../../../../tests/fixtures/crewedBoat.json' with { type: 'json' }

const formats: FormatsDefinition = { $schema: '', formats: {} }
const whole = dereference(written.boat as RecordSchema, 'boat/boat.schema.json', () => written.mate as RecordSchema)

it('what is beyond its limit is looked at no further', async () => {
  const text = { type: 'string' as const, maxLength: 3, pattern: '^a', format: 'capital' }
  const log: RecordSchema = {
    $schema: '',
    type: 'object',
    additionalProperties: false,
    properties: { title: text, lines: { type: 'array', maxItems: 2, uniqueItems: true, items: text } },
  }
  const capital: FormatsDefinition = { $schema: '', formats: { capital: { pattern: '^[A-Z]' } } }
  const validators = await compileRecord('log/log', log, capital)
  const checks = validators(
    createFormats(capital, () => new Date()),
    createRuntime(() => new Date()),
  )
  const found = (value: unknown) => (checks.wire(value) ? [] : checks.wire.errors?.map((error) => error.keyword))
  expect(found({ title: '1234567', lines: ['b', 'b', 'b'] })).toEqual(['maxLength', 'maxItems'])
  // Letters beyond the first plane are two in memory, and one to the reader.
  expect(found({ title: '\u{1f600}\u{1f600}\u{1f600}' })).toEqual(['pattern', 'format'])
  expect(found({ lines: ['b', 'b'] })).toEqual(['pattern', 'format', 'pattern', 'format', 'uniqueItems'])
})

const working = createFormats(formats, () => new Date())

async function validation(): Promise<RecordValidation> {
  return createValidation(await compileRecord('boat/boat', whole, formats), working)
}
const codes = (problems: { path: string; code: string }[]) => problems.map(({ path, code }) => `${path}: ${code}`)

it('a closed lookup takes what it offers alone, whatever the field lists; an open one takes all else as well', async () => {
  const port = (more: object): RecordSchema => ({
    $schema: '',
    type: 'object',
    properties: { port: { type: 'string', lookup: 'ports', ...more } },
  })
  const refused = async (more: object) => {
    const { record } = createValidation(
      await compileRecord('log/log', port(more), formats, { ports: ['A', 'B'] }),
      working,
    )
    return ['A', 'B', 'C'].filter((value) => record({ port: value }).length > 0)
  }
  expect(await refused({})).toEqual(['C'])
  expect(await refused({ open: true })).toEqual([])
  expect(await refused({ enum: ['A'] })).toEqual(['B', 'C'])
  expect(await refused({ enum: ['A', 'C'] })).toEqual(['B', 'C'])
  expect(await refused({ enum: ['A', 'C'], open: true })).toEqual(['B'])
})

describe('rules of a record that is taken in by reference', () => {
  const sailor = { kind: 'SAILOR', scan: {} }

  it('hold in the object, in the entries of a list, and for one entry alone', async () => {
    const { record, entry } = await validation()
    const cook = { kind: 'COOK', scan: {} }
    expect(codes(record({ captain: sailor, crew: [cook, sailor] }))).toEqual([
      'captain.knots: required',
      'crew.1.knots: required',
    ])
    expect(record({ captain: { ...sailor, knots: 4 }, crew: [cook] })).toEqual([])
    expect(codes(entry('crew', sailor))).toEqual(['knots: required'])
  })

  it('compare fields, say so under their own name where they stand, and do not apply where a value is absent', async () => {
    const { record, entry } = await validation()
    const mates = (...knots: (number | undefined)[]) => knots.map((one) => ({ scan: {}, knots: one, most: 9 }))
    const [fast, absent] = mates(10, undefined)
    expect(codes(record({ captain: fast, crew: mates(9, 12, undefined) }))).toEqual([
      'captain.knots: tooFast',
      'crew.1.knots: tooFast',
    ])
    expect(codes(record({ captain: { scan: {}, knots: 3 }, crew: mates(4, undefined) }))).toEqual([
      'captain.knots: outrun',
    ])
    expect(record({ captain: absent, crew: mates(9) })).toEqual([])
    expect(codes(entry('crew', fast))).toEqual(['knots: tooFast'])
  })

  it('advise where they are warnings, unless something else is wrong there', async () => {
    const { record } = await validation()
    const captain = (part: object) => record({ captain: { scan: {}, ...part }, number: 'B-1', crew: [sailor] })
    const advice = { path: 'captain.knots', code: 'slow', params: {}, severity: 'warning' }
    expect(record({ captain: { scan: {}, knots: 1 } })).toEqual([advice])
    expect(codes(captain({ knots: 1, most: 0 }))).toContain('captain.knots: tooFast')
  })

  it('are silent on the way, where what is kept travels as ids', async () => {
    const { wire } = await validation()
    expect(wire({ captain: { kind: 'SAILOR', meta: 'x' }, crew: [{ kind: 'SAILOR', meta: 'x' }] })).toEqual([])
  })
})

it('what the server gives is no part of what travels, and what only travels is no part of the record, at any depth', async () => {
  const { record, wire } = await validation()
  expect(codes(wire({ reach: 'x', crew: [{ scan: {} }] }))).toEqual([
    'reach: unknown',
    'crew.0.meta: required',
    'crew.0.scan: unknown',
  ])
  expect(codes(record({ captain: { meta: 'x' } }))).toEqual(['captain.scan: required', 'captain.meta: unknown'])
})

it('the conditions of the record’s rules are compiled, and tell what it demands as it stands', async () => {
  const { demanded } = await validation()
  expect([...demanded({ number: 'B-1' })]).toEqual(['crew.knots'])
  expect([...demanded({})]).toEqual(['captain'])
})

it('a rule demands nothing where its condition is not true, nor where that cannot be told', async () => {
  const schema: RecordSchema = {
    $schema: '',
    type: 'object',
    properties: { free: { type: 'boolean' }, later: { type: 'string' } },
    rules: [{ if: 'has(self.free) && self.free', then: { required: ['later'] } }],
  }
  const { demanded } = createValidation(await compileRecord('flat/flat', schema, formats), working)
  const values: unknown[] = [true, false, undefined, 'true']
  expect(values.map((free) => [...demanded({ free })])).toEqual([['later'], [], [], []])
})
