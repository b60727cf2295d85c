import { describe, expect, it } from 'vitest'
import { guard, type Visitor } from './guard.ts'

const screens = { signIn: '/signin', home: '/dashboard', notFound: '/404' }
const visitor = (signedIn: boolean, roles: string[] = []): Visitor => ({
  isSignedIn: () => signedIn,
  hasAny: (wanted) => signedIn && wanted.some((role) => roles.includes(role)),
  hasAll: (wanted) => signedIn && wanted.every((role) => roles.includes(role)),
})

describe('guard', () => {
  it('roles that a route names are asked for', () => {
    const route = { guard: 'signedIn', roles: { any: ['A', 'B'], all: ['C'] } } as const
    const asked = { ...route, roles: { any: [...route.roles.any], all: [...route.roles.all] } }
    expect(guard(asked, screens, visitor(true, ['B', 'C']))).toBe('open')
    expect(guard(asked, screens, visitor(true, ['B']))).toEqual({ to: '/404', remember: false })
    expect(guard(asked, screens, visitor(true, ['C']))).toEqual({ to: '/404', remember: false })
    expect(guard(asked, screens, visitor(false))).toEqual({ to: '/signin', remember: true })
  })
})
