import { expect, it } from 'vitest'
import type { Json } from '#engine/record/path.ts'
import type { Project } from '../../project/readProject.ts'
import { serverModule } from './callModules.ts'
import { readContract } from '../../project/readContract.ts'

/** The parameter that holds the id of the record of a call, as the server is told; undefined where it is the last one. */
function idOf(path: string, operate: Json): unknown {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ in: 'path', name }))
  const get = { operationId: 'getBoat', parameters, 'x-operate': { verb: 'get', record: 'boat/boat', ...operate } }
  const contract = readContract({ paths: { [path]: { get } } })
  const schema = { $schema: '', type: 'object', properties: {} }
  const text = serverModule({ contract, recordOf: () => schema } as unknown as Project)
  return /"operate": \{[^]*?\n {4,}"id": "(\w+)"/.exec(text)?.[1]
}

it.each([
  ['/boat/{boatUuid}', {}, undefined],
  ['/boat/{boatUuid}/{kind}', { only: { kind: '{kind}' } }, 'boatUuid'],
  ['/boat/{boatUuid}/{state}', { sets: { state: '{state}' } }, 'boatUuid'],
  ['/port/{port}/boat/{boatUuid}', { only: { port: '{port}' } }, undefined],
  ['/fleet/{fleet}/boat/{boatUuid}/{kind}', { only: { kind: '{kind}' } }, 'boatUuid'],
])('of %s with %j, the id is the last parameter that nothing else takes', (path, operate, id) =>
  expect(idOf(path, operate)).toBe(id),
)
