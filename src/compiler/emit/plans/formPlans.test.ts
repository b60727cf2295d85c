import { describe, expect, it } from 'vitest'
import type { FormatsDefinition, FormDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import written from '../../../../tests/fixtures/toy/boat.json' with { type: 'json' }
import { withRest } from '../../project/implied/withRest.ts'
import { formPlans, hasAnswer, kindsIn } from './formPlans.ts'

const formats: FormatsDefinition = { $schema: '', formats: {} }
const boat = written.boat as RecordSchema
const form = written.form as FormDefinition
const records: Record<string, RecordSchema> = { 'boat/boat': boat, 'sailor/sailor': written.sailor as RecordSchema }
const compiled = (definition: FormDefinition) => {
  const forms = new Map([
    ['boat/boat', withRest({ kind: 'form', id: '', value: definition }, boat, formats) as FormDefinition],
    ['navy/sailor', written.sailorForm],
  ])
  const plan = formPlans(forms, (name) => records[name] ?? boat, formats).get('boat/boat')
  if (!plan) throw new Error('The boat has no plan')
  return plan
}
const plan = compiled(form)
const field = (path: string) => plan.fields.find((planned) => planned.path === path)

describe('the plan of a form', () => {
  it('lays sections, rows and kinds out, and asks for nothing that the server gives, that only travels, or that is left out', () => {
    expect(
      plan.sections.map(({ id, rows }) => [id, rows.map((row) => row.map(({ path, kind }) => `${path} ${kind}`))]),
    ).toEqual([
      ['general', [['name text', 'kind choice'], ['number text']]],
      ['motor', [['engine.power number']]],
      ['insured', [['insurance.firm text']]],
      ['people', [['owners entries'], ['crew entries']]],
      ['rest', [['colour text']]],
    ])
    expect(plan.fields.map(({ path }) => path)).toEqual(
      plan.sections.flatMap(({ rows }) => rows.flat().map(({ path }) => path)),
    )
    expect(field('name')).toMatchObject({ words: 'boat:fields.name', required: true, section: 'general', placed: {} })
    expect(field('kind')?.placed).toEqual({ as: 'radio' })
    expect(kindsIn(plan)).toEqual(['text', 'choice', 'number', 'entries'])
  })
  it('carries conditions, and the tab of each field', () => {
    expect(plan.sections[1]?.show).toBe('isMotor')
    expect(field('engine.power')).toMatchObject({ show: 'isNamed', disable: ['isLaidUp', 'isMotor'], tab: 'hull' })
    expect(plan.constants).toEqual([{ path: 'insurance.paid', value: true, show: ['isMotor'], within: 'insurance' }])
    expect(field('crew')?.tab).toBe('people')
  })
  it('gives a constant the condition of its section and its own', () => {
    const fields = [{ path: 'colour', constant: 'red', show: 'isNamed' }]
    const { constants } = compiled({ ...form, sections: [{ id: 'x', show: 'isMotor', fields }] })
    expect(constants).toEqual([{ path: 'colour', value: 'red', show: ['isMotor', 'isNamed'], within: undefined }])
  })
  it('starts a record, and a part that may be absent, with the defaults of the schema', () => {
    expect(plan.start).toEqual({ kind: 'SAIL' })
    expect(plan.sections[2]?.optional).toEqual({ path: 'insurance', start: { paid: false } })
  })
  it('keeps apart which constants belong to the record, and which are only sent', () => {
    expect([plan.kept, plan.sent]).toEqual([{ fleet: 'ours' }, { captcha: 'none', fleet: 'ours' }])
  })
  it('lays the rows out in the grid of rjsf', () => {
    expect(plan.uiSchema).toMatchObject({
      'ui:field': 'LayoutGridField',
      'ui:layoutGrid': {
        'ui:row': plan.sections
          .flatMap(({ rows }) => rows)
          .map((row) => ({ 'ui:row': [{ 'ui:columns': row.map(({ path }) => path) }] })),
      },
    })
  })
  it('holds the form of an item that is typed in place, and names the one of an item that has its own', () => {
    const [owners, crew] = [field('owners')?.entry, field('crew')?.entry]
    const item = owners && 'plan' in owners ? owners.plan : undefined
    expect(item?.fields.map(({ path, words, required }) => [path, words, required])).toEqual([
      ['name', 'boat:fields.owners.name', true],
      ['share', 'boat:fields.owners.share', false],
      ['state', 'boat:fields.owners.state', false],
    ])
    expect(item?.sections.map(({ rows }) => rows.length)).toEqual([2])
    const search = { operation: 'findSailors' }
    expect(crew).toMatchObject({
      form: 'navy/sailor',
      columns: [{ words: 'sailor:fields.name' }],
      file: 'scan',
      search,
    })
  })
  it('LOOK-04 names every lookup of the form and of the forms of its items once', () => {
    expect([...plan.lookups].sort()).toEqual(['ranks', 'states', 'tongues'])
  })
  it('names a field that the record lacks, and a form that is missing', () => {
    expect(() => compiled({ ...form, sections: [{ id: 'x', fields: ['mast'] }] })).toThrow('mast')
    const sections = [{ id: 'x', fields: [{ path: 'crew', entry: 'navy/admiral' }] }]
    expect(() => compiled({ ...form, sections })).toThrow('navy/admiral')
  })
})

describe('a yes or no', () => {
  const answer = { type: 'boolean' } as const
  const record: RecordSchema = {
    $schema: '',
    type: 'object',
    required: ['insured', 'given', 'terms', 'box', 'part', 'rooms'],
    properties: {
      insured: answer,
      free: answer,
      later: answer,
      box: answer,
      given: { type: 'boolean', default: false },
      terms: { type: 'boolean', const: true },
      part: { type: 'object', required: ['owned'], properties: { owned: answer, let: answer } },
      rooms: {
        type: 'array',
        items: { type: 'object', required: ['heated'], properties: { heated: answer, lit: answer, wet: answer } },
      },
    },
    rules: [
      { if: 'self.free', then: { required: ['later'] } },
      { if: 'self.free', then: { properties: { rooms: { items: { required: ['wet'] } } } } },
    ],
  }
  const inRoom = ['heated', 'lit', 'wet']
  const placed = [
    'insured',
    'free',
    'later',
    { path: 'box', as: 'checkbox' },
    'given',
    'terms',
    'part.owned',
    'part.let',
  ]
  const definition = {
    ...form,
    sections: [{ id: 'all', fields: [...placed, { path: 'rooms', entry: { fields: inRoom, columns: inRoom } }] }],
  } as FormDefinition

  it('that may be demanded and has no default is two choices; others are a tick box, as is one that a form says so of', () => {
    const made = formPlans(new Map([['flat/flat', definition]]), () => record, formats).get('flat/flat')
    const entry = made?.fields.find(({ path }) => path === 'rooms')?.entry
    const all = [...(made?.fields ?? []), ...(entry && 'plan' in entry ? entry.plan.fields : [])]
    const radios = all.filter((one) => one.placed.as === 'radio')
    expect(radios.map(({ path }) => path)).toEqual(['insured', 'later', 'part.owned', 'heated', 'wet'])
    const fields = made?.fields ?? []
    const answers = (...paths: string[]) => hasAnswer({ fields: fields.filter(({ path }) => paths.includes(path)) })
    expect([answers('insured'), answers('rooms'), answers('free', 'box')]).toEqual([true, true, false])
  })
})
