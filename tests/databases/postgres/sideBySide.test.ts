import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { openStore } from '#server/store/openStore.ts'
import type { Store } from '#server/store/Store.ts'
import { accountRow } from '../../fixtures/accountRow.ts'
import { freshDatabase } from '../freshDatabase.ts'
import { recordsOf } from '../recordsOf.ts'

const time = '2026-01-01T00:00:00.000Z'
const later = '2026-06-01T00:00:00.000Z'
const mail = (id: string) => ({
  id,
  purpose: 'activation' as const,
  recipient: id,
  sign_up_id: null,
  created_at: time,
  attempts: 0,
})

let store: Store
beforeEach(async () => {
  store = await openStore(readSettings({ ...(await freshDatabase()) }))
})
afterEach(() => store.close())

/** Resolves when as many have arrived as are meant to meet. */
function meeting(size: number): () => Promise<void> {
  let arrive: () => void = () => {}
  const all = new Promise<void>((resolve) => (arrive = resolve))
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === size) arrive()
    return all
  }
}

describe('transactions that are open at the same time', () => {
  it('pass over a mail that another one is claiming, and take the next', async () => {
    for (const id of ['first', 'second']) await store.outbox.add({ ...mail(id), due_at: time })
    const claimed = await store.transaction(async ({ outbox }) => {
      const one = await outbox.claim(time, later)
      // Another connection: as another process would.
      const [other, none] = [await store.outbox.claim(time, later), await store.outbox.claim(time, later)]
      return [one?.id, other?.id, none?.id]
    })
    expect(claimed).toEqual(['first', 'second', undefined])
  })

  it('both succeed although each wants what the other one holds', async () => {
    await store.accounts.add(accountRow('a'))
    const record = { owner: 'a', name: 'boat/boat', version: 1, created_at: time, updated_at: time, document: '0' }
    for (const id of ['1', '2']) await store.records.add({ ...record, id })
    const both = meeting(2)
    let runs = 0
    const addOne = (ids: string[]) =>
      store.transaction(async ({ records }) => {
        runs += 1
        for (const id of ids) {
          const row = await records.hold('a', 'boat/boat', id)
          if (!row) throw new Error('The record is gone')
          const document = String(Number(row.document) + 1)
          await records.replace({ ...row, version: row.version + 1, document }, row.version)
          await both()
        }
      })
    await Promise.all([addOne(['1', '2']), addOne(['2', '1'])])
    expect((await recordsOf(store.records, 'a')).map(({ document }) => document)).toEqual(['2', '2'])
    expect(runs).toBeGreaterThan(2)
  })
})
