import type { ConditionTest, RecordValidation } from '../validation/createValidation.ts'
import { describe, expect, it } from 'vitest'
import type { FormatsDefinition, FormDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { withRest } from '#compiler/project/implied/withRest.ts'
import { fieldsPlan } from '#compiler/emit/plans/fieldsPlan.ts'
import written from '../../../tests/fixtures/insuredBoat.json' with { type: 'json' }
import { createFormats } from '../formats/createFormats.ts'
import type { Json } from '../record/path.ts'
import type { Problem } from '../record/problem.ts'
import { createEvaluate } from './evaluate.ts'
import { takeOver } from './startRecord.ts'

const lines: FormatsDefinition = { $schema: '', formats: { line: { normalise: ['trim'] } } }
const text = { type: 'string', format: 'line' } as const
const boat = written.boat as RecordSchema
const definition = withRest({ kind: 'form', id: '', value: written.form }, boat, lines) as FormDefinition
const planOf = (form: FormDefinition, record: RecordSchema) =>
  fieldsPlan(form, record, { formOf: () => form, formats: lines })
const plan = planOf(definition, boat)
const isTrueOf: ConditionTest = (condition, record) => {
  const { kind, name } = record as Record<string, unknown>
  return condition === 'isMotor' ? kind === 'MOTOR' : name !== undefined
}
const formats = createFormats(lines, () => new Date())
const rules = { plan, formats, isTrueOf }
const sound: RecordValidation = {
  record: () => [],
  wire: () => [],
  entry: () => [],
  computed: [],
  initial: [],
  pointing: [],
  unique: [],
  takes: () => true,
  demanded: () => new Set(),
}

describe('what is shown', () => {
  it('follows conditions and optional objects', () => {
    const layoutOf = (record: Json) => createEvaluate({ ...rules, validation: sound })(record).layout
    expect([...layoutOf({ kind: 'SAIL' }).sections]).toEqual(['general', 'insured', 'people', 'rest'])
    expect([...layoutOf({ kind: 'MOTOR', insurance: {} }).fields]).toEqual([
      'name',
      'kind',
      'engine.power',
      'insurance.firm',
      'owners',
      'colour',
    ])
  })
})

it('a field is disabled where its own condition or that of its section is true', () => {
  const sections = [{ id: 'x', disable: 'isMotor', fields: ['colour', { path: 'kind', disable: 'isNamed' }] }]
  const plan = planOf({ $schema: '', record: 'boat/boat', sections }, boat)
  const disabledIn = (record: Json) => [
    ...createEvaluate({ ...rules, plan, validation: sound })(record).layout.disabled,
  ]
  expect(disabledIn({ kind: 'MOTOR' })).toEqual(['colour', 'kind'])
  expect(disabledIn({ kind: 'SAIL', name: 'Alma' })).toEqual(['kind'])
  expect(disabledIn({ kind: 'SAIL' })).toEqual([])
})

it('checks a part that holds a required field as if it was there, so that each missing field is found', () => {
  const crewed: RecordSchema = {
    $schema: '',
    type: 'object',
    properties: {
      crew: { type: 'array', items: { type: 'object', required: ['name'], properties: { name: text, age: text } } },
    },
  }
  const fields = ['crew.0.name', 'crew.1.age']
  const crewPlan = planOf({ $schema: '', record: 'b/b', sections: [{ id: 'x', fields }] }, crewed)
  const evaluate = createEvaluate({ ...rules, plan: crewPlan, validation: sound })
  expect(evaluate({}).record).toEqual({ crew: [{}] })
})

it('a constant makes no optional part that is absent', () => {
  const fields = ['insurance.number', { path: 'insurance.firm', constant: 'ours' }]
  const sections = [{ id: 'insured', optional: 'insurance', fields }]
  const optional = planOf({ $schema: '', record: 'boat/boat', sections }, boat)
  const evaluate = createEvaluate({ ...rules, plan: optional, validation: sound })
  expect(evaluate({}).record).toEqual({})
  expect(evaluate({ insurance: {} }).record).toEqual({ insurance: { firm: 'ours' } })
})

it('takes over from another record what is declared, and no id', () => {
  const numbered = { type: 'string', numbered: 'B-{number}' } as const
  const engine = { type: 'object', properties: { id: { ...text, identity: true }, power: { type: 'number' } } } as const
  const schema: RecordSchema = { ...boat, properties: { ...boat.properties, number: numbered, engine } }
  const other = { resourceUuid: '1', number: 'B-1', name: 'Alma', masts: 2, engine: { id: '2', power: 5, brand: 'x' } }
  const owners = [{ name: 'Ann', age: 7 }]
  expect(takeOver(schema, { ...other, owners })).toEqual({
    name: 'Alma',
    engine: { power: 5 },
    owners: [{ name: 'Ann' }],
  })
})

describe('evaluating a form', () => {
  const found: Problem[] = [
    { path: 'owners.1.share', code: 'type', params: {} },
    { path: 'engine', code: 'required', params: {} },
    { path: 'name', code: 'required', params: {} },
    { path: 'owners.0', code: 'unknown', params: {} },
  ]
  const seen: unknown[] = []
  const conditions: unknown[] = []
  const validation: RecordValidation = {
    ...sound,
    record: (value) => {
      seen.push(value)
      return found
    },
  }
  const evaluate = createEvaluate({
    ...rules,
    validation,
    isTrueOf: (condition, record) => {
      conditions.push(condition)
      return isTrueOf(condition, record)
    },
  })
  const checked = evaluate({ name: '  Nautile ', kind: 'SAIL', engine: { power: 3 }, colour: '  ' })
  it('asks for each condition and for the check once', () => {
    const before = { asked: conditions.length, seen: seen.length }
    evaluate({ kind: 'MOTOR', insurance: {} })
    expect(conditions.length - before.asked).toBe(2)
    expect(seen.length - before.seen).toBe(1)
  })
  it('checks what would be sent: hidden parts gone, texts in normal form, empty ones gone', () => {
    expect(checked.record).toEqual({ name: 'Nautile', kind: 'SAIL' })
    expect(seen[0]).toEqual(checked.record)
  })
  it('shows problems at the fields, in their order, and the first of each', () => {
    expect([...checked.problems].map(([path, { code }]) => [path, code])).toEqual([
      ['name', 'required'],
      ['engine.power', 'required'],
      ['owners', 'type'],
    ])
  })
})

it('a rule’s warning goes before the advice on the same field', () => {
  const warned: RecordValidation = {
    ...sound,
    record: () => [{ path: 'name', code: 'odd', params: {}, severity: 'warning' }],
  }
  const doubts: [string, string][] = ['name', 'colour'].map((path) => [path, 'doubtful'])
  const advise = () => ({ warnings: doubts, suggestions: [] })
  const { warnings } = createEvaluate({ ...rules, validation: warned, advise })({ name: 'Alma', colour: 'red' })
  expect([...warnings]).toEqual([
    ['name', 'odd'],
    ['colour', 'doubtful'],
  ])
})

it('what a rule demands of the entries of a list is required at each place of the form', () => {
  const demanding = { ...sound, demanded: () => new Set(['owners.share']) }
  const fields = ['name', 'owners.0.share', 'owners.1.share']
  const placed = planOf({ $schema: '', record: 'boat/boat', sections: [{ id: 'x', fields }] }, boat)
  const { layout } = createEvaluate({ ...rules, plan: placed, validation: demanding })({ name: 'Alma' })
  expect([...layout.required]).toEqual(fields)
})
