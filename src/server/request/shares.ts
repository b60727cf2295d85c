import pLimit, { type LimitFunction } from 'p-limit'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { refusals } from '../errors.ts'

/** Of so many calls of an account under way one is at work, and the others wait. */
const underWayForEach = 5

/** Of so many calls of an account that may be at work one begins, or goes on, in a turn of the event loop. */
const atWorkForEach = 4

/** After how long an account that has too many calls under way may try again, in seconds. */
const pause = 1

export type Shares = ReturnType<typeof createShares>

/** The part of its account's share that one call takes. */
export type Share = ReturnType<Shares['enter']>

interface Account {
  /** Calls from their head to the end of their answer. */
  underWay: number
  /** Calls and units of work that are not over, those of callers who have gone too. */
  users: number
  /** Units of work that have begun in this turn of the event loop. */
  begun: number
  inTurn: LimitFunction
}

/**
 * Shares the server fairly among accounts: each has a few calls at work and some that wait. A call is at work while it may
 * hold a connection of the database, the writer or a page of records; not while its body comes in or its answer is read.
 * @param mostCalls calls of an account under way; more are refused
 * @param mostAtWork calls of an account at work, however many may be under way
 */
export function createShares(mostCalls: number, mostAtWork = Infinity) {
  const atOnce = Math.min(mostAtWork, Math.ceil(mostCalls / underWayForEach))
  const eachTurn = Math.ceil(atOnce / atWorkForEach)
  const accounts = new Map<string, Account>()
  const release = (account: string, own: Account) => {
    own.users -= 1
    if (own.users === 0) accounts.delete(account)
  }
  /** What the embedded database does is done within a turn: calls that come together would hold up all others for a while. */
  const begin = async (own: Account) => {
    while (own.begun >= eachTurn) await nextTurn()
    if ((own.begun += 1) === 1) setImmediate(() => (own.begun = 0))
  }
  return {
    /**
     * Enters a call of an account, until it leaves. Throws 429 if too many are under way.
     * @param hangUp aborts when the caller has gone, who then waits no more
     */
    enter(account: string, hangUp: AbortSignal) {
      hangUp.throwIfAborted()
      const own = accounts.get(account) ?? { underWay: 0, users: 0, begun: 0, inTurn: pLimit(atOnce) }
      if (own.underWay >= mostCalls) throw refusals.tooMany(pause)
      accounts.set(account, own)
      own.underWay += 1
      own.users += 1
      let hasLeft = false
      const leave = () => {
        hangUp.removeEventListener('abort', leave)
        if (hasLeft) return
        hasLeft = true
        own.underWay -= 1
        release(account, own)
      }
      hangUp.addEventListener('abort', leave)
      /** Carries out a unit of work when it is the call's turn. */
      const atWork = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
        hangUp.throwIfAborted()
        own.users += 1
        try {
          return await own.inTurn(async () => {
            await begin(own)
            hangUp.throwIfAborted()
            return work()
          })
        } finally {
          release(account, own)
        }
      }
      return {
        atWork,
        /** Reads each page, or row, when it is the call's turn. */
        async *inTurn<Page>(pages: AsyncIterable<Page>): AsyncIterable<Page> {
          const iterator = pages[Symbol.asyncIterator]()
          try {
            for (;;) {
              const next = await atWork(() => iterator.next())
              if (next.done === true) return
              yield next.value
            }
          } finally {
            await iterator.return?.()
          }
        },
        leave,
      }
    },
  }
}

/** Calls that belong to no account. */
export const unshared: Pick<Share, 'atWork' | 'inTurn'> = {
  atWork: async (work) => work(),
  inTurn: (pages) => pages,
}
