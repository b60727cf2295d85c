import { describe, expect, it, vi } from 'vitest'
import { createClock } from '#client/clock.ts'
import { createSession } from '#client/session.ts'
import { memoryStorage } from '../../../tests/fixtures/memoryStorage.ts'
import { screensDefinition } from '../screensDefinition.ts'
import { createSignInAgain } from './createSignInAgain.ts'
import { createSignOut } from './createSignOut.ts'

const seconds = (date: Date) => date.getTime() / 1000
const now = new Date('2026-11-20T10:00:00Z')
const later = new Date('2026-11-20T18:00:00Z')
let count = 0
const answer = (sub: string, end = later) => ({
  access_token: `h.${btoa(JSON.stringify({ sub, exp: seconds(end) }))}.${++count}`,
})

describe('createSignInAgain', () => {
  function open(sub = 'claire') {
    const session = createSession({
      storage: memoryStorage(),
      clock: createClock({ storage: memoryStorage(), device: () => now }),
    })
    session.write(answer(sub))
    const [onOtherAccount, fetchModal] = [vi.fn(), vi.fn(() => new Promise<never>(() => {}))]
    return {
      session,
      onOtherAccount,
      fetchModal,
      signInAgain: createSignInAgain({
        session,
        fetchModal,
        onUnavailable: vi.fn(),
        onOtherAccount,
      }),
    }
  }

  it('is a confirmation where the session lives and is too old, until it is given', async () => {
    const { session, signInAgain, fetchModal } = open()
    const signedIn = signInAgain.ask({ problem: 'ERR_ACC_SIGN_IN_AGAIN' })
    expect(fetchModal).toHaveBeenLastCalledWith(screensDefinition.confirmSignIn)
    session.write(answer('claire'))
    expect(await signedIn).toBe(true)
    void signInAgain.ask({ problem: 'ERR_GEN_401' })
    expect(fetchModal).toHaveBeenLastCalledWith(screensDefinition.signInAgain)
  })

  it('the removal of the old session does not close it', async () => {
    const { session, signInAgain, fetchModal } = open()
    const signedIn = signInAgain.ask({})
    session.clear()
    void signInAgain.ask({})
    expect(fetchModal).toHaveBeenCalledTimes(1)
    session.write(answer('claire'))
    expect(await signedIn).toBe(true)
  })
})

describe('createSignOut', () => {
  it('keeps every session that the server could not be told of, until it has heard', async () => {
    vi.useFakeTimers()
    const session = createSession({
      storage: memoryStorage(),
      clock: createClock({ storage: memoryStorage(), device: () => now }),
    })
    const kept = () => localStorage.getItem('endedSessions')
    const [onUnheard, onHeard, call] = [vi.fn(), vi.fn(), vi.fn()]
    const signOut = createSignOut({ call, session, onUnheard, onHeard, events: window })
    for (const status of ['network', 500, 429]) {
      call.mockResolvedValue({ status })
      session.write({ access_token: `h.${btoa(JSON.stringify({ sid: `of ${status}` }))}.x` })
      signOut()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(session.read()).toBeUndefined()
    }
    expect(kept()).toBe('["of network","of 500","of 429"]')
    expect([onUnheard.mock.calls.length, onHeard.mock.calls.length]).toEqual([3, 0])
    call.mockResolvedValue({ status: 401 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([kept(), onHeard.mock.calls.length]).toEqual([null, 1])
    vi.useRealTimers()
  })
})

describe('a session that another tab changes', () => {
  function open(first?: { access_token: string }) {
    const storage = memoryStorage()
    const events = new EventTarget()
    const session = createSession({ storage, clock: createClock({ storage, device: () => now }), events })
    if (first) session.write(first)
    const changes: unknown[] = []
    session.subscribe(({ elsewhere: done }) => done && changes.push(done))
    const elsewhere = (next?: { access_token: string }) => {
      if (next) storage.setItem('currentUser', JSON.stringify(next))
      else storage.removeItem('currentUser')
      events.dispatchEvent(Object.assign(new Event('storage'), { key: 'currentUser' }))
    }
    return { session, elsewhere, changes }
  }

  it('signing out there also ends a session that began here later', () => {
    const { session, elsewhere, changes } = open()
    session.write(answer('claire'))
    elsewhere()
    expect(changes).toEqual(['signedOut'])
  })
  it('a session that ran out leaves what is typed here alone', () => {
    const { elsewhere, changes } = open(answer('claire', new Date(now.getTime() - 1000)))
    elsewhere()
    expect(changes).toEqual([])
  })
  it('a fresh session of the same account changes nothing', () => {
    const { elsewhere, changes } = open(answer('claire'))
    elsewhere(answer('claire'))
    expect(changes).toEqual([])
  })
  it('another account after a session that ran out takes this tab along too', () => {
    const { elsewhere, changes } = open(answer('claire', new Date(now.getTime() - 1000)))
    elsewhere()
    elsewhere(answer('paul'))
    expect(changes).toEqual(['otherAccount'])
  })
})
