import { describe, expect, it } from 'vitest'
import { createFormats } from '#engine/formats/createFormats.ts'
import { getAt } from '#engine/record/path.ts'
import { madeRecords } from './madeRecords.ts'

const formats = createFormats({ $schema: '', formats: { day: { check: 'date' } } }, () => new Date())
const made = madeRecords(
  {
    kind: { type: 'string', enum: ['A', 'B', 'C'], required: true },
    open: { type: 'boolean' },
    note: { type: 'string', maxLength: 2, nullable: true },
    start: { type: 'string', format: 'day' },
    count: { type: 'integer', minimum: -3, maximum: 2 },
    part: { type: 'object', nullable: true },
    'part.name': { type: 'string', enum: ['X', 'Y'], required: true },
    tags: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string', enum: ['t'] }, required: true },
    rooms: { type: 'array', required: true },
    'rooms.size': { type: 'number', enum: [7], required: true },
  },
  formats,
  { count: [1, 9] },
)
const textOf = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value))
const valuesAt = (path: string) => new Set(made.map((record) => textOf(getAt(record, path))))

describe('made records', () => {
  it.each([
    ['kind', ['"A"', '"B"', '"C"']],
    ['open', ['true', 'false', 'none']],
    ['note', ['"a"', '"0"', '"12"', 'null', 'none']],
    ['start', ['"01/02/2020"', 'none']],
    ['count', ['1', '-3', '2', '0', 'none']],
    ['part', ['{"name":"X"}', '{"name":"Y"}', 'null', 'none']],
    ['tags', ['["t"]', '["t","t"]']],
    ['rooms', ['[]', '[{"size":7}]', '[{"size":7},{"size":7}]']],
  ])('hold in %s every value that is known of it, null and none where these may be: %j', (path, values) => {
    expect([...valuesAt(path)].sort()).toEqual(values.toSorted())
  })

  it('are the same at each run', () => {
    const fields = { kind: { type: 'string', enum: ['A', 'B'] }, count: { type: 'integer' } }
    expect(madeRecords(fields, formats)).toEqual(madeRecords(fields, formats))
  })
})
