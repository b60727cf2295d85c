import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openFiles } from '../files/openFiles.ts'
import { flushNames, makePrivateFolder, writeWhole } from '../privateFiles.ts'
import { lockData, type OpenDatabase } from '../store/database/sqliteDatabase.ts'
import { migrate } from '../store/database/migrations.ts'
import type { Tables } from '../store/database/tables.ts'
import { checkBackup, type Manifest, backupPaths, type Place, uploadsInTurn } from './backupFormat.ts'
import { openDatabase } from '../store/openStore.ts'
import { readLines } from './tableLines.ts'

/** Rows that may have been signed out, used or sent since the backup. Restoring them would undo that. */
const ended = new Set<string>(['sessions', 'devices', 'links', 'outbox'] satisfies (keyof Tables)[])

/**
 * Puts a backup into the empty place that the settings name, whichever database it came from. Nothing is written unless
 * the whole backup is sound. Rows come last and all at once: a cut leaves uploads, and no account that looks whole.
 * @param moves whether nothing has been served since the backup, so that sessions, links and mails still hold
 */
export async function restoreBackup(settings: Place, folder: string, { moves = false } = {}): Promise<Manifest> {
  const { manifest, uploads } = await checkBackup(folder)
  const { dataDir } = settings
  requireEmpty(dataDir, existsSync(dataDir) ? await readdir(dataDir) : [], 'Set a DATA_DIR that is.')
  // Before anything is made in the folder, so that a place that was refused can be named again.
  if (settings.s3Url !== undefined) {
    const { isEmptyBucket } = await import('../files/s3Files.ts')
    if (!(await isEmptyBucket(settings.s3Url))) {
      throw new Error('The bucket of S3_URL is not empty there. Restore into one that is.')
    }
  }
  makePrivateFolder(dataDir)
  const lock = settings.databaseUrl === undefined ? lockData(dataDir) : undefined
  let database: OpenDatabase | undefined
  try {
    database = openDatabase(settings)
    requireEmpty('The database', await database.tableNames(), 'Make a new one.')
    const paths = backupPaths(folder)
    const files = await openFiles(settings)
    await uploadsInTurn.map(uploads, async ({ id, size }) => {
      const { temporary } = await files.receive(createReadStream(paths.file(id)), size)
      await files.place(temporary, id)
    })
    if (settings.tokenKey === undefined && existsSync(paths.tokenKey)) {
      await writeWhole(join(dataDir, 'token.key'), await readFile(paths.tokenKey))
    }
    const { transact, kind } = database
    // In the form that the backup has; the next start of a server brings it further.
    await migrate(transact, kind, manifest.migrations)
    const tables = manifest.tables.filter(({ name }) => moves || !ended.has(name))
    await transact(async (transaction) => {
      for (const { name } of tables) {
        for await (const rows of readLines(paths.table(name))) {
          // Whatever columns they had then.
          await transaction
            .insertInto(name as keyof Tables)
            .values(rows)
            .execute()
        }
      }
    })
    await database.requireSound()
    flushNames(dataDir)
    return manifest
  } finally {
    await database?.db.destroy()
    lock?.release()
  }
}

function requireEmpty(place: string, found: string[], cure: string): void {
  if (found.length > 0) {
    throw new Error(`${place} is not empty (it holds ${found.sort().slice(0, 3).join(', ')}). ${cure}`)
  }
}
