import { randomBytes, randomUUID } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { flushNames } from '../privateFiles.ts'

/** The secret that signs tokens: the setting, or the one that was made at the first start and kept for its owner alone. */
export function readTokenKey(dataDir: string, setting: string | undefined): Uint8Array {
  if (setting !== undefined) return new TextEncoder().encode(setting)
  const file = join(dataDir, 'token.key')
  if (!existsSync(file)) writeNew(file, randomBytes(48).toString('base64url'))
  chmodSync(file, 0o600)
  const text = readFileSync(file, 'utf8').trim()
  if (text.length < 32) throw new Error(`${file} holds no key. Remove it (everyone must sign in again) or restore it.`)
  return new TextEncoder().encode(text)
}

/**
 * Whole or not at all: a cut start must not leave half a key. Of processes that start side by side on one folder the first
 * one's key counts.
 */
function writeNew(file: string, text: string): void {
  const temporary = `${file}.${randomUUID()}.new`
  const handle = openSync(temporary, 'wx', 0o600)
  writeSync(handle, text)
  fsyncSync(handle)
  closeSync(handle)
  try {
    linkSync(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporary)
    flushNames(dirname(file))
  }
}
