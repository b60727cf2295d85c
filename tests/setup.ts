import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test that makes the console complain has found something, whatever it asserts.
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockName(`console.${level}`)
})

afterEach(() => {
  vi.unstubAllGlobals()
  for (const level of ['error', 'warn'] as const) {
    const method = console[level]
    if (vi.isMockFunction(method)) expect(method.mock.calls, `console.${level} was called`).toEqual([])
  }
})
