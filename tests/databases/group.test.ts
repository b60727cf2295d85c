import type Driver from 'better-sqlite3'
import { Database } from '#server/store/database/sqliteDriver.ts'
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { groupCommit } from '#server/store/database/groupCommit.ts'
import { openStore } from '#server/store/openStore.ts'
import { accountRow } from '../fixtures/accountRow.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

let dataDir: string
beforeEach(() => {
  dataDir = temporaryFolder()
})

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index))
const boat = 'boat/boat'
/** Bounds the size that this process may give to any file. */
const limitFiles = (bytes: string) => spawnSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])

/** How often the log was committed: its last run of frames that have one salt, those that end a commit. */
function commitsIn(folder: string): number {
  const log = readFileSync(join(folder, 'trousseau.db-wal'))
  const pageSize = log.readUInt32BE(8)
  let commits = 0
  for (let at = 32; at + 24 + pageSize <= log.length; at += 24 + pageSize) {
    if (log.readUInt32BE(at + 4) > 0 && log.compare(log, 16, 24, at + 8, at + 16) === 0) commits += 1
  }
  return commits
}

describe('saves that arrive together', () => {
  it.each([
    ['share one commit', undefined, 1],
    ['have one each where a group holds one', 1, 20],
    ['have a group of three at most', 3, 7],
  ])('%s', async (_, groupSize, commits) => {
    const store = await openStore({ dataDir }, undefined, groupSize)
    await store.accounts.add(accountRow('a'))
    const before = commitsIn(dataDir)
    const next = (index: number) =>
      // With and without a transaction of several statements.
      index % 2 === 0 ? store.transaction(({ counters }) => counters.next('a', boat)) : store.counters.next('a', boat)
    expect(await Promise.all(times(20, next))).toEqual(times(20, (index) => index + 1))
    expect(commitsIn(dataDir) - before).toBe(commits)
    await store.close()
  })

  it('share it with those that the next turn of the event loop brings', async () => {
    const store = await openStore({ dataDir })
    await store.accounts.add(accountRow('a'))
    const before = commitsIn(dataDir)
    const two = () => Promise.all(times(2, () => store.counters.next('a', boat)))
    const later = nextTurn().then(nextTurn).then(two)
    expect(await Promise.all([two(), later])).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(commitsIn(dataDir) - before).toBe(1)
    await store.close()
  })

  it('are answered once all of them can be read by others, one that fails too', async () => {
    const store = await openStore({ dataDir })
    const others = new Database(join(dataDir, 'trousseau.db'), { readonly: true })
    const seen = () => (others.prepare('select count(*) as count from accounts').get() as { count: number }).count
    const counts: number[] = []
    const add = (index: number) =>
      store
        .transaction(async ({ accounts }) => {
          await accounts.add(accountRow(String(index)))
          expect(seen()).toBe(0)
          if (index === 4) throw new Error('refused')
        })
        .finally(() => counts.push(seen()))
    const ends = await Promise.allSettled(times(10, add))
    expect(ends.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([4])
    expect(counts).toEqual(times(10, () => 9))
    expect(await store.accounts.byId('4')).toBeUndefined()
    expect(await store.accounts.byId('5')).toBeDefined()
    others.close()
    await store.close()
  })

  it('do not mix where one waits for something else, and hold up no read', async () => {
    const store = await openStore({ dataDir })
    await store.accounts.add(accountRow('a'))
    const done: string[] = []
    const slow = store
      .transaction(async ({ accounts, counters }) => {
        await counters.next('a', boat)
        await accounts.add(accountRow('b'))
        expect(await accounts.byId('b')).toBeDefined()
        await pause(30)
        await counters.next('a', boat)
        done.push('slow')
        throw new Error('taken back')
      })
      .catch(() => undefined)
    const quick = store.counters.next('a', boat).then((number) => done.push(`quick ${number}`))
    await pause(5)
    // What it has written is seen by none but itself, and never if it is taken back.
    expect([await store.accounts.byId('a'), await store.accounts.byId('b')]).toEqual([accountRow('a'), undefined])
    done.push('read')
    await Promise.all([slow, quick])
    expect(done).toEqual(['read', 'slow', 'quick 1'])
    expect(await store.accounts.byId('b')).toBeUndefined()
    await store.close()
  })
})

describe('a group', () => {
  let database: Driver.Database
  beforeEach(() => {
    database = new Database(join(dataDir, 'group.db'))
    database.pragma('journal_mode = WAL')
    database.pragma('foreign_keys = ON')
    // Whether the one that a row names is there is asked as late as the commit.
    database.exec(
      'create table rows (id text primary key, parent text references rows (id) deferrable initially deferred, bytes blob)',
    )
  })
  afterEach(() => database.close())

  const ids = () => (database.prepare('select id from rows order by id').all() as { id: string }[]).map(({ id }) => id)
  const adding =
    (group: ReturnType<typeof groupCommit>) =>
    (id: string, parent?: string, size = 0): Promise<string> =>
      group.transact((run) => {
        const insert = database.prepare('insert into rows values (?, ?, ?)')
        run(() => insert.run(id, parent ?? null, Buffer.alloc(size)))
        return id
      })
  const outcomes = async (adds: Promise<string>[]) =>
    (await Promise.allSettled(adds)).map((one) =>
      one.status === 'fulfilled' ? one.value : (one.reason as { code: string }).code,
    )

  it('fails as a whole if its commit fails, and the next one does not', async () => {
    const add = adding(groupCommit(database, { maxMembers: 100 }))
    const failed = 'SQLITE_CONSTRAINT_FOREIGNKEY'
    expect(await outcomes([add('a'), add('b', 'nobody'), add('c')])).toEqual([failed, failed, failed])
    expect(ids()).toEqual([])
    expect(await outcomes([add('a'), add('a'), add('c')])).toEqual(['a', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'c'])
    expect(ids()).toEqual(['a', 'c'])
  })

  it('fails as a whole if the room ends in its middle, and what comes after it does not', async () => {
    const add = adding(groupCommit(database, { maxMembers: 100 }))
    database.pragma('max_page_count = 20')
    expect(await outcomes([add('a'), add('b', undefined, 1_000_000), add('c')])).toEqual([
      'SQLITE_FULL',
      'SQLITE_FULL',
      'c',
    ])
    expect(ids()).toEqual(['c'])
  })

  it.runIf(limitFiles('unlimited').status === 0)(
    'may be done where the disk fails at its commit, as the log may hold it',
    async () => {
      const add = adding(groupCommit(database, { maxMembers: 100 }))
      await add('a')
      // No file grows any more, and the error is not the one of a full disk.
      limitFiles(String(statSync(join(dataDir, 'group.db-wal')).size))
      const refused: unknown = await add('b').catch((error: unknown) => error)
      limitFiles('unlimited')
      expect(refused).toMatchObject({ mayBeDone: true, cause: { code: 'SQLITE_IOERR_WRITE' } })
      expect(await outcomes([add('c')])).toEqual(['c'])
      expect(ids()).toEqual(['a', 'c'])
    },
  )

  it('is committed before what must not stand in a transaction', async () => {
    const group = groupCommit(database, { maxMembers: 100 })
    const add = adding(group)
    const adds = [add('a'), add('b')]
    const folded = group.alone(() => database.pragma('wal_checkpoint(truncate)'))
    const later = add('c')
    expect(await folded).toEqual([{ busy: 0, log: 0, checkpointed: 0 }])
    expect(await outcomes([...adds, later])).toEqual(['a', 'b', 'c'])
  })
})
