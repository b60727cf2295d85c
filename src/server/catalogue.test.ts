import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { serverRow } from '#compiler/contract/serverModule.ts'
import { readContract } from '#compiler/contract/readContract.ts'
import { readCatalogue } from './catalogue.ts'

/** Reads the project's own catalogue with another text in its contract. */
function withContract(change: (yaml: string) => string) {
  const { operations } = readContract(parse(change(readFileSync('openapi/openapi.yaml', 'utf8'))))
  const rows = [...operations.values()].map(serverRow)
  return readCatalogue(process.cwd(), () => new Date(), undefined, rows)
}

it('reads what the project says', async () => {
  const { operations, record } = await withContract((yaml) => yaml)
  expect(operations.length).toBeGreaterThan(20)
  expect(() => record('nothing/nothing')).toThrow('There is no record nothing/nothing')
})

it.each([
  [/lists: \[(\w+)/, 'lists: [ghosts', 'searches ghosts, which is no list'],
  [/lists: \[(\w+)/, 'lists: [reference', 'searches reference, which is no list'],
  [/texts: \[[\w.]+/, 'texts: [person.ghost', 'compares person.ghost, which'],
  [
    /verb: list, record: tenant\/tenant/,
    'verb: list, record: tenant/tenant, only: { employer: x }',
    'lists only by employer, which rows of',
  ],
  [
    /handler: searchEntries\n(\s+)record: \S+/,
    'handler: searchEntries\n$1record: ghost/ghost',
    'There is no record ghost/ghost',
  ],
])('refuses a search with %s turned into %s', async (pattern, text, message) => {
  await expect(withContract((yaml) => yaml.replace(pattern, text))).rejects.toThrow(message)
})
