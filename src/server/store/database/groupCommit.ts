import type Driver from 'better-sqlite3'
import pLimit from 'p-limit'
import { Unavailable } from '../../errors.ts'
import { Database } from './sqliteDriver.ts'

// SQLite has one writer, and a commit is answered once the disk has been flushed, which takes milliseconds on rented
// machines. So transactions that come close together share one commit, a group:
//
//   begin ─ savepoint ─ statements ─ release ─ savepoint ─ statements ─ release ─ commit
//           first transaction                  second transaction                 answers both
//
// A transaction that fails goes back to its savepoint, and the others of its group stay. A commit that fails fails all of
// them. The group waits for more as long as each turn of the event loop brings one: a save that comes alone is committed in
// the next turn.

/** Carries out a statement of one transaction. Throws where the transaction has ended. */
export type Run = <Result>(statement: () => Result) => Result

/** A transaction of a group, which is carried out whole or not at all. Its user calls either `commit` or `rollback`. */
export interface Member {
  run: Run
  /** Resolves once the group is on the disk. Rejects if that fails: nothing of the transaction has happened then. */
  commit: () => Promise<void>
  /**
   * Rolls the transaction back to its savepoint; the other members stay. Resolves once its group is on the disk or has
   * failed, since what made it fail may be rows that the group has written. Does nothing after a commit.
   */
  rollback: () => Promise<void>
}

/** Transactions that have ended and wait for the commit of their group. */
type Group = { resolve: () => void; reject: (error: unknown) => void }[]

/** Time after which a group waits for no more transactions, in milliseconds. */
const longestWait = 100

/**
 * Carries out the transactions of a database one after another, those that come close together in one commit.
 * @param maxMembers transactions that share a commit at most
 */
export function groupCommit(database: Driver.Database, { maxMembers }: { maxMembers: number }) {
  const takeTurn = createTurns()
  let group: Group | undefined
  let isUnderWay = false
  /** Whether the group is committed as soon as no transaction is under way. */
  let isDue = false

  /**
   * Opens a transaction of SQLite for a group. It is committed in the first turn of the event loop that brings no
   * further member.
   */
  function openGroup(): Group {
    database.exec('begin')
    const opened: Group = []
    isDue = false
    const end = performance.now() + longestWait
    /** Waits another turn if the last one brought members, else lets the group commit. */
    const waitForMore = (sizeBefore: number) => {
      if (group !== opened) return
      if (opened.length > sizeBefore && performance.now() < end) {
        setImmediate(waitForMore, opened.length)
        return
      }
      isDue = true
      if (!isUnderWay) commitGroup()
    }
    setImmediate(waitForMore, 1)
    return opened
  }

  /** Commits the group and answers its members. If the disk fails, whether the commit happened is unknown. */
  function commitGroup(): void {
    const members = group ?? []
    try {
      database.exec('commit')
      group = undefined
      for (const { resolve } of members) resolve()
    } catch (error) {
      failGroup(isDiskError(error) ? new Unavailable('database', error, { mayBeDone: true }) : error)
      if (database.inTransaction) database.exec('rollback')
    }
  }

  function failGroup(error: unknown): void {
    for (const { reject } of group ?? []) reject(error)
    group = undefined
  }

  /**
   * Adds an ended transaction to the waiting members of its group, and commits the group if it is due or full. Resolves
   * once the group is on the disk; rejects if that fails.
   */
  function commitOrWait(joined: Group): Promise<void> {
    const settled = new Promise<void>((resolve, reject) => {
      if (group === joined) joined.push({ resolve, reject })
      else resolve()
    })
    if (group && (isDue || group.length >= maxMembers)) commitGroup()
    return settled
  }

  /** Begins a transaction after every one before it has ended. */
  async function begin(): Promise<Member> {
    const endTurn = await takeTurn()
    let joined: Group
    try {
      joined = group ??= openGroup()
      database.exec('savepoint member')
    } catch (error) {
      endTurn()
      throw error
    }
    isUnderWay = true
    let hasEnded = false

    /** Runs a statement of the transaction. Throws if it has ended. */
    const run: Run = (statement) => {
      if (hasEnded || group !== joined) throw new Error('The transaction has ended')
      try {
        return statement()
      } catch (error) {
        // Where SQLite takes the whole group back, as on a full disk, all of it fails for that reason.
        if (!database.inTransaction) failGroup(error)
        throw error
      }
    }
    /** The next transaction begins before the group is on the disk. */
    const end = (): Promise<void> => {
      hasEnded = true
      isUnderWay = false
      const committed = commitOrWait(joined)
      endTurn()
      return committed
    }
    return {
      run,
      async commit() {
        run(() => database.exec('release member'))
        await end()
      },
      async rollback() {
        if (hasEnded) return
        try {
          if (group === joined) run(() => database.exec('rollback to member; release member'))
        } finally {
          await end().catch(() => undefined)
        }
      },
    }
  }

  return {
    begin,

    /** Carries out a transaction without waits inside, and commits it; takes it back where it throws. */
    async transact<Result>(work: (run: Run) => Result): Promise<Result> {
      const member = await begin()
      try {
        const result = work(member.run)
        await member.commit()
        return result
      } catch (error) {
        await member.rollback()
        throw error
      }
    },

    /** Carries out what must not stand in a transaction, once the group before it is on the disk. */
    async alone<Result>(statement: () => Result): Promise<Result> {
      const endTurn = await takeTurn()
      try {
        if (group) commitGroup()
        return statement()
      } finally {
        endTurn()
      }
    },
  }
}

/** Gives turns one after another: each is taken with what ends it. */
function createTurns(): () => Promise<() => void> {
  const oneByOne = pLimit(1)
  return () =>
    new Promise((begin) => {
      void oneByOne(() => new Promise<void>((end) => begin(end)))
    })
}

/** The log may hold all of a commit whose write or flush has failed, and a crash would bring it back. */
const isDiskError = (error: unknown) => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_IOERR')
