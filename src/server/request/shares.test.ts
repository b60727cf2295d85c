import { expect, it } from 'vitest'
import { createShares } from './shares.ts'

const never = new AbortController().signal

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
  for (let count = 0; count < 3; count += 1)
    await expect(shares.enter('a', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
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

it('what is done within a turn of the event loop leaves turns to others in between', async () => {
  const shares = createShares(20)
  const order: string[] = []
  const call = async (account: string) => (await shares.enter(account, never)).atWork(() => void order.push(account))
  let turns = 0
  const count = () => {
    order.push('turn')
    if ((turns += 1) < 9) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all([call('a'), call('a'), call('a'), call('b')])
  expect(order.filter((one) => one === 'a')).toHaveLength(3)
  expect(order.join(' ')).not.toContain('a a')
  expect(order.indexOf('b')).toBeLessThan(order.indexOf('a'))
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
