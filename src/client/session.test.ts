import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../tests/fixtures/memoryStorage.ts'
import { createClock } from './clock.ts'
import { createSession } from './session.ts'

const now = new Date('2026-05-04T10:00:00Z')
const seconds = now.getTime() / 1000

function base64Url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function tokenWith(payload: unknown): string {
  return `${base64Url({ alg: 'HS256' })}.${base64Url(payload)}.signature`
}

function open(storage = memoryStorage(), device = () => now, events = new EventTarget()) {
  return createSession({ storage, clock: createClock({ storage, device }), events })
}

function sessionWith(payload: unknown) {
  const storage = memoryStorage({ currentUser: JSON.stringify({ access_token: tokenWith(payload) }) })
  return { storage, session: open(storage) }
}

const inAnHour = seconds + 3600

describe('session', () => {
  it('AUTH-16 reads a payload whose base64url holds - and _ and letters beyond ASCII', () => {
    const payload = { exp: inAnHour, authorities: ['ROLE_ÉTÉ_>>>???', 'ÿÿÿ'], sub: 'élan' }
    expect(tokenWith(payload)).toMatch(/\.[^.]*[-_][^.]*\./)
    const { session } = sessionWith(payload)
    expect(session.hasAll(['ROLE_ÉTÉ_>>>???', 'ÿÿÿ'])).toBe(true)
    expect(session.read()?.sub).toBe('élan')
  })

  it('AUTH-17 AUTH-19 holds at least one of a set of roles', () => {
    const { session } = sessionWith({ exp: inAnHour, authorities: ['A', 'B'] })
    expect(session.hasAny(['X', 'B'])).toBe(true)
    expect(session.hasAny(['X', 'Y'])).toBe(false)
    expect(session.hasAny([])).toBe(false)
  })

  it('AUTH-17 AUTH-20 holds all of a set of roles', () => {
    const { session } = sessionWith({ exp: inAnHour, authorities: ['A', 'B'] })
    expect(session.hasAll(['A', 'B'])).toBe(true)
    expect(session.hasAll(['A', 'X'])).toBe(false)
  })

  it('AUTH-18 lets ROLE_GLOBAL_ADMIN pass any check', () => {
    const { session } = sessionWith({ exp: inAnHour, authorities: ['ROLE_GLOBAL_ADMIN'] })
    expect(session.hasAny(['X'])).toBe(true)
    expect(session.hasAll(['X', 'Y'])).toBe(true)
  })

  it.each(['isSignedIn', 'hasAny', 'hasAll'] as const)('AUTH-21 an expired token fails %s and is removed', (check) => {
    const { storage, session } = sessionWith({ exp: seconds - 1, authorities: ['A', 'ROLE_GLOBAL_ADMIN'] })
    const changed = vi.fn()
    session.subscribe(changed)
    expect(session[check](['A'])).toBe(false)
    expect(storage.getItem('currentUser')).toBeNull()
    expect(changed).toHaveBeenCalledOnce()
  })

  it('AUTH-21 does not remove an expired session by merely reading it, as a call still needs its token', () => {
    const { storage, session } = sessionWith({ exp: seconds - 1 })
    expect(session.read()).toBeDefined()
    expect(storage.getItem('currentUser')).not.toBeNull()
  })

  it.each([-9, 9, 24, 24 * 400])(
    'AUTH-21 lives as long as its token says, on a device that is %d hours ahead',
    (hours) => {
      const storage = memoryStorage()
      let passed = 0
      const device = () => new Date(now.getTime() + hours * 3_600_000 + passed)
      open(storage, device).write({ access_token: tokenWith({ iat: seconds, exp: seconds + 8 * 3600 }) })
      passed = 8 * 3_600_000 - 1
      // The next visit knows the clock as well.
      const later = open(storage, device)
      expect(later.isSignedIn()).toBe(true)
      passed += 1
      expect(later.isSignedIn()).toBe(false)
    },
  )

  it('takes a clock for right that differs by the way of an answer', () => {
    const storage = memoryStorage()
    const clock = createClock({ storage, device: () => now })
    for (const [shown, difference] of [
      [90_000, 90_000],
      [-59_000, 0],
    ] as const) {
      clock.set(now.getTime() + shown)
      expect(clock.now().getTime() - now.getTime()).toBe(difference)
    }
  })

  it('knows the clock of its device where nothing can be kept', () => {
    const clock = createClock({ storage: { getItem: () => null, setItem: () => undefined }, device: () => now })
    clock.set(now.getTime() - 3_600_000)
    expect(clock.now().getTime()).toBe(now.getTime() - 3_600_000)
  })

  it.each(['', 'null', 'undefined', '[]', '"text"', '{', '{"access_token":7}', '{"access_token":""}'])(
    'takes %j in the storage for no session',
    (text) => {
      const session = open(memoryStorage({ currentUser: text }))
      expect(session.isSignedIn()).toBe(false)
      expect(session.hasAny(['A'])).toBe(false)
    },
  )

  it.each(['no-dots', 'a.%%%.c', 'a.bnVsbA.c', `a.${base64Url({ authorities: 'A', exp: 'soon' })}.c`])(
    'gives a token that cannot be read no roles: %s',
    (token) => {
      const storage = memoryStorage({ currentUser: JSON.stringify({ access_token: token }) })
      const session = open(storage)
      expect(session.isSignedIn()).toBe(true)
      expect(session.hasAny(['A'])).toBe(false)
    },
  )

  it.each([undefined, null, 'token', {}, { access_token: 5 }])('does not store the answer %j', (answer) => {
    const { storage, session } = sessionWith({ exp: inAnHour })
    const before = storage.getItem('currentUser')
    expect(session.write(answer)).toBe(false)
    expect(storage.getItem('currentUser')).toBe(before)
  })

  it('tells of changes made here and in other tabs', () => {
    const events = new EventTarget()
    const storage = memoryStorage()
    const session = open(storage, () => now, events)
    const changed = vi.fn()
    session.subscribe(changed)

    session.write({ access_token: 'one' })
    expect(changed).toHaveBeenCalledTimes(1)

    storage.setItem('currentUser', '{"access_token":"two"}')
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'currentUser' }))
    expect(changed).toHaveBeenCalledTimes(2)
    expect(session.read()?.access_token).toBe('two')

    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }))
    expect(changed).toHaveBeenCalledTimes(2)

    storage.removeItem('currentUser')
    events.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    expect(session.read()).toBeUndefined()
    expect(changed).toHaveBeenCalledTimes(3)
  })
})
