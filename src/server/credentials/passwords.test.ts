import { readFile } from 'node:fs/promises'
import { verify } from '@node-rs/argon2'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createPasswords } from './passwords.ts'

// Other files share modules, so these are loaded anew before and after.
vi.hoisted(() => vi.resetModules())
vi.mock(import('@node-rs/argon2'), { spy: true })
afterAll(() => vi.resetModules())

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

  it('never match without a hash, and one of the same strength is checked in its place', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('Secret-1')
    const checks = vi.mocked(verify).mock.calls
    for (const stored of [hash, undefined]) {
      checks.length = 0
      expect(await passwords.verify('the account that does not exist', stored)).toBe(false)
      expect(checks.map(([checked]) => checked)).toEqual([
        expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
      ])
    }
  })
})
