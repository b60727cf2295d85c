import { describe, expect, it } from 'vitest'
import type { FormatsDefinition, FormDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { createFormats } from '../formats/createFormats.ts'
import type { RecordValidation } from '../validation/createValidation.ts'
import type { Problem } from '../validation/problem.ts'
import { checkForm } from './checkForm.ts'
import { isObject } from '../record/path.ts'
import { formPlan } from './formPlan.ts'
import { shownFields, shownSections, type Holds } from './shown.ts'
import { withHolders } from './withHolders.ts'

const formatsDefinition: FormatsDefinition = { $schema: '', formats: { line: { normalise: ['trim'] } } }
const text = { type: 'string', format: 'line' } as const
const boat: RecordSchema = {
  $schema: '',
  type: 'object',
  required: ['name'],
  properties: {
    resourceUuid: { type: 'string', readOnly: true },
    name: text,
    kind: { type: 'string', enum: ['SAIL', 'MOTOR'] },
    engine: { type: 'object', properties: { power: { type: 'number' } } },
    insurance: { type: ['object', 'null'], required: ['firm'], properties: { firm: text, number: text } },
    owners: {
      type: 'array',
      items: { type: 'object', required: ['name'], properties: { name: text, share: { type: 'number' } } },
    },
    colour: text,
  },
}
const definition: FormDefinition = {
  $schema: '',
  record: 'boat/boat',
  sections: [
    { id: 'general', fields: [['name', { path: 'kind', as: 'radio' }]] },
    { id: 'motor', shownIf: { properties: { kind: { const: 'MOTOR' } } }, fields: ['engine.power'] },
    {
      id: 'insured',
      optional: 'insurance',
      fields: ['insurance.firm', { path: 'insurance.number', shownIf: { required: ['name'] } }],
    },
    { id: 'people', fields: [{ path: 'owners', entry: { fields: ['name', 'share'], columns: ['name'] } }] },
    { id: 'rest', fields: ['*'] },
  ],
}
const plan = formPlan(definition, boat, formatsDefinition)
const holds: Holds = (condition, record) =>
  isObject(condition) && 'properties' in condition ? record['kind'] === 'MOTOR' : record['name'] !== undefined

describe('formPlan', () => {
  it('lays sections, rows and kinds out', () => {
    expect(
      plan.sections.map(({ id, rows }) => [id, rows.map((row) => row.map(({ path, kind }) => `${path} ${kind}`))]),
    ).toEqual([
      ['general', [['name text', 'kind choice']]],
      ['motor', [['engine.power number']]],
      ['insured', [['insurance.firm text'], ['insurance.number text']]],
      ['people', [['owners entries']]],
      ['rest', [['colour text']]],
    ])
  })
  it('carries the conditions of sections and fields', () => {
    expect(plan.sections[1]?.shownIf).toEqual({ properties: { kind: { const: 'MOTOR' } } })
    expect(plan.fields.find(({ path }) => path === 'insurance.number')?.shownIf).toEqual({ required: ['name'] })
  })
  it('reads the editor of an entry', () => {
    const owners = plan.fields.find(({ path }) => path === 'owners')
    const entry = owners?.entry
    expect(
      entry && 'fields' in entry && entry.fields.map(({ path, words, required }) => [path, words, required]),
    ).toEqual([
      ['name', 'owners.name', true],
      ['share', 'owners.share', false],
    ])
  })
  it('names a field that the record lacks', () => {
    const wrong = { ...definition, sections: [{ id: 'x', fields: ['mast'] }] }
    expect(() => formPlan(wrong, boat, formatsDefinition)).toThrow('mast')
  })
})

describe('what is shown', () => {
  it('follows conditions and optional objects', () => {
    expect(shownSections(plan, { kind: 'SAIL' }, holds).has('motor')).toBe(false)
    expect(shownSections(plan, { kind: 'SAIL' }, holds).has('insured')).toBe(true)
    const shown = shownFields(plan, { kind: 'MOTOR', insurance: {} }, holds)
    expect([...shown]).toEqual(['name', 'kind', 'engine.power', 'insurance.firm', 'owners', 'colour'])
  })
})

it('makes the holders of required fields, so that each is asked for', () => {
  const crewed: RecordSchema = {
    $schema: '',
    type: 'object',
    properties: {
      crew: { type: 'array', items: { type: 'object', required: ['name'], properties: { name: text, age: text } } },
    },
  }
  const fields = ['crew.0.name', 'crew.1.age']
  const crewPlan = formPlan({ $schema: '', record: 'b/b', sections: [{ id: 'x', fields }] }, crewed, formatsDefinition)
  expect(withHolders(crewPlan, {}, new Set(['crew.0.name']))).toEqual({ crew: [{}] })
  expect(withHolders(crewPlan, {}, new Set())).toEqual({})
})

describe('checkForm', () => {
  const found: Problem[] = [
    { path: 'owners.1.share', code: 'type', params: {} },
    { path: 'engine', code: 'required', params: {} },
    { path: 'name', code: 'required', params: {} },
    { path: 'owners.0', code: 'unknown', params: {} },
  ]
  const seen: unknown[] = []
  const validation: RecordValidation = {
    record: (value) => {
      seen.push(value)
      return found
    },
    wire: () => [],
    entry: () => [],
    holds: (condition, record) => holds(condition, record as Record<string, unknown>),
  }
  const formats = createFormats(formatsDefinition, () => new Date())
  const checked = checkForm({
    plan,
    schema: boat,
    formats,
    validation,
    record: { name: '  Nautile ', kind: 'SAIL', engine: { power: 3 }, colour: '  ' },
  })
  it('checks what would be sent: hidden parts gone, texts in normal form, empty ones gone', () => {
    expect(checked.record).toEqual({ name: 'Nautile', kind: 'SAIL' })
    expect(seen).toEqual([checked.record])
  })
  it('shows problems at the fields, in their order, and the first of each', () => {
    expect(checked.problems.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'required'],
      ['engine.power', 'required'],
      ['owners', 'type'],
    ])
  })
})
