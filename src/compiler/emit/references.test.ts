import { expect, it } from 'vitest'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { readContract } from '../project/readContract.ts'
import type { Project } from '../project/readProject.ts'
import { withImpliedCalls } from '../project/implied/impliedCalls.ts'
import { referencesModule, relatedRecords } from './references.ts'

const record = (name: string, properties: RecordSchema['properties']): RecordSchema => ({
  $schema: '',
  type: 'object',
  title: '{name}',
  calls: `/${name}`,
  properties: { resourceUuid: { type: 'string' }, name: { type: 'string' }, ...properties },
})

const port = { type: 'string', refers: 'port/port', onRemove: 'forget' } as const
const schemas = new Map([
  ['port/port', record('port', {})],
  ['boat/boat', record('boat', { port })],
  ['crew/crew', record('crew', { boats: { type: 'array', items: { type: 'string', refers: 'boat/boat' } } })],
])

it('lists of records are fetched anew after each change of them, and of those at which they point', () => {
  const called = [...schemas].map(([id, value]) => ({ id, value, whole: value }))
  const { operations } = readContract(withImpliedCalls({}, called).document)
  const project = {
    schemas,
    contract: { operations },
    formats: { $schema: '', formats: {} },
    screens: { routes: [] },
    definitions: [],
  } as unknown as Project
  const { 'references.gen.ts': text = '' } = referencesModule(project)
  const changesOf = (name: string) =>
    new RegExp(`"${name}": \\{[^]*?"changes": \\[([^]*?)\\]`).exec(text)?.[1]?.match(/\w+/g)
  const callsOn = (name: string) => ['create', 'update', 'remove'].map((verb) => verb + name)
  expect(changesOf('port/port')?.toSorted()).toEqual(callsOn('Port').sort())
  expect(changesOf('boat/boat')?.toSorted()).toEqual([...callsOn('Boat'), ...callsOn('Port')].sort())
})

it('a screen may show those that point at its record, and all at which these or its own lead', () => {
  const project = { schemas, recordOf: (name: string) => schemas.get(name) } as unknown as Project
  const related = (name: string) => relatedRecords(name, project).toSorted()
  expect(related('port/port')).toEqual(['boat/boat', 'port/port'])
  expect(related('boat/boat')).toEqual(['boat/boat', 'crew/crew', 'port/port'])
  expect(related('crew/crew')).toEqual(['boat/boat', 'crew/crew', 'port/port'])
})
