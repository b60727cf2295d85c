import { setTimeout } from 'node:timers'
import { refusals } from './errors.ts'

// The figures of these three follow from nothing: they were found by trying with `npm run bench -- shares`, on a machine of
// two cores, which asks that calls of others take three times their usual time at most. After changing one, run it
// again.

/** Of so many calls of an account under way one is at work, and the others wait: with 20 of them, two at work. */
const underWayForEach = 10

/** Milliseconds that the calls of an account may use of a turn of the event loop; what has begun goes on to its end. */
const usualOfTurn = 1

/** Milliseconds above which one of them has taken long, and how many times as long the others then rest. */
const [long, rest] = [3, 3]

/** After how long an account that has too many calls under way may try again, in seconds. */
const retryAfterSeconds = 1

export type Shares = ReturnType<typeof createShares>

/** The part of its account's share that one call takes. */
export type Share = Awaited<ReturnType<Shares['enter']>>

/**
 * Shares the server fairly among accounts, or network addresses: each has a few calls at work, and the others of the
 * account wait. A call is at work while its body is validated, or while it may hold a database connection, the writer
 * or a page of records; not while its body arrives or its answer is downloaded.
 * @param maxCalls calls of an account in progress; more are rejected
 * @param maxAtWork calls of an account at work, however many are in progress
 * @param maxOfTurn milliseconds of a turn of the event loop; with 0, one step of an account runs in each turn
 */
export function createShares(maxCalls: number, maxAtWork = Infinity, maxOfTurn = usualOfTurn) {
  const atOnce = Math.min(maxAtWork, Math.ceil(maxCalls / underWayForEach))
  const carryOut = createStage()
  const accounts = new Map<string, ReturnType<typeof createAccount>>()
  const add = (id: string) => {
    const account = createAccount(carryOut, { maxCalls, maxAtWork: atOnce, maxOfTurn }, () => accounts.delete(id))
    accounts.set(id, account)
    return account
  }
  return {
    /**
     * Begins a call of an account. The caller must call `leave` at its end. Throws 429 if too many are in progress.
     * @param hangUp aborts when the client disconnects: waiting work is then not begun
     */
    async enter(id: string, hangUp: AbortSignal) {
      const account = accounts.get(id) ?? add(id)
      await account.beginCall(hangUp)
      let hasLeft = false
      /** Carries out a unit of work when it is the call's turn. */
      const atWork = <Result>(work: () => Result | Promise<Result>) => account.runWork(hangUp, work)
      /** Reads each page, or row, when it is the call's turn. */
      const inTurn = async function* <Page>(pages: AsyncIterable<Page>): AsyncIterable<Page> {
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
      }
      const leave = () => {
        if (!hasLeft) account.endCall()
        hasLeft = true
      }
      return { atWork, inTurn, leave }
    },
  }
}

/**
 * Runs the steps of one account's calls in order, until they used their share of a turn of the event loop. SQLite,
 * validation and refusals run within a turn, so hundreds that arrive together would delay all other accounts. After a
 * long step the account pauses, since long steps in a row would leave little of the processor.
 * @param onIdle called when no call is in progress or waiting, and no pause is due
 */
function createAccount(carryOut: Stage, { maxCalls, maxAtWork, maxOfTurn }: Limits, onIdle: () => void) {
  const waiting: { go: () => void; isWork: boolean }[] = []
  let underWay = 0
  let atWork = 0
  /** Whether one goes on, or its turn is used up. */
  let isTaken = false
  let used = 0
  /** Starts the first waiting step that may run now. If there is none and no call is left, the account is forgotten. */
  const startNext = () => {
    const place = waiting.findIndex(({ isWork }) => !isWork || atWork < maxAtWork)
    isTaken = place >= 0
    if (isTaken) for (const { go } of waiting.splice(place, 1)) carryOut(go, endTurnPart)
    else if (underWay === 0 && atWork === 0) onIdle()
  }
  const beginTurn = () => {
    used = 0
    startNext()
  }
  /**
   * Adds the time of a step to the account's share of this turn, and decides when the next one may start: at once, in
   * the next turn, or after a pause.
   */
  const endTurnPart = (time: number) => {
    used += time
    if (time > long) setTimeout(beginTurn, rest * time)
    else if (used > maxOfTurn) setImmediate(beginTurn)
    else startNext()
  }
  const startIfFree = () => {
    if (!isTaken) startNext()
  }
  const waitForTurn = ({ isWork }: { isWork: boolean }) =>
    new Promise<void>((go) => {
      waiting.push({ go, isWork })
      startIfFree()
    })
  return {
    /** Waits for a turn, then counts a call as in progress. Throws 429 if there are too many. */
    async beginCall(hangUp: AbortSignal): Promise<void> {
      await waitForTurn({ isWork: false })
      hangUp.throwIfAborted()
      if (underWay >= maxCalls) throw refusals.tooMany(retryAfterSeconds)
      underWay += 1
    },
    endCall() {
      underWay -= 1
      startIfFree()
    },
    /** Runs work of a call when there is a turn and fewer than `maxAtWork` others are at work. */
    async runWork<Result>(hangUp: AbortSignal, work: () => Result | Promise<Result>): Promise<Result> {
      hangUp.throwIfAborted()
      await waitForTurn({ isWork: true })
      atWork += 1
      try {
        hangUp.throwIfAborted()
        return await work()
      } finally {
        atWork -= 1
        startIfFree()
      }
    },
  }
}

/** The limits of one account, as `createShares` explains them. */
interface Limits {
  maxCalls: number
  maxAtWork: number
  maxOfTurn: number
}

/** Carries something out, and says how many milliseconds it took with all that could go on at once because of it. */
type Stage = (go: () => void, end: (time: number) => void) => void

/** Runs one step at a time for all accounts, so that the time which a step takes is charged to its own account. */
function createStage(): Stage {
  const waiting: Parameters<Stage>[] = []
  const startTimer = createTimer()
  let isTaken = false
  /** Runs a step, and the next one when nothing is left that it started in this turn. */
  const runStep: Stage = (go, end) => {
    isTaken = true
    const timeOf = startTimer()
    go()
    const finishStep = () => {
      end(timeOf())
      const next = waiting.shift()
      if (next) runStep(...next)
      else isTaken = false
    }
    // A tick comes when nothing is left that can go on at once.
    queueMicrotask(() => process.nextTick(finishStep))
  }
  return (go, end) => (isTaken ? void waiting.push([go, end]) : runStep(go, end))
}

/** Milliseconds after which the processor time of the process is asked for anew: asking takes longer than most calls do. */
const renewal = long / 2

/**
 * Creates timers, which return the elapsed milliseconds; of a long time, only the part in which the machine let this
 * process work.
 */
function createTimer(): () => () => number {
  let [measuredAt, before] = [-Infinity, process.cpuUsage()]
  return () => {
    const began = performance.now()
    if (began - measuredAt > renewal) [measuredAt, before] = [began, process.cpuUsage()]
    const used = before
    return () => {
      const time = performance.now() - began
      if (time <= long) return time
      const { user, system } = process.cpuUsage(used)
      return Math.min(time, (user + system) / 1000)
    }
  }
}
