import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, openStore, type Store } from '#server/store/openStore.ts'
import { readSettings } from '#server/settings.ts'
import { migrate, migrations } from '#server/store/database/migrations.ts'
import type { Summaries } from '#server/store/RecordHistory.ts'
import type { OutboxRow, RecordRow } from '#server/store/database/tables.ts'
import { accountRow } from '../fixtures/accountRow.ts'
import { runSql } from './database.ts'
import { freshDatabase, onPostgres } from './freshDatabase.ts'
import { recordsOf } from './recordsOf.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

const dataDir = temporaryFolder()
let settings: ReturnType<typeof readSettings>
let store: Store

beforeEach(async () => {
  settings = readSettings({ DATA_DIR: join(dataDir, crypto.randomUUID()), ...(await freshDatabase()) })
  store = await openStore(settings)
})
afterEach(() => store.close())

const time = '2026-01-01T00:00:00.000Z'
const record = (owner: string, id: string, more: Partial<RecordRow> = {}): RecordRow => ({
  id,
  owner,
  name: 'boat/boat',
  version: 1,
  created_at: time,
  updated_at: time,
  document: '{}',
  ...more,
})
const summariesBy = (madeBy: string): Summaries => ({
  madeBy,
  of: (name, document) => ({ listed: `${madeBy} ${document}`, searched: name }),
  uniqueValues: () => undefined,
  references: () => undefined,
})
/** As another start with the definitions of a name. */
async function reopen(madeBy: string): Promise<void> {
  await store.close()
  store = await openStore(settings, { steps: [], summaries: summariesBy(madeBy) })
}
async function listed(): Promise<string[]> {
  const all: string[] = []
  for await (const page of store.records.summaries('a', 'boat/boat')) all.push(...page)
  return all
}
const mail = (id: string, due_at = time): OutboxRow => ({
  id,
  purpose: 'activation',
  recipient: `${id}@example.org`,
  sign_up_id: null,
  created_at: time,
  due_at,
  attempts: 0,
})
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index))
const sorted = (numbers: number[]) => numbers.toSorted((left, right) => left - right)

describe('the store', () => {
  it('opens what it made before, and refuses what a newer version made', async () => {
    await store.accounts.add(accountRow('a'))
    await store.close()
    store = await openStore(settings)
    expect(await store.accounts.byEmail('a@example.org')).toEqual(accountRow('a'))
    await store.close()
    await runSql(settings, "insert into migrations values ('999-future', '')")
    await expect(openStore(settings)).rejects.toThrow('made by a newer version of this program (it holds 999-future)')
    await runSql(settings, "delete from migrations where id = '999-future'")
    store = await openStore(settings)
  })

  it('gives every text back as it was', async () => {
    await store.accounts.add(accountRow('a'))
    const texts = ['é', 'e\u0301', '👩‍👩‍👧', '\u202Eabc', '"\\\'', '\u0001', 'ﬁ', '%_', '?$1', 'a'.repeat(100_000)]
    for (const [index, text] of texts.entries()) {
      const document = JSON.stringify({ text, nul: '\0', half: '\uD800' })
      await store.records.add(record('a', String(index), { document }))
      expect((await store.records.find('a', 'boat/boat', String(index)))?.document).toBe(document)
    }
  })

  it('finds nothing by a text with a NUL in it', async () => {
    await store.accounts.add(accountRow('a'))
    expect(await store.accounts.byId('a\0')).toBeUndefined()
    expect(await store.accounts.byEmail('\0a@example.org')).toBeUndefined()
    expect(await store.records.find('a', 'boat/boat', '\0')).toBeUndefined()
  })

  it('lists the newest first, of one owner and one kind, over many pages', async () => {
    await reopen('one')
    for (const id of ['a', 'b']) await store.accounts.add(accountRow(id))
    // Some were made in the same moment, also where a page ends.
    const ids = times(130, (index) => String(100 + index))
    const moment = (id: string) => `2026-01-01T00:00:00.${300 - Math.floor(Number(id) / 7)}Z`
    for (const id of ids) await store.records.add(record('a', id, { created_at: moment(id), document: id }))
    await store.records.add(record('a', 'car', { name: 'car/car' }))
    await store.records.add(record('b', '1'))
    await store.records.remove('b', 'boat/boat', '100')
    expect(await listed()).toEqual(ids.map((id) => `one ${id}`))
    expect((await recordsOf(store.records, 'a')).filter(({ name }) => name === 'boat/boat')).toHaveLength(130)
    expect([await store.records.count('a', 'boat/boat'), await store.records.kinds('b')]).toEqual([130, ['boat/boat']])
  })

  it('keeps beside each document what lists read, and makes it anew for other definitions', async () => {
    const kept = () => runSql(settings, 'select listed, searched, version from records')
    await store.accounts.add(accountRow('a'))
    await store.records.add(record('a', '1', { document: 'old' }))
    expect(await kept()).toEqual([{ listed: '', searched: '', version: 1 }])
    await reopen('one')
    expect(await kept()).toEqual([{ listed: 'one old', searched: 'boat/boat', version: 1 }])
    await store.records.replace(record('a', '1'), 'new', time)
    expect(await kept()).toEqual([{ listed: 'one new', searched: 'boat/boat', version: 2 }])
    // As a process with other definitions has written it meanwhile.
    await runSql(settings, "update records set made_by = 'other', listed = 'other'")
    expect(await listed()).toEqual(['one new'])
    // Who has no definitions leaves it; the next start with others makes it anew.
    await store.close()
    store = await openStore(settings)
    expect(await kept()).toEqual([{ listed: 'other', searched: 'boat/boat', version: 2 }])
    await reopen('two')
    expect(await kept()).toEqual([{ listed: 'two new', searched: 'boat/boat', version: 2 }])
  })

  it('gives searches the records that hold each word, whatever letters it has, and of the others nothing', async () => {
    const traces = (text: string) => JSON.stringify({ find: [[text, text, 'mark']] })
    const searched: Summaries = { ...summariesBy('one'), of: (_, text) => ({ listed: '', searched: traces(text) }) }
    await store.close()
    store = await openStore(settings, { steps: [], summaries: searched })
    await store.accounts.add(accountRow('a'))
    const texts = ['alma bora', 'alma', 'a"b', 'a\\b', '50 % _ x', "d'or", 'żółw 👩‍👧', 'a\n b']
    for (const [index, document] of texts.entries()) await store.records.add(record('a', String(index), { document }))
    const found = async (...words: string[]) => {
      const ids: string[] = []
      for await (const page of store.records.searched('a', 'boat/boat', words)) ids.push(...page.map(({ id }) => id))
      return ids.sort().join()
    }
    expect(await found()).toBe('0,1,2,3,4,5,6,7')
    expect(await found('alma')).toBe('0,1')
    expect(await found('bora', 'alma')).toBe('0')
    for (const [word, id] of Object.entries({
      'a"b': '2',
      'a\\b': '3',
      '%': '4',
      _: '4',
      "d'or": '5',
      żółw: '6',
      '👧': '6',
    })) {
      expect([word, await found(word)]).toEqual([word, id])
    }
    expect(await found('zzz')).toBe('')
    // Of what a process with other definitions has written it is not known, so it is made anew.
    await runSql(settings, "update records set made_by = 'other', searched = 'other' where id = '1'")
    expect(await found('bora')).toBe('0,1')
  })

  it('gives the ids of files that begin with digits, whoever owns them', async () => {
    const ids = ['0a', '9f', 'a0', 'a1', 'af', 'b0', 'ff'].map((start) => `${start}${crypto.randomUUID().slice(2)}`)
    for (const owner of ['a', 'b']) {
      await store.accounts.add(accountRow(owner))
      await store.records.add(record(owner, `of-${owner}`))
    }
    const file = { label: '', media_type: '', size: 1, sha256: '', created_at: time }
    await store.files.add(
      ids.map((id, place) => {
        const owner = place % 2 === 0 ? 'a' : 'b'
        return { ...file, id, owner, record_id: `of-${owner}` }
      }),
    )
    for (const beginning of ['0', '0a', '9', '9f', 'a', 'a1', 'af', 'f', 'ff', '1', '']) {
      expect((await store.files.idsFrom(beginning)).sort()).toEqual(ids.filter((id) => id.startsWith(beginning)))
    }
  })

  it('counts the files of an owner, also where they are more than one statement counts', async () => {
    for (const id of ['a', 'b']) await store.accounts.add(accountRow(id))
    await store.records.add(record('a', '1'))
    await store.records.add(record('b', '1'))
    for (const [owner, count] of [
      ['a', 10_001],
      ['b', 5000],
    ]) {
      await runSql(
        settings,
        `insert into files (id, owner, record_id, label, media_type, size, sha256, created_at)
         with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
         select 'file ' || n, '${owner}', '1', 'x', 'x', 1, 'x', 'x' from numbers`,
      )
    }
    expect([await store.files.count('a'), await store.files.count('b'), await store.files.count('c')]).toEqual([
      10_001, 5000, 0,
    ])
  })

  it('counts by owner and kind, gives no number twice, and forgets with the account', async () => {
    for (const id of ['a', 'b']) await store.accounts.add(accountRow(id))
    const { counters } = store
    const given = await Promise.all(times(20, () => counters.next('a', 'boat/boat')))
    expect(sorted(given)).toEqual(times(20, (index) => index + 1))
    expect([await counters.next('a', 'car/car'), await counters.next('b', 'boat/boat')]).toEqual([1, 1])
    await store.accounts.remove('a')
    await store.accounts.add(accountRow('a'))
    expect(await counters.next('a', 'boat/boat')).toBe(1)
  })

  it('counts attempts side by side, and begins anew after the window', async () => {
    const { attempts } = store
    const counted = await Promise.all(times(20, () => attempts.count('bucket', time, '2026-01-01T01:00:00.000Z')))
    expect(sorted(counted.map(({ count }) => count))).toEqual(times(20, (index) => index + 1))
    const later = await attempts.count('bucket', '2026-01-01T01:00:00.000Z', '2026-01-01T02:00:00.000Z')
    expect(later).toEqual({ count: 1, endsAt: '2026-01-01T02:00:00.000Z' })
  })
})

describe('what goes on side by side', () => {
  it('adds up: no change is made on a record that somebody else is changing', async () => {
    await store.accounts.add(accountRow('a'))
    await store.records.add(record('a', '1', { document: '0' }))
    const addOne = () =>
      store.transaction(async ({ records }) => {
        const row = await records.hold('a', 'boat/boat', '1')
        if (!row) throw new Error('The record is gone')
        await records.replace(row, String(Number(row.document) + 1), time)
      })
    await Promise.all(times(30, addOne))
    expect(await store.records.find('a', 'boat/boat', '1')).toMatchObject({ version: 31, document: '30' })
  })

  // The embedded database carries transactions out one after another.
  it.runIf(onPostgres)('both succeed although each wants what the other one holds', async () => {
    await store.accounts.add(accountRow('a'))
    for (const id of ['1', '2']) await store.records.add(record('a', id, { document: '0' }))
    let arrived = 0
    let runs = 0
    const addOne = (ids: string[]) =>
      store.transaction(async ({ records }) => {
        runs += 1
        for (const id of ids) {
          const row = await records.hold('a', 'boat/boat', id)
          if (!row) throw new Error('The record is gone')
          await records.replace(row, String(Number(row.document) + 1), time)
          arrived += 1
          await expect.poll(() => arrived).toBeGreaterThan(1)
        }
      })
    await Promise.all([addOne(['1', '2']), addOne(['2', '1'])])
    expect((await recordsOf(store.records, 'a')).map(({ document }) => document)).toEqual(['2', '2'])
    expect(runs).toBeGreaterThan(2)
  })

  it('never leaves a record with an owner who went, whoever was faster', async () => {
    for (let round = 0; round < 10; round += 1) {
      const owner = `owner-${round}`
      await store.accounts.add(accountRow(owner))
      const enter = (id: number) =>
        store.transaction(async ({ accounts, records }) => {
          if (!(await accounts.stays(owner))) return 'gone'
          await records.add(record(owner, String(id)))
          return 'entered'
        })
      const leave = () =>
        store.transaction(async ({ accounts, records }) => {
          await accounts.hold(owner)
          const seen = (await recordsOf(records, owner)).length
          await accounts.remove(owner)
          return seen
        })
      const [seen, ...entered] = await Promise.all([leave(), ...times(5, enter)])
      // Whoever leaves has seen every record that goes with the account.
      expect(entered.filter((answer) => answer === 'entered')).toHaveLength(seen)
      expect(await recordsOf(store.records, owner)).toEqual([])
    }
  })

  it('claims each mail once, and every mail that is due', async () => {
    for (let index = 0; index < 20; index += 1) await store.outbox.add(mail(`mail-${index}`))
    await store.outbox.add(mail('later', '2027-01-01T00:00:00.000Z'))
    const claims = await Promise.all(times(20, () => store.outbox.claim(time, '2026-06-01T00:00:00.000Z')))
    expect(new Set(claims.map((claimed) => claimed?.id)).size).toBe(20)
    expect(await store.outbox.claim(time, '2026-06-01T00:00:00.000Z')).toBeUndefined()
    expect((await store.outbox.claim('2026-06-01T00:00:00.000Z', '2028'))?.attempts).toBe(2)
  })

  it('takes an account that was never activated for a sign-up that waits, with its link and its mail', async () => {
    const place = readSettings({ DATA_DIR: join(dataDir, crypto.randomUUID()), ...(await freshDatabase()) })
    mkdirSync(place.dataDir)
    const { db, transact, kind } = openDatabase(place)
    const older = migrations.filter((id) => id < '007')
    await migrate(transact, kind, older)
    for (const [id, active] of [
      ['waits', 0],
      ['is-active', 1],
    ] as const) {
      const account = { ...accountRow(id), active }
      await db.insertInto('accounts').values(account).execute()
      const profile = { type: 'CORPORATION', name: 'SCI des Lilas', contacts: [] }
      const document = JSON.stringify(profile)
      await db
        .insertInto('records')
        .values({ ...record(id, id, { document }), step: 0 })
        .execute()
      await runSql(place, `insert into links values ('${id}', 'activation', '${id}', '2027')`)
      const { sign_up_id: _, ...row } = mail(id)
      await db.insertInto('outbox').values(row).execute()
    }
    await migrate(transact, kind)
    await db.destroy()
    const { email, password_hash, language, created_at } = accountRow('waits')
    const introduction = JSON.stringify({ accountType: 'CORPORATION', corporationName: 'SCI des Lilas' })
    const signUp = { id: 'waits', email, password_hash, language, created_at, introduction, device: null }
    expect(await runSql(place, 'select * from sign_ups')).toEqual([signUp])
    expect(await runSql(place, 'select id from accounts')).toEqual([{ id: 'is-active' }])
    expect(await runSql(place, 'select account_id, sign_up_id from links order by hash')).toEqual([
      { account_id: 'is-active', sign_up_id: null },
      { account_id: null, sign_up_id: 'waits' },
    ])
    expect(await runSql(place, 'select sign_up_id from outbox order by id')).toEqual([
      { sign_up_id: null },
      { sign_up_id: 'waits' },
    ])
  })

  it('knows so many devices of an account, those that were there last', async () => {
    for (const id of ['a', 'b']) await store.accounts.add(accountRow(id))
    const remember = (hash: string, account_id = 'a') =>
      store.devices.remember({ hash, account_id, expires_at: `2026-02-0${hash}` }, 2)
    await remember('1', 'b')
    for (const hash of ['2', '3', '4']) await remember(hash)
    const known = await Promise.all(['1', '2', '3', '4'].map((hash) => store.devices.find([hash], time)))
    expect(known).toEqual(['1', undefined, '3', '4'])
  })
})
