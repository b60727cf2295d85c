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
 * Shares the server fairly among accounts, or network addresses: each has a few calls at work and some that wait. A call is
 * at work while its body is judged, or while it may hold a connection of the database, the writer or a page of records; not
 * while its body comes in or its answer is read.
 * @param maxCalls calls of an account under way; more are refused
 * @param maxAtWork calls of an account at work, however many may be under way
 * @param maxOfTurn milliseconds of a turn of the event loop; with none, one of an account goes on in each turn
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
     * Enters a call of an account, until it leaves. Throws 429 if too many are under way.
     * @param hangUp aborts when the caller has gone: what waits then is not begun
     */
    async enter(id: string, hangUp: AbortSignal) {
      const account = accounts.get(id) ?? add(id)
      await account.enter(hangUp)
      let hasLeft = false
      /** Carries out a unit of work when it is the call's turn. */
      const atWork = <Result>(work: () => Result | Promise<Result>) => account.work(hangUp, work)
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
        if (!hasLeft) account.leave()
        hasLeft = true
      }
      return { atWork, inTurn, leave }
    },
  }
}

/**
 * Runs the calls of an account one after another, in the order in which they came, until their share of a turn of the
 * event loop is used up. The embedded database works within a turn, as do validation and refusals: hundreds that come
 * together would hold up all others. After a long call the account's other calls rest, since long calls in a row would
 * leave little of the processor.
 * @param onIdle is called when no call is under way, at work or waiting, and none has to rest
 */
function createAccount(carryOut: Stage, { maxCalls, maxAtWork, maxOfTurn }: Limits, onIdle: () => void) {
  const waiting: { go: () => void; isWork: boolean }[] = []
  let underWay = 0
  let atWork = 0
  /** Whether one goes on, or its turn is used up. */
  let isTaken = false
  let used = 0
  const letOn = () => {
    const place = waiting.findIndex(({ isWork }) => !isWork || atWork < maxAtWork)
    isTaken = place >= 0
    if (isTaken) for (const { go } of waiting.splice(place, 1)) carryOut(go, end)
    else if (underWay === 0 && atWork === 0) onIdle()
  }
  const beginTurn = () => {
    used = 0
    letOn()
  }
  const end = (time: number) => {
    used += time
    if (time > long) setTimeout(beginTurn, rest * time)
    else if (used > maxOfTurn) setImmediate(beginTurn)
    else letOn()
  }
  const look = () => {
    if (!isTaken) letOn()
  }
  const turn = ({ isWork }: { isWork: boolean }) =>
    new Promise<void>((go) => {
      waiting.push({ go, isWork })
      look()
    })
  return {
    async enter(hangUp: AbortSignal): Promise<void> {
      await turn({ isWork: false })
      hangUp.throwIfAborted()
      if (underWay >= maxCalls) throw refusals.tooMany(retryAfterSeconds)
      underWay += 1
    },
    leave() {
      underWay -= 1
      look()
    },
    async work<Result>(hangUp: AbortSignal, work: () => Result | Promise<Result>): Promise<Result> {
      hangUp.throwIfAborted()
      await turn({ isWork: true })
      atWork += 1
      try {
        hangUp.throwIfAborted()
        return await work()
      } finally {
        atWork -= 1
        look()
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

/** Has one thing at a time carried out, so that no account is taken to have done what another did. */
function createStage(): Stage {
  const waiting: Parameters<Stage>[] = []
  const startTimer = createTimer()
  let isTaken = false
  const enter: Stage = (go, end) => {
    isTaken = true
    const timeOf = startTimer()
    go()
    const leave = () => {
      end(timeOf())
      const next = waiting.shift()
      if (next) enter(...next)
      else isTaken = false
    }
    // A tick comes when nothing is left that can go on at once.
    queueMicrotask(() => process.nextTick(leave))
  }
  return (go, end) => (isTaken ? void waiting.push([go, end]) : enter(go, end))
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
