import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

describe('passwords', () => {
  it('are hashed with argon2id at 19 MiB and two rounds, each with a salt of its own', async () => {
    const passwords = createPasswords()
    const [first, second] = await Promise.all([passwords.hash('Secret-1'), passwords.hash('Secret-1')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
    expect(await passwords.matches('Secret-1', first)).toBe(true)
    expect(await passwords.matches('Secret-2', first)).toBe(false)
  })

  it('never match without a hash, and take as long about it', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('Secret-1')
    expect(await passwords.matches('the account that nobody has', undefined)).toBe(false)
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 15; round += 1) {
      for (const [name, stored] of [
        ['known', hash],
        ['unknown', undefined],
      ] as const) {
        const start = performance.now()
        await passwords.matches('Secret-2', stored)
        times[name].push(performance.now() - start)
      }
    }
    const median = (values: number[]) => values.sort((left, right) => left - right)[7] ?? 0
    expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.5)
    expect(median(times.unknown) / median(times.known)).toBeLessThan(2)
  })
})
