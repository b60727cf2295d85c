import { expect, it } from 'vitest'
import { findPointer } from '#engine/schema/dereference.ts'
import type { Json } from '#engine/record/path.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { withImpliedCalls } from './impliedCalls.ts'

it('the contract lets as many files into a field as the record can hold there', () => {
  const fileOf = (part: string): PropertySchema => ({
    type: 'object',
    properties: {},
    upload: { part, accept: ['*/*'], maxBytes: 1, bytes: 'get' },
  })
  const listOf = (part: string, maxItems?: number): PropertySchema => {
    const { upload, ...items } = fileOf(part)
    return { type: 'array', items, ...(upload && { upload }), ...(maxItems !== undefined && { maxItems }) }
  }
  const entriesOf = (part: string, maxItems: number): PropertySchema => ({
    type: 'array',
    maxItems,
    items: { type: 'object', properties: { scan: fileOf(part) } },
  })
  const whole: RecordSchema = {
    $schema: '',
    type: 'object',
    properties: {
      portrait: fileOf('one'),
      pictures: listOf('five', 5),
      letters: listOf('any'),
      papers: entriesOf('three', 3),
      deed: entriesOf('single', 1),
    },
  }
  const value = { ...whole, calls: '/boat' }
  const { document } = withImpliedCalls({}, [{ id: 'boat/boat', value, whole }])
  const { '/boat': boat } = document['paths'] as Record<string, Json>
  const content = findPointer(boat, '/post/requestBody/content') as Json
  const found = findPointer(content['multipart/form-data'], '/schema/properties')
  const bytes = { type: 'string', format: 'binary' }
  expect(found).toMatchObject({
    one: bytes,
    five: { type: 'array', items: bytes, maxItems: 5 },
    any: { type: 'array', items: bytes },
    three: { type: 'array', items: bytes, maxItems: 3 },
    single: bytes,
  })
  expect(found).not.toHaveProperty(['any', 'maxItems'])
})
