import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readCatalogue } from './catalogue.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Reads the project's own catalogue with another text in its contract. */
async function withContract(change: (yaml: string) => string) {
  root = mkdtempSync(join(tmpdir(), 'trousseau-catalogue-'))
  for (const folder of ['schemas', 'openapi', 'src/generated']) cpSync(folder, join(root, folder), { recursive: true })
  const file = join(root, 'openapi', 'openapi.yaml')
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  return readCatalogue(root, () => new Date())
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
