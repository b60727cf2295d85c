import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeBackup } from '#server/backup/makeBackup.ts'
import { restoreBackup } from '#server/backup/restoreBackup.ts'
import { readSettings } from '#server/settings.ts'
import { openStore, type Store } from '#server/store/openStore.ts'
import type { RecordHistory } from '#server/store/RecordHistory.ts'
import { accountRow } from '../fixtures/accountRow.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { runSql } from './database.ts'
import { freshDatabase } from './freshDatabase.ts'

const folder = temporaryFolder()
const boat = 'boat/boat'

/** Boats that lie in harbours, by a field that later definitions do not have. */
const boats = (madeBy: string): RecordHistory => ({
  steps: [],
  summaries: {
    madeBy,
    of: () => ({ listed: '', searched: '' }),
    uniqueValues: () => undefined,
    references: (name, document) =>
      name === boat && madeBy !== 'without' ? ((JSON.parse(document) as { in?: string[] }).in ?? []) : undefined,
  },
})

let settings: ReturnType<typeof readSettings>
let store: Store
const freshPlace = async () => readSettings({ DATA_DIR: join(folder, crypto.randomUUID()), ...(await freshDatabase()) })
async function reopen(history?: RecordHistory) {
  await store.close()
  store = await openStore(settings, history)
}
const row = (id: string, harbours: string[], { owner = 'a', name = boat } = {}) => ({
  id,
  owner,
  name,
  version: 1,
  created_at: `2026-01-01T00:00:00.00${9 - Number(id)}Z`,
  updated_at: '2026-01-01T00:00:00.000Z',
  document: JSON.stringify({ in: harbours }),
})
const enter = (...given: Parameters<typeof row>) => store.transaction(async ({ records }) => records.add(row(...given)))
const pointingAt = (id: string) => store.references.pointingAt({ owner: 'a', name: boat }, id)
const kept = () => runSql(settings, 'select record_id, target_id from record_references order by record_id, target_id')

beforeEach(async () => {
  settings = await freshPlace()
  store = await openStore(settings, boats('one'))
  for (const id of ['a', 'b']) await store.accounts.add(accountRow(id))
  await enter('1', ['x', 'y'])
  await enter('2', ['x'])
  await enter('3', [])
  await enter('4', ['x'], { owner: 'b' })
  await enter('5', ['x'], { name: 'car/car' })
})
afterEach(() => store.close())

describe('the records that point at one', () => {
  it('are found by an index, oldest first, as they were saved last', async () => {
    expect([await pointingAt('x'), await pointingAt('y'), await pointingAt('z')]).toEqual([['2', '1'], ['1'], []])
    await store.transaction(async ({ records }) => {
      const held = await records.hold('a', boat, '1')
      if (held) await records.replace(held, '{"in":["y","z"]}', row('1', []).updated_at)
    })
    expect([await pointingAt('x'), await pointingAt('y'), await pointingAt('z')]).toEqual([['2'], ['1'], ['1']])
    await store.records.remove('a', boat, '2')
    await store.accounts.remove('b')
    expect(await kept()).toEqual(['y', 'z'].map((target_id) => ({ record_id: '1', target_id })))
  })

  it('are made at the start for stored ones, and for other definitions anew', async () => {
    const before = await kept()
    expect(before).toHaveLength(4)
    await reopen()
    await runSql(settings, 'delete from record_references')
    await runSql(settings, "update records set made_by = ''")
    await reopen(boats('one'))
    expect(await kept()).toEqual(before)
    await reopen(boats('without'))
    expect(await kept()).toEqual([])
    await reopen(boats('two'))
    expect(await kept()).toEqual(before)
    // What a process with other definitions has written may point at any.
    await runSql(settings, "update records set made_by = 'other' where id = '3'")
    expect(await pointingAt('y')).toEqual(['3', '1'])
  })

  it('go with a backup', async () => {
    const before = await kept()
    const backup = join(folder, crypto.randomUUID())
    await makeBackup(settings, backup)
    await store.close()
    settings = await freshPlace()
    await restoreBackup(settings, backup)
    expect(await kept()).toEqual(before)
    store = await openStore(settings, boats('one'))
    expect(await pointingAt('x')).toEqual(['2', '1'])
  })
})
