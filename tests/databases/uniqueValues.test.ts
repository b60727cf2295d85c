import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeBackup } from '#server/backup/makeBackup.ts'
import { restoreBackup } from '#server/backup/restoreBackup.ts'
import { readSettings } from '#server/settings.ts'
import { openStore, type Store } from '#server/store/openStore.ts'
import type { RecordHistory } from '#server/store/RecordHistory.ts'
import { ValuesTaken } from '#server/store/UniqueValueStore.ts'
import { accountRow } from '../fixtures/accountRow.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { runSql } from './database.ts'
import { freshDatabase, onPostgres } from './freshDatabase.ts'

const folder = temporaryFolder()
const time = '2026-01-01T00:00:00.000Z'
const boat = 'boat/boat'

/** Boats whose names occur once, under the name that a step gives the field. */
const boats = (field: string, madeBy = field): RecordHistory => ({
  steps: [{ name: '0001-boat', definition: { $schema: '', changes: [{ record: boat, rename: 'name', to: 'title' }] } }],
  to: field === 'title' ? 1 : 0,
  summaries: {
    madeBy,
    of: () => ({ listed: '', searched: '' }),
    references: () => undefined,
    uniqueValues(kind, document) {
      const value = (JSON.parse(document) as Record<string, string>)[field]
      if (kind !== boat) return undefined
      return value === undefined ? [] : [{ rule: '0 sameName', hash: value }]
    },
  },
})
const withoutDefinitions = (to: number): RecordHistory => ({ steps: boats('name').steps, to })

let settings: ReturnType<typeof readSettings>
let store: Store

const freshPlace = async () => readSettings({ DATA_DIR: join(folder, crypto.randomUUID()), ...(await freshDatabase()) })
async function reopen(history: RecordHistory) {
  await store.close()
  store = await openStore(settings, history)
}
const row = (id: string, document: object, owner = 'a') => ({
  id,
  owner,
  name: boat,
  version: 1,
  created_at: time,
  updated_at: time,
  document: JSON.stringify(document),
})
/** Enters a boat, or says that its name is taken. */
const enter = (id: string, document: object, owner = 'a', by = store) =>
  by.transaction(async ({ records }) => records.add(row(id, document, owner))).then(() => 'entered', whyNot)
const change = (id: string, document: object, duplicates?: 'keep') =>
  store
    .transaction(async ({ records }) => {
      const held = await records.hold('a', boat, id)
      if (held) await records.replace(held, JSON.stringify(document), time, duplicates)
    })
    .then(() => 'changed', whyNot)
function whyNot(error: unknown): string {
  if (error instanceof ValuesTaken) return error.rule
  throw error
}
const kept = () => runSql(settings, 'select record_id, hash from unique_values order by record_id, hash')
const taken = '0 sameName'

beforeEach(async () => {
  settings = await freshPlace()
  store = await openStore(settings, boats('name'))
  for (const id of ['a', 'b']) await store.accounts.add(accountRow(id))
})
afterEach(() => store.close())

describe('values that may occur once', () => {
  it('are taken with a record, given back with it, and no concern of other owners', async () => {
    expect(await enter('1', { name: 'Alma' })).toBe('entered')
    expect(await enter('2', { name: 'Alma' })).toBe(taken)
    expect(await store.records.count('a', boat)).toBe(1)
    expect(await enter('2', { name: 'Alma' }, 'b')).toBe('entered')
    for (const id of ['3', '4']) expect(await enter(id, {})).toBe('entered')
    expect(await change('3', { name: 'Alma' })).toBe(taken)
    expect(await change('1', { name: 'Alma', crew: 2 })).toBe('changed')
    expect(await change('1', { name: 'Bora' })).toBe('changed')
    expect(await change('3', { name: 'Alma' })).toBe('changed')
    await store.records.remove('a', boat, '3')
    expect(await change('4', { name: 'Alma' })).toBe('changed')
    await store.accounts.remove('b')
    expect(await kept()).toEqual([
      { record_id: '1', hash: 'Bora' },
      { record_id: '4', hash: 'Alma' },
    ])
  })

  it('are taken by one of several that come at once, also through two processes', async () => {
    const other = onPostgres ? await openStore(settings, boats('name')) : store
    try {
      for (let round = 0; round < 8; round += 1) {
        const all = Array.from({ length: 6 }, (_, index) =>
          enter(`${round} ${index}`, { name: `Alma ${round}` }, 'a', index % 2 === 0 ? store : other),
        )
        expect((await Promise.all(all)).toSorted()).toEqual([...Array<string>(5).fill(taken), 'entered'])
      }
    } finally {
      if (other !== store) await other.close()
    }
  })

  it('are made at the start for stored records; those that were alike before stay, and no other joins them', async () => {
    await reopen(withoutDefinitions(0))
    for (const [index, name] of ['Alma', 'Alma', 'Alma', 'Bora'].entries()) await enter(String(index), { name })
    expect(await kept()).toEqual([])
    await reopen(boats('name'))
    expect(await kept()).toHaveLength(4)
    // Saved as they are, they claim nothing new.
    for (const id of ['0', '1', '2']) expect(await change(id, { name: 'Alma', crew: 2 })).toBe('changed')
    for (const id of ['0', '1']) await store.records.remove('a', boat, id)
    expect(await enter('4', { name: 'Alma' })).toBe(taken)
    expect(await change('2', { name: 'Cora' })).toBe('changed')
    expect(await change('2', { name: 'Bora' })).toBe(taken)
    expect(await enter('4', { name: 'Alma' })).toBe('entered')
    // What no save brings about, as a removal that is forgotten, is refused to nobody.
    expect(await change('2', { name: 'Alma' }, 'keep')).toBe('changed')
    expect(await enter('5', { name: 'Alma' })).toBe(taken)
    await reopen(boats('name', 'other definitions'))
    expect(await enter('5', { name: 'Alma' })).toBe(taken)
    expect(await change('2', { name: 'Dora' })).toBe('changed')
  })

  it('follow records over a step, forth and back', async () => {
    for (const name of ['Alma', 'Bora']) await enter(name, { name })
    await reopen(boats('title'))
    expect(await enter('1', { title: 'Alma' })).toBe(taken)
    expect(await kept()).toHaveLength(2)
    // As `npm run migrate`, which knows no definitions.
    await reopen(withoutDefinitions(0))
    expect(await kept()).toEqual([])
    await reopen(boats('name'))
    expect(await enter('1', { name: 'Bora' })).toBe(taken)
    expect(await kept()).toHaveLength(2)
  })

  it('go with a backup', async () => {
    for (const name of ['Alma', 'Bora']) await enter(name, { name })
    const before = await kept()
    const backup = join(folder, crypto.randomUUID())
    await makeBackup(settings, backup)
    expect(existsSync(join(backup, 'tables', 'unique_values.jsonl'))).toBe(true)
    await store.close()
    settings = await freshPlace()
    await restoreBackup(settings, backup)
    expect(await kept()).toEqual(before)
    store = await openStore(settings, boats('name'))
    expect(await enter('1', { name: 'Bora' })).toBe(taken)
  })
})
