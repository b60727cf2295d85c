import Database from 'better-sqlite3'
import { sql, type Kysely } from 'kysely'
import { existsSync, statSync } from 'node:fs'

/** Most findings of SQLite that are reported. */
const mostReported = 3

/** The embedded database is damaged: a disk or a file system has lost or changed what was written. */
class DamagedDatabase extends Error {
  constructor(file: string, findings: readonly string[]) {
    super(
      [
        `${file} is damaged:`,
        ...findings.map((finding) => `  ${finding}`),
        'Keep a copy of the folder, then restore the last backup into an empty one: npm run restore (docs/operations.md).',
      ].join('\n'),
    )
  }
}

/** Whether the last process that wrote to a database ended without closing it: its log is still there. */
export const stoppedUncleanly = (file: string): boolean => existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0

/** Reads the whole embedded database. Throws if SQLite finds it damaged. */
export async function requireSound<Tables>(db: Kysely<Tables>, file: string): Promise<void> {
  const check = sql<{ quick_check: string }>`pragma quick_check(${sql.lit(mostReported)})`
  const { rows } = await check.execute(db).catch((error: unknown) => {
    throw namingDamage(error, file)
  })
  const findings = rows.map((row) => row.quick_check).filter((finding) => finding !== 'ok')
  if (findings.length > 0) throw new DamagedDatabase(file, findings)
}

/** What SQLite meets in a damaged database becomes an error that says what to do; others stay as they are. */
export function namingDamage(error: unknown, file: string): unknown {
  const isDamage = error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)
  return isDamage ? new DamagedDatabase(file, [error.message]) : error
}
