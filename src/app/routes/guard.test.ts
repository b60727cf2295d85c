import { describe, expect, it } from 'vitest'
import { guard, type Visitor } from './guard.ts'

const screens = { signIn: '/signin', home: '/dashboard', notFound: '/404' }
const visitor = (signedIn: boolean, roles: string[] = []): Visitor => ({
  isSignedIn: () => signedIn,
  hasAny: (wanted) => signedIn && wanted.some((role) => roles.includes(role)),
  hasAll: (wanted) => signedIn && wanted.every((role) => roles.includes(role)),
})

describe('guard', () => {
  it('SHELL-05 only signed-in users reach a guarded screen; others sign in first and come back', () => {
    expect(guard({ guard: 'signedIn' }, screens, visitor(true))).toBe('open')
    expect(guard({ guard: 'signedIn' }, screens, visitor(false))).toEqual({ to: '/signin', remember: true })
  })
  it('SHELL-07 AUTH-08 pages for visitors send a signed-in user home', () => {
    expect(guard({ guard: 'visitor' }, screens, visitor(false))).toBe('open')
    expect(guard({ guard: 'visitor' }, screens, visitor(true))).toEqual({ to: '/dashboard', remember: false })
  })
  it('an open page is open to all', () => {
    expect(guard({ guard: 'anyone' }, screens, visitor(true))).toBe('open')
    expect(guard({ guard: 'anyone' }, screens, visitor(false))).toBe('open')
  })
  it('AUTH-23 being signed in is enough where no role is named', () => {
    expect(guard({ guard: 'signedIn' }, screens, visitor(true, []))).toBe('open')
  })
  it('roles that a route names are asked for', () => {
    const route = { guard: 'signedIn', roles: { any: ['A', 'B'], all: ['C'] } } as const
    const asked = { ...route, roles: { any: [...route.roles.any], all: [...route.roles.all] } }
    expect(guard(asked, screens, visitor(true, ['B', 'C']))).toBe('open')
    expect(guard(asked, screens, visitor(true, ['B']))).toEqual({ to: '/404', remember: false })
    expect(guard(asked, screens, visitor(true, ['C']))).toEqual({ to: '/404', remember: false })
    expect(guard(asked, screens, visitor(false))).toEqual({ to: '/signin', remember: true })
  })
})
