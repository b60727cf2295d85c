import { expect, it } from 'vitest'
import type { FormPlan } from '#engine/plan/FormPlan.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { Project } from '../project/readProject.ts'
import { screenModules } from './screenModules.ts'

it('a screen fetches the words of all that it may show, and of choices where one of these has some', () => {
  const record = (properties: Record<string, PropertySchema>): RecordSchema => ({
    $schema: '',
    type: 'object',
    properties,
  })
  const wordsOf = (kind: PropertySchema) => {
    const schemas = new Map([
      ['boat/boat', record({ port: { type: 'string', refers: 'port/port' } })],
      ['port/port', record({ kind })],
      ['car/car', record({ colour: { type: 'string', enum: ['RED'] } })],
    ])
    const value = { record: 'boat/boat', load: { operation: 'listBoats' }, columns: ['port'] }
    const project = {
      schemas,
      recordOf: (name: string) => schemas.get(name),
      formats: { formats: {} },
      definitions: [{ kind: 'table', id: 'fleet/boats', value }],
    } as unknown as Project
    const { 'plans.gen.ts': text = '' } = screenModules(project, new Map())
    return /"words": \[([^]*?)\]/.exec(text)?.[1]?.match(/\w+/g)
  }
  expect(wordsOf({ type: 'string' })).toEqual(['fleet', 'boat', 'port'])
  const choices: PropertySchema[] = [{ enum: ['SEA', 'RIVER'] }, { lookup: 'seas' }]
  for (const choice of choices) {
    expect(wordsOf({ type: 'string', ...choice })).toEqual(['fleet', 'boat', 'port', 'options'])
  }
})

it('a form fetches what its fields are drawn with, and what those of the forms are that open over it', () => {
  const project = { definitions: [], schemas: new Map(), recordOf: () => ({}) } as unknown as Project
  const flag = { path: 'insured', kind: 'flag', placed: { as: 'radio' } }
  const crew = { path: 'crew', kind: 'entries', placed: {}, entry: { form: 'boat/mate', columns: [] } }
  const plan = (name: string, field: object) => [name, { name, record: 'boat/boat', fields: [field] }] as const
  const forms = new Map([plan('boat/boat', crew), plan('boat/mate', flag)]) as unknown as Map<string, FormPlan>
  const { 'plans.gen.ts': text = '' } = screenModules(project, forms)
  const listOf = (form: string, name: string) =>
    new RegExp(`"${form}": \\{[^]*?"${name}": \\[([^]*?)\\]`).exec(text)?.[1]?.match(/[\w/]+/g) ?? []
  expect(['forms', 'parts', 'kinds'].map((name) => listOf('boat/boat', name))).toEqual([
    ['boat/mate'],
    ['items', 'answer'],
    ['entries', 'flag'],
  ])
  expect(['forms', 'parts', 'kinds'].map((name) => listOf('boat/mate', name))).toEqual([[], ['answer'], ['flag']])
})
