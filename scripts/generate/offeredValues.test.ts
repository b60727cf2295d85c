import { describe, expect, it } from 'vitest'
import { createFormats } from '#engine/formats/createFormats.ts'
import { createValidation } from '#engine/validation/createValidation.ts'
import type { FormatsDefinition, PropertySchema } from '#generated/definitions.gen.ts'
import { compileRecord } from '../../tests/fixtures/toy/compileRecord.ts'
import { readOwnProject } from '../check/lintDefinitions.ts'
import { offeredValues } from './offeredValues.ts'

const project = readOwnProject()
const offered = offeredValues(project)
const names = Object.keys(project.lookups.lookups)
const formats: FormatsDefinition = { $schema: '', formats: {} }

async function problemsOf(place: PropertySchema, value: string) {
  const schema = {
    $schema: '',
    type: 'object' as const,
    properties: { place, places: { type: 'array', items: place } },
  }
  const factory = await compileRecord('odd/odd', schema as never, formats, offered)
  const { record } = createValidation(
    factory,
    createFormats(formats, () => new Date()),
  )
  return record({ place: value, places: [value] }).map(({ path, code }) => `${path}: ${code}`)
}

describe.each(names)('the lookup %s', (lookup) => {
  it('takes the values that it offers, and no other unless it is open', async () => {
    const [first = ''] = offered[lookup] ?? []
    expect(first).not.toBe('')
    const closed = { type: 'string', lookup } satisfies PropertySchema
    expect(await problemsOf(closed, first)).toEqual([])
    expect(await problemsOf(closed, 'NONSENSE')).toEqual(['place: enum', 'places.0: enum'])
    expect(await problemsOf({ ...closed, open: true }, 'NONSENSE')).toEqual([])
  })
})
