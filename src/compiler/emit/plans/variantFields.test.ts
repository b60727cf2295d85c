import { expect, it } from 'vitest'
import { dereference } from '#engine/schema/dereference.ts'
import type { FormDefinition, PlacedField, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { fieldsPlan } from './fieldsPlan.ts'

const listOf = (items: PropertySchema): PropertySchema => ({ type: 'array', items })
const oneOf = (...values: string[]): PropertySchema => ({ type: 'string', enum: values })
const contacts = (...ways: string[]) => listOf({ type: 'object', properties: { way: oneOf(...ways) } })

it('a field whose limits differ between variants has the declaration of each, in lists as well', () => {
  const record = {
    $schema: '',
    type: 'object',
    additionalProperties: false,
    properties: { kind: { type: 'string', enum: ['SAIL', 'MOTOR'] }, name: { type: 'string' } },
    discriminator: { propertyName: 'kind' },
    oneOf: [
      {
        properties: {
          kind: { const: 'SAIL' },
          rig: oneOf('A', 'B'),
          only: { type: 'string' },
          tags: listOf(oneOf('A', 'B')),
          contacts: contacts('FLAG'),
        },
      },
      {
        properties: {
          kind: { const: 'MOTOR' },
          rig: oneOf('B', 'C'),
          tags: listOf(oneOf('B', 'C')),
          contacts: contacts('RADIO'),
        },
      },
    ],
  } as RecordSchema
  const whole = dereference(record, 'boat/boat.schema.json', () => record)
  const entry: PlacedField['entry'] = { fields: ['way'], columns: ['way'] }
  const form: FormDefinition = {
    $schema: '',
    record: 'boat/boat',
    sections: [
      {
        id: 'all',
        fields: ['kind', 'rig', 'name', 'only', 'tags', 'tags.1', 'contacts.0.way', { path: 'contacts', entry }],
      },
    ],
  }
  const around = { formOf: () => form, formats: { $schema: '', formats: {} } }
  const { fields } = fieldsPlan(form, whole, around)
  const valuesOf = ({ enum: values, items }: PropertySchema) => values ?? items?.enum
  const offered = fields.map(({ path, schema, variants }) => [
    path,
    valuesOf(schema),
    ...Object.values(variants?.of ?? {}).map(valuesOf),
  ])
  expect(offered).toEqual([
    ['kind', ['SAIL', 'MOTOR']],
    ['rig', ['A', 'B', 'C'], ['A', 'B'], ['B', 'C']],
    ['name', undefined],
    ['only', undefined],
    ['tags', ['A', 'B', 'C'], ['A', 'B'], ['B', 'C']],
    ['tags.1', ['A', 'B', 'C'], ['A', 'B'], ['B', 'C']],
    ['contacts.0.way', ['FLAG', 'RADIO'], ['FLAG'], ['RADIO']],
    ['contacts', undefined],
  ])
  // An item that is typed in place asks the form around it.
  const [way] = fields.flatMap(({ entry: typed }) => (typed && 'plan' in typed ? typed.plan.fields : []))
  expect(way?.variants).toMatchObject({ by: 'kind', isAround: true, of: { SAIL: { enum: ['FLAG'] } } })
  const varied = fields.flatMap(({ variants }) => variants ?? [])
  expect(varied.map(({ by, of }) => [by, ...Object.keys(of)])).toEqual(varied.map(() => ['kind', 'SAIL', 'MOTOR']))
})
