import { describe, expect, it } from 'vitest'
import type { FormDefinition, FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { fieldsPlan } from '#compiler/form/fieldsPlan.ts'
import { createFormats } from '../formats/createFormats.ts'
import type { Holds } from '../validation/createHolds.ts'
import type { RecordValidation } from '../validation/createValidation.ts'
import { createEvaluate } from './evaluate.ts'
import { takeOver } from './takeOver.ts'

const formats: FormatsDefinition = { $schema: '', formats: {} }
const text = { type: 'string' } as const
const boat: RecordSchema = {
  $schema: '',
  type: 'object',
  required: ['kind'],
  properties: {
    resourceUuid: { ...text, readOnly: true },
    number: { ...text, numbered: 'B-{number}' },
    kind: { type: 'string', enum: ['SAIL', 'MOTOR'] },
    engine: {
      type: 'object',
      properties: {
        resourceUuid: { ...text, identity: true },
        power: { type: 'number' },
        serial: text,
        sent: { type: 'object', writeOnly: true, properties: { by: text } },
      },
    },
    flags: { type: 'array', items: { type: 'object', properties: { main: { type: 'boolean' }, colour: text } } },
    flagState: { ...text, lookup: 'states' },
    crew: {
      type: 'array',
      items: { type: 'object', properties: { name: text, rank: { ...text, lookup: 'ranks' } } },
    },
    colour: text,
    secretPlan: text,
  },
  rules: [{ if: 0, then: { properties: { engine: { required: ['power'] } } } }],
}
const definition: FormDefinition = {
  $schema: '',
  record: 'boat/boat',
  tabs: ['hull', 'people'],
  except: ['secretPlan'],
  sections: [
    { id: 'general', tab: 'hull', fields: ['kind', { path: 'number', readOnly: true }] },
    { id: 'engine', tab: 'hull', disable: 1, fields: ['engine.power', 'engine.serial'] },
    {
      id: 'flags',
      tab: 'hull',
      show: 0,
      fields: ['flags.0.colour', { path: 'flags.0.main', constant: true }],
    },
    {
      id: 'crew',
      tab: 'people',
      fields: [{ path: 'crew', entry: 'sailor/sailor' }],
    },
    { id: 'more', tab: 'people', fields: ['*'] },
  ],
}
const planOf = (form: FormDefinition) => fieldsPlan(form, boat, { formOf: () => form, formats })
const plan = planOf(definition)
const holds: Holds = (condition, record) => (record as { kind?: string }).kind === (condition === 0 ? 'MOTOR' : 'SAIL')
const validation: RecordValidation = {
  record: () => [],
  wire: () => [],
  entry: () => [],
  computed: [],
  initial: [],
  unique: [],
  holds,
}
const working = createFormats(formats, () => new Date())
const evaluate = (record: Record<string, unknown>, by = plan) =>
  createEvaluate({ plan: by, formats: working, formatsDefinition: formats, validation, holds })(record)

describe('what counts of a record', () => {
  it('TEN-55 a disabled field is neither required nor sent', () => {
    const typed = { kind: 'SAIL', engine: { power: 3, serial: 'x' } }
    expect(evaluate(typed).record).toEqual({ kind: 'SAIL' })
    expect([...evaluate(typed).layout.required]).toEqual(['kind'])
    expect(evaluate({ ...typed, kind: 'MOTOR' }).record).toMatchObject({ engine: { power: 3, serial: 'x' } })
  })
  it('a rule demands a field only as the record stands', () => {
    expect([...evaluate({ kind: 'MOTOR' }).layout.required]).toEqual(['kind', 'engine.power'])
  })
  it('TEN-82 a constant is there wherever it would be shown, and nowhere else', () => {
    expect(evaluate({ kind: 'MOTOR' }).record).toMatchObject({ flags: [{ main: true }] })
    expect(evaluate({ kind: 'SAIL', flags: [{ main: true }] }).record).toEqual({ kind: 'SAIL' })
  })
  it('a constant makes no optional part that is absent', () => {
    const fields = ['engine.serial', { path: 'engine.power', constant: 3 }]
    const sections = [
      { id: 'general', fields: ['kind'] },
      { id: 'engine', optional: 'engine', fields },
    ]
    const optional = planOf({ $schema: '', record: 'boat/boat', sections })
    expect(evaluate({ kind: 'SAIL' }, optional).record).toEqual({ kind: 'SAIL' })
    expect(evaluate({ kind: 'SAIL', engine: {} }, optional).record).toEqual({ kind: 'SAIL', engine: { power: 3 } })
  })
  it('a field that is only shown is sent as it is', () => {
    expect(evaluate({ kind: 'SAIL', number: 'B-7' }).record).toEqual({ kind: 'SAIL', number: 'B-7' })
  })
})

it('takes over from another record what is declared, and no id', () => {
  const other = {
    resourceUuid: '1',
    number: 'B-1',
    kind: 'SAIL',
    masts: 2,
    engine: { resourceUuid: '2', power: 5, brand: 'x' },
    crew: [{ name: 'Ann', age: 7 }],
  }
  expect(takeOver(boat, other)).toEqual({ kind: 'SAIL', engine: { power: 5 }, crew: [{ name: 'Ann' }] })
})
