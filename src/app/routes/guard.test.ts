import { afterEach, describe, expect, it } from 'vitest'
import { forgetWanted, peekWanted, rememberWanted } from './guard.ts'

afterEach(forgetWanted)

describe('the address that sign-in came before', () => {
  it.each(['/', '/bien/4/edit?tab=2#part', '/a//b', '/%5Cother.example'])('is %s', (address) => {
    rememberWanted(address)
    expect(peekWanted()).toBe(address)
  })

  it.each([
    '//other.example',
    '/\\other.example',
    '/\t/other.example',
    '\\\\other.example',
    'https://other.example/',
    'bien',
    '',
  ])('is not %j, which a browser takes for one of another site, or which begins nowhere', (address) => {
    rememberWanted(address)
    expect(peekWanted()).toBeUndefined()
  })
})
