import { expect, it } from 'vitest'
import { dereference } from '#engine/schema/dereference.ts'
import type { FormDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { fieldsPlan } from './fieldsPlan.ts'

it('a field whose limits differ between variants has the declaration of each', () => {
  const record = {
    $schema: '',
    type: 'object',
    additionalProperties: false,
    properties: { kind: { type: 'string', enum: ['SAIL', 'MOTOR'] }, name: { type: 'string' } },
    discriminator: { propertyName: 'kind' },
    oneOf: [
      { properties: { kind: { const: 'SAIL' }, rig: { type: 'string', enum: ['A', 'B'] }, only: { type: 'string' } } },
      { properties: { kind: { const: 'MOTOR' }, rig: { type: 'string', enum: ['B', 'C'] } } },
    ],
  } as RecordSchema
  const whole = dereference(record, 'boat/boat.schema.json', () => record)
  const form: FormDefinition = {
    $schema: '',
    record: 'boat/boat',
    sections: [{ id: 'all', fields: ['kind', 'rig', 'name', 'only'] }],
  }
  const around = { formOf: () => form, formats: { $schema: '', formats: {} } }
  const [kind, rig, name, only] = fieldsPlan(form, whole, around).fields
  expect(rig?.schema.enum).toEqual(['A', 'B', 'C'])
  expect(rig?.variants?.by).toBe('kind')
  expect(rig?.variants?.of['SAIL']?.enum).toEqual(['A', 'B'])
  expect(rig?.variants?.of['MOTOR']?.enum).toEqual(['B', 'C'])
  expect([kind, name, only].map((field) => field?.variants)).toEqual([undefined, undefined, undefined])
})
