import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

describe('passwords', () => {
  it('are hashed with argon2id at 19 MiB and two rounds, each with a salt of its own', async () => {
    const passwords = createPasswords()
    const [first, second] = await Promise.all([passwords.hash('Secret-1'), passwords.hash('Secret-1')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
    const other = await passwords.hash('Secret-2')
    expect(await passwords.verify('Secret-2', other)).toBe(true)
    for (const stored of [first, second]) expect(await passwords.verify('Secret-2', stored)).toBe(false)
  })

  it('leave threads for files, however many are hashed', async () => {
    const passwords = createPasswords()
    let hashed = 0
    const all = Promise.all(Array.from({ length: 16 }, () => passwords.hash('Secret-1').then(() => (hashed += 1))))
    await readFile('package.json')
    expect(hashed).toBeLessThan(8)
    await all
  })

  it('never match without a hash, and take as long about it', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('Secret-1')
    expect(await passwords.verify('the account that does not exist', undefined)).toBe(false)
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 15; round += 1) {
      for (const [name, stored] of [
        ['known', hash],
        ['unknown', undefined],
      ] as const) {
        const start = performance.now()
        await passwords.verify('Secret-2', stored)
        times[name].push(performance.now() - start)
      }
    }
    const median = (values: number[]) => values.sort((left, right) => left - right)[7] ?? 0
    expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.5)
    expect(median(times.unknown) / median(times.known)).toBeLessThan(2)
  })
})
