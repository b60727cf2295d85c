import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createShares } from './shares.ts'

const never = new AbortController().signal

it('where an account has no time of a turn, one of its calls goes on in each turn, and those of others do too', async () => {
  const shares = createShares(Infinity, 8, 0)
  let turn = 0
  let counts = true
  const count = () => {
    turn += 1
    if (counts) setImmediate(count)
  }
  setImmediate(count)
  const turnsOf = async (id: string) => {
    const entered = async () => {
      await shares.enter(id, never)
      return turn
    }
    return Promise.all(Array.from({ length: 5 }, entered))
  }
  expect(await Promise.all(['a', 'b'].map(turnsOf))).toEqual(['a', 'b'].map(() => [0, 1, 2, 3, 4]))
  counts = false
})

it('a call that waits is carried out in its turn, or not at all once its caller has gone', async () => {
  const shares = createShares(3, 1)
  const caller = new AbortController()
  const done: string[] = []
  let end = () => {}
  const first = await shares.enter('a', never)
  const working = first.atWork(() => new Promise<void>((resolve) => (end = resolve)))
  const gone = await shares.enter('a', caller.signal)
  const second = gone.atWork(() => void done.push('second'))
  const third = await shares.enter('a', never)
  const waiting = third.atWork(() => void done.push('third'))
  await expect(shares.enter('a', never)).rejects.toThrow('ERR_GEN_429')
  expect(await (await shares.enter('b', never)).atWork(() => 'served')).toBe('served')
  caller.abort(new Error('gone'))
  gone.leave()
  // Its place is free at once.
  const fourth = await shares.enter('a', never)
  end()
  await expect(second).rejects.toThrow('gone')
  await Promise.all([working, waiting])
  expect(done).toEqual(['third'])
  for (const call of [first, third, fourth, fourth]) call.leave()
  const entered = await Promise.all([1, 2, 3].map(() => shares.enter('a', never)))
  await expect(shares.enter('a', never)).rejects.toThrow('ERR_GEN_429')
  for (const call of entered) call.leave()
})

it('a caller who has gone before the call enters takes no place', async () => {
  const shares = createShares(1, 1)
  for (let count = 0; count < 3; count += 1) {
    await expect(shares.enter('a', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  }
  expect(await (await shares.enter('a', never)).atWork(() => 'served')).toBe('served')
})

it('callers who go make no more room at work than there is', async () => {
  const shares = createShares(1, 1)
  let end = () => {}
  const caller = new AbortController()
  let begin = () => {}
  const began = new Promise<void>((resolve) => (begin = resolve))
  const going = await shares.enter('a', caller.signal)
  const working = going.atWork(() => {
    begin()
    return new Promise<void>((resolve) => (end = resolve))
  })
  await began
  caller.abort(new Error('gone'))
  going.leave()
  let begun = false
  const next = (await shares.enter('a', never)).atWork(() => void (begun = true))
  await new Promise(setImmediate)
  expect(begun).toBe(false)
  end()
  await Promise.all([working, next])
  expect(begun).toBe(true)
})

describe('in time', () => {
  const shares = createShares(20)
  const done: string[] = []
  /** A call that takes so many milliseconds of the processor. */
  const call = async (account: string, milliseconds: number) => {
    const share = await shares.enter(account, never)
    await share.atWork(() => {
      vi.advanceTimersByTime(milliseconds)
      done.push(account)
    })
    share.leave()
  }
  beforeEach(() => {
    done.length = 0
    vi.useFakeTimers({ toFake: ['performance'] })
    vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({ user: before ? 1e9 : 0, system: 0 }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('what takes its time within a turn of the event loop leaves turns to others in between', async () => {
    const calls = [call('a', 2), call('a', 2), call('a', 2), call('b', 2)]
    let counts = true
    const count = () => {
      if (!counts) return
      done.push('turn')
      setImmediate(count)
    }
    setImmediate(count)
    await Promise.all(calls)
    counts = false
    expect(done.join(' ')).not.toContain('a a')
    expect(done.indexOf('b')).toBeLessThan(done.indexOf('turn'))
  })

  it('what takes no time waits for no turn', async () => {
    const turn = new Promise<void>((resolve) => setImmediate(resolve)).then(() => done.push('turn'))
    await Promise.all(Array.from({ length: 9 }, () => call('a', 0.01)))
    expect(done).toEqual(Array.from({ length: 9 }, () => 'a'))
    await turn
  })

  it('after what takes long the other calls of its account rest, and those of others go on', async () => {
    await call('a', 100)
    const resting = call('a', 0)
    await call('b', 100)
    await call('c', 0)
    await resting
    expect(done).toEqual(['a', 'b', 'c', 'a'])
  })
})

it('pages are read one at a time in turn, and the reader is told to end where the taker does', async () => {
  const read: string[] = []
  async function* pages(name: string) {
    try {
      for (let page = 1; page < 4; page += 1) {
        read.push(`${name}${page}`)
        yield page
        await new Promise(setImmediate)
      }
    } finally {
      read.push(`${name} ends`)
    }
  }
  const share = await createShares(10, 1).enter('a', never)
  for await (const page of share.inTurn(pages('x'))) if (page === 2) break
  expect(read).toEqual(['x1', 'x2', 'x ends'])
})
