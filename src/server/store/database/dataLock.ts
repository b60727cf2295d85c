import Database from 'better-sqlite3'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepPrivate } from '../../privateFiles.ts'

/**
 * Takes the data folder for this process alone, or throws with the reason. The lock is one of the kernel's, held through
 * an SQLite file: it goes with the process, however that ends, and no left-over file can block the next start.
 */
export function lockData(dataDir: string): { release: () => void } {
  const holder = join(dataDir, 'lock.txt')
  const file = join(dataDir, 'lock.db')
  keepPrivate(file)
  const lock = new Database(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new Error(`${dataDir} is in use by another server (${nameOf(holder)}). Stop it, or set another DATA_DIR.`)
  }
  rmSync(holder, { force: true })
  writeFileSync(holder, `process ${process.pid}`, { mode: 0o600 })
  return { release: () => lock.close() }
}

const isBusy = (error: unknown) => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')

function nameOf(holder: string): string {
  try {
    return readFileSync(holder, 'utf8')
  } catch {
    return 'unknown process'
  }
}
