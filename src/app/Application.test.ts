import { expect, it } from 'vitest'
import { initialRootState } from './Application.ts'

it('SHELL-45 the profile creation step starts at -1', () => {
  expect(initialRootState.profileCreationStep).toBe(-1)
})
