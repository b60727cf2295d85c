import pLimit, { type LimitFunction } from 'p-limit'
import { refusals } from '../errors.ts'

/** Of so many calls of an account under way one is at work, and the others wait. */
const underWayForEach = 5

/** Of so many calls of an account that may be at work one begins, or goes on, in a turn of the event loop. */
const atWorkForEach = 4

/** After how long an account that has too many calls under way may try again, in seconds. */
const pause = 1

export type Shares = ReturnType<typeof createShares>

/** The part of its account's share that one call takes. */
export type Share = Awaited<ReturnType<Shares['enter']>>

interface Account {
  /** Calls from their head to the end of their answer. */
  underWay: number
  /** Calls and units of work that are not over, those of callers who have gone too. */
  users: number
  /** Waits for its turn of the event loop. */
  turn: () => Promise<void>
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
  return {
    /**
     * Enters a call of an account, until it leaves. Throws 429 if too many are under way.
     * @param hangUp aborts when the caller has gone: what waits then is not begun
     */
    async enter(account: string, hangUp: AbortSignal) {
      const own = accounts.get(account) ?? {
        underWay: 0,
        users: 0,
        turn: createTurns(eachTurn),
        inTurn: pLimit(atOnce),
      }
      accounts.set(account, own)
      own.users += 1
      try {
        await own.turn()
        hangUp.throwIfAborted()
        if (own.underWay >= mostCalls) throw refusals.tooMany(pause)
      } catch (error) {
        release(account, own)
        throw error
      }
      own.underWay += 1
      let hasLeft = false
      const leave = () => {
        if (hasLeft) return
        hasLeft = true
        own.underWay -= 1
        release(account, own)
      }
      /** Carries out a unit of work when it is the call's turn. */
      const atWork = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
        hangUp.throwIfAborted()
        own.users += 1
        try {
          return await own.inTurn(async () => {
            await own.turn()
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

/**
 * Lets so many go on in each turn of the event loop, in the order in which they have come. What the embedded database does
 * is done within a turn, and so is a refusal: hundreds that come together would hold up all others for a while.
 */
function createTurns(each: number): () => Promise<void> {
  const waiting: (() => void)[] = []
  let left = each
  const letOn = () => {
    const next = waiting.splice(0, each)
    left = each - next.length
    if (next.length > 0) setImmediate(letOn)
    for (const go of next) go()
  }
  return async () => {
    if (left === each) setImmediate(letOn)
    if (left > 0) left -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
}

/** Calls that belong to no account. */
export const unshared: Pick<Share, 'atWork' | 'inTurn'> = {
  atWork: async (work) => work(),
  inTurn: (pages) => pages,
}
