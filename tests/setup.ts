import { afterEach, beforeEach, expect, vi } from 'vitest'

const levels = ['error', 'warn'] as const

// A test that makes the console complain has found something, whatever it asserts.
beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level).mockName(`console.${level}`)
})

afterEach(() => {
  const complaints = levels.flatMap((level) => {
    const method = console[level]
    return vi.isMockFunction(method) ? method.mock.calls : []
  })
  // A spy on a stub goes first: it would bring the stub back.
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(complaints, 'the console was called').toEqual([])
})
