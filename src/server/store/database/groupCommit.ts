import type Driver from 'better-sqlite3'
import pLimit from 'p-limit'
import { Unavailable } from '../../errors.ts'
import { Database } from './sqliteDriver.ts'

/** Carries out a statement of one transaction. */
export type Run = <Result>(statement: () => Result) => Result

/** Calls that wait for the commit of a group. */
type Group = { resolve: () => void; reject: (error: unknown) => void }[]

/** Milliseconds after which a group waits for no more. */
const longestWait = 100

/**
 * Shares one transaction of the database, and so one flush of the disk, among those that arrive close together: one after
 * another, each behind a savepoint, as long as turns of the event loop bring more. All of them are answered after the
 * common commit.
 * @param most transactions in one group
 * @param endReads lets go what other connections of this process still read, before it changes
 */
export function groupCommit(
  database: Driver.Database,
  { most, endReads = () => undefined }: { most: number; endReads?: () => void },
) {
  const begin = database.prepare('begin')
  const commit = database.prepare('commit')
  const rollback = database.prepare('rollback')
  const savepoint = database.prepare('savepoint member')
  const release = database.prepare('release member')
  const takeBack = database.prepare('rollback to member')
  const oneByOne = pLimit(1)
  let group: Group | undefined
  /** Whether the group waits for no more: it is committed after the transaction that is still under way. */
  let due = false

  const open = (): Group => {
    begin.run()
    const opened: Group = []
    due = false
    const end = performance.now() + longestWait
    const look = (before: number) => {
      if (group !== opened) return
      if (opened.length > before && performance.now() < end) {
        setImmediate(look, opened.length)
        return
      }
      due = true
      if (oneByOne.activeCount === 0) flush()
    }
    setImmediate(look, 1)
    return opened
  }
  const fail = (error: unknown) => {
    for (const { reject } of group ?? []) reject(error)
    group = undefined
  }
  const flush = () => {
    try {
      endReads()
      commit.run()
      for (const { resolve } of group ?? []) resolve()
      group = undefined
    } catch (error) {
      fail(isDiskError(error) ? new Unavailable('database', error, { mayBeDone: true }) : error)
      if (database.inTransaction) rollback.run()
    }
  }
  /** Carries a transaction of a group out, whole or not at all. */
  const carryOut = async <Result>(own: Group, work: (run: Run) => Result | Promise<Result>): Promise<Result> => {
    let ended = false
    // Where SQLite takes the whole group back, as on a full disk, all of it fails for that reason.
    const run: Run = (statement) => {
      if (ended || group !== own) throw new Error('The transaction has ended')
      try {
        return statement()
      } catch (error) {
        if (!database.inTransaction) fail(error)
        throw error
      }
    }
    savepoint.run()
    try {
      const result = await work(run)
      run(() => release.run())
      return result
    } catch (error) {
      if (group === own) run(() => [takeBack, release].map((statement) => statement.run()))
      throw error
    } finally {
      ended = true
    }
  }
  /** Resolves once the group of a transaction that has ended is on the disk, rejects if that fails. */
  const committed = (own: Group) =>
    new Promise<void>((resolve, reject) => {
      if (group === own) own.push({ resolve, reject })
      else resolve()
      if (group && (due || group.length >= most)) flush()
    })

  return {
    /**
     * Carries out a transaction after every one before it has ended, whole or not at all. Resolves once its group is on the
     * disk. A failed call waits for its group too, since it may have been refused for rows that the group has written.
     */
    async transact<Result>(work: (run: Run) => Result | Promise<Result>): Promise<Result> {
      let onDisk = Promise.resolve()
      try {
        const result = await oneByOne(async () => {
          const own = (group ??= open())
          try {
            return await carryOut(own, work)
          } finally {
            // Not waited for here: the next one begins before.
            onDisk = committed(own)
          }
        })
        await onDisk
        return result
      } catch (error) {
        await onDisk.catch(() => undefined)
        throw error
      }
    },
    /** Carries out what must not stand in a transaction. */
    alone: <Result>(statement: () => Result): Promise<Result> =>
      oneByOne(() => {
        if (group) flush()
        endReads()
        return statement()
      }),
  }
}

/** The log may hold all of a commit whose write or flush has failed, and a crash would bring it back. */
const isDiskError = (error: unknown) => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_IOERR')
