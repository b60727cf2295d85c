import type { Kysely } from 'kysely'
import { existsSync } from 'node:fs'
import { readdir, readFile, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStorage, openDiskFiles } from '../files/diskFiles.ts'
import { openFiles } from '../files/openFiles.ts'
import { flushNames, makePrivateFolder, writeWhole } from '../privateFiles.ts'
import { migrations, takenMigrations } from '../store/database/migrations.ts'
import { databaseFile, type OpenDatabase } from '../store/database/sqliteDatabase.ts'
import type { Tables } from '../store/database/tables.ts'
import { type Manifest, type NamedFile, backupPaths, type Place, tableKeys, uploadsInTurn } from './backupFormat.ts'
import { openDatabase } from '../store/openStore.ts'
import { pagesOf, writeLines } from './tableLines.ts'

/** Number of attempts to take a snapshot before an upload is deleted. */
const attempts = 200

/**
 * Writes all data that the settings name into an empty folder, as of one moment, beside any servers that run. Throws
 * with the reason; an unfinished copy has no `backup.json` and is no backup.
 */
export async function makeBackup(settings: Place, folder: string): Promise<Manifest> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new Error(`${folder} is not empty. A backup goes into a folder of its own.`)
  }
  if (settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, databaseFile))) {
    throw new Error(`${settings.dataDir} holds no database. DATA_DIR names the folder of the server.`)
  }
  const database = openDatabase(settings)
  try {
    await database.requireSound()
    await requireNewest(database)
    const paths = backupPaths(folder)
    for (const path of [folder, paths.tables]) makePrivateFolder(path)
    const target = openDiskFiles(folder, { shared: false })
    const manifest = await writeMoment(database, folder, await openFiles(settings), target)
    const key = join(settings.dataDir, 'token.key')
    if (settings.tokenKey === undefined && existsSync(key)) await writeWhole(paths.tokenKey, await readFile(key))
    await rmdir(paths.incoming)
    for (const path of [paths.tables, folder]) flushNames(path)
    // After everything else.
    await writeWhole(paths.manifest, `${JSON.stringify(manifest, undefined, 2)}\n`)
    return manifest
  } finally {
    await database.db.destroy()
  }
}

/**
 * Copies the uploads and writes the tables as of one moment. An upload may be deleted before it is copied, after the
 * snapshot names it; then a later snapshot is tried, for which most uploads are copied already. A file that was missing
 * before a snapshot was lost earlier and is listed as such.
 * @param target where the copies go
 */
async function writeMoment(database: OpenDatabase, folder: string, files: FileStorage, target: FileStorage) {
  const copied = new Set<string>()
  /** Copies the uploads that are not copied yet. Returns the ids of uploads whose bytes are missing or altered. */
  const copy = async (named: NamedFile[]) => {
    const gone = new Set<string>()
    const open = named.filter(({ id }) => !copied.has(id))
    await uploadsInTurn.map(open, async ({ id, size, sha256 }) => {
      const stream = await files.read(id)
      const received = stream && (await target.receive(stream, size))
      if (received?.size === size && received.sha256 === sha256) {
        await target.place(received.temporary, id)
        copied.add(id)
      } else {
        gone.add(id)
        if (received) await target.discard(received.temporary)
      }
    })
    return gone
  }
  // The bulk before the first moment, so that no moment lasts long.
  let gone = await copy(await namedFiles(database.db))
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const manifest = await database.atOneMoment(async (db) => {
      const named = await namedFiles(db)
      const before = gone
      gone = await copy(named)
      if ([...gone].some((id) => !before.has(id))) return undefined
      const kept = new Set(named.map(({ id }) => id))
      await target.remove([...copied].filter((id) => !kept.has(id)))
      return { ...(await writeTables(db, folder)), files: named.length - gone.size, lost: [...gone] }
    })
    if (manifest) return manifest
  }
  throw new Error('Uploads go faster than they can be copied. Try again when there is less to do.')
}

/** Writes the rows of every table to its file. Returns the manifest's part about tables. */
async function writeTables(db: Kysely<Tables>, folder: string) {
  const createdAt = new Date().toISOString()
  const tables: Manifest['tables'] = []
  for (const [name, keys] of Object.entries(tableKeys)) {
    tables.push({ name, ...(await writeLines(backupPaths(folder).table(name), pagesOf(db, name, keys))) })
  }
  return { format: 1, createdAt, migrations: await takenMigrations(db), tables }
}

const namedFiles = (db: Kysely<Tables>) => db.selectFrom('files').select(['id', 'size', 'sha256']).execute()

/** Throws if the tables are not those that this version knows. */
async function requireNewest({ db, tableNames }: OpenDatabase): Promise<void> {
  if (!(await tableNames()).includes('migrations')) throw new Error('The database holds nothing of this program.')
  if (String(await takenMigrations(db)) !== String(migrations)) {
    throw new Error('The database was made by another version of this program. Back it up with that version.')
  }
}
