import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes a folder for the owner of this process alone, also where it exists already. */
export function makePrivateFolder(path: string): void {
  const made = mkdirSync(path, { recursive: true, mode: 0o700 })
  close(path, 0o700)
  if (made !== undefined) flushNames(dirname(made))
}

/** Flushes the names in a folder: a file that was made or renamed survives a cut of power only then. */
export function flushNames(folder: string): void {
  // Windows flushes no folders.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Writes a file whole or not at all: once this resolves, it is on the disk for good, under its name. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
  flushNames(dirname(file))
}

/** Files that only a data folder holds. */
const dataFiles = ['trousseau.db', 'token.key', 'incoming']

/** Makes the data folder private, unless it holds other things alone: a home, say, may be meant for others as well. */
export function closeDataFolder(path: string): void {
  const names = existsSync(path) ? readdirSync(path) : []
  if (names.length === 0 || dataFiles.some((name) => names.includes(name))) makePrivateFolder(path)
}

/**
 * Keeps a file of an embedded database to its owner. SQLite gives the files beside it the mode that it has; those that an
 * earlier process has left get it here. The file itself is never opened: closing it would end the locks of this process.
 */
export function keepPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  for (const each of ['', '-wal', '-shm', '-journal']) close(file + each, 0o600)
}

/** Whether other accounts of this machine may enter a folder. Windows has no such modes. */
export function canOthersEnter(folder: string): boolean {
  return process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0
}

/** A folder of another account keeps its mode, since each file made in it is closed by itself. */
function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    if (!['ENOENT', 'EPERM'].includes(codeOf(error) ?? '')) throw error
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
