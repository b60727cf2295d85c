import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { readTokenKey } from './tokens.ts'
import { temporaryFolder } from '../../../tests/temporaryFolder.ts'

let dataDir: string
beforeEach(() => {
  dataDir = temporaryFolder()
})

const file = () => join(dataDir, 'token.key')

it('makes a key at the first start, for its owner alone, and keeps it', () => {
  const key = readTokenKey(dataDir, undefined)
  expect(key.length).toBeGreaterThanOrEqual(32)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(new TextDecoder().decode(key)).toBe(readFileSync(file(), 'utf8'))
  // It is taken away from others that could read it.
  chmodSync(file(), 0o644)
  expect(readTokenKey(dataDir, undefined)).toEqual(key)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  rmSync(file())
  expect(readTokenKey(dataDir, undefined)).not.toEqual(key)
})

it('takes the setting, and writes nothing then', () => {
  expect(readTokenKey(dataDir, 'x'.repeat(40))).toEqual(new TextEncoder().encode('x'.repeat(40)))
  expect(existsSync(file())).toBe(false)
})

it('refuses a file that holds no key', () => {
  writeFileSync(file(), 'half')
  expect(() => readTokenKey(dataDir, undefined)).toThrow('holds no key')
})
