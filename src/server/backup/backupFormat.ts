import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { requireKnown } from '../store/database/migrations.ts'
import type { FileRow, Tables } from '../store/database/tables.ts'
import type { Settings } from '../settings.ts'
import { readLines } from './tableLines.ts'

/**
 * A backup is a folder that no database is needed to read: `tables/<name>.jsonl` with a row a line, `files/<first two
 * letters>/<id>` with the bytes of uploads, `token.key`, and `backup.json`, which is written last.
 */
export interface Manifest {
  /** 1; a later form has another number. */
  format: number
  /** ISO. */
  createdAt: string
  /** The version of the database, from which newer versions migrate it. */
  migrations: string[]
  /** With the sums of their files, hex. */
  tables: { name: string; rows: number; sha256: string }[]
  /** How many uploads there are. */
  files: number
  /** Ids of uploads that the database names, and whose bytes were lost before. */
  lost: string[]
}

/** Settings that locate the data to back up. */
export type Place = Pick<Settings, 'databaseUrl' | 'dataDir' | 's3Url' | 'tokenKey'>

export type NamedFile = Pick<FileRow, 'id' | 'size' | 'sha256'>

/** Takes uploads, so many at once. */
export const uploadsInTurn = pLimit(8)

/** The columns by which rows are in order. Tables stand after those to which they refer. */
export const tableKeys = {
  accounts: ['id'],
  record_steps: ['number'],
  records: ['owner', 'id'],
  unique_values: ['owner', 'name', 'rule', 'hash', 'also'],
  record_references: ['owner', 'target_id', 'record_id'],
  files: ['owner', 'id'],
  sessions: ['id'],
  devices: ['hash'],
  sign_ups: ['id'],
  links: ['hash'],
  idempotency_keys: ['owner', 'key'],
  counters: ['owner', 'name'],
  attempts: ['bucket'],
  outbox: ['id'],
} satisfies { [Name in keyof Tables]: (keyof Tables[Name])[] }

/** The paths of a backup folder. */
export const backupPaths = (folder: string) => ({
  manifest: join(folder, 'backup.json'),
  tokenKey: join(folder, 'token.key'),
  tables: join(folder, 'tables'),
  /** Where copies of uploads wait until they are whole. */
  incoming: join(folder, 'incoming'),
  table: (name: string) => join(folder, 'tables', `${name}.jsonl`),
  file: (id: string) => join(folder, 'files', id.slice(0, 2), id),
})

/** Whether a text may be the name of a file in a backup: nothing in it leads to another folder. */
const isName = (text: unknown): boolean => typeof text === 'string' && /^[\w-]+$/.test(text)

/** The manifest of a backup. Throws if the folder is none, or one that was never finished. */
async function readManifest(folder: string): Promise<Manifest> {
  const { manifest } = backupPaths(folder)
  const read = async () => JSON.parse(await readFile(manifest, 'utf8')) as Partial<Manifest>
  const value = await read().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new Error(`${folder} is no backup, or one that was not finished: it holds no backup.json.`)
  })
  if (value?.format === undefined || !value.tables || !value.migrations) {
    throw new Error(`${manifest} is damaged: it does not say what the backup holds.`)
  }
  if (value.format !== 1) {
    throw new Error(`${manifest} was made by a newer version of this program (format ${value.format}).`)
  }
  const stranger = value.tables.find(({ name }) => !isName(name))
  if (stranger) throw new Error(`${manifest} is damaged: ${JSON.stringify(stranger.name)} is no name of a table.`)
  return value as Manifest
}

const maxNamed = 5

/** Reads a whole backup. Throws if a part is missing or altered, or if a newer version made it. */
export async function checkBackup(folder: string): Promise<{ manifest: Manifest; uploads: NamedFile[] }> {
  const manifest = await readManifest(folder)
  requireKnown('backup', manifest.migrations)
  const paths = backupPaths(folder)
  const faults: string[] = []
  const require = async (path: string, sha256: string) => {
    if (!existsSync(path)) faults.push(`${path} is missing`)
    else if ((await hashOf(path)) !== sha256) faults.push(`${path} is not what was written`)
  }
  for (const { name, sha256 } of manifest.tables) await require(paths.table(name), sha256)
  throwIfDamaged(folder, faults)
  const lost = new Set(manifest.lost)
  const uploads: NamedFile[] = []
  for await (const rows of readLines(paths.table('files'))) uploads.push(...(rows as unknown as NamedFile[]))
  for (const { id } of uploads) if (!isName(id)) faults.push(`${JSON.stringify(id)} is no id of an upload`)
  throwIfDamaged(folder, faults)
  const whole = uploads.filter(({ id }) => !lost.has(id))
  await uploadsInTurn.map(whole, ({ id, sha256 }) => require(paths.file(id), sha256))
  throwIfDamaged(folder, faults)
  return { manifest, uploads: whole }
}

/** Throws if there are faults, with the first few of them. */
function throwIfDamaged(folder: string, faults: string[]): void {
  if (faults.length === 0) return
  const others = faults.length > maxNamed ? [`… and ${faults.length - maxNamed} more`] : []
  throw new Error([`${folder} is damaged:`, ...faults.sort().slice(0, maxNamed), ...others].join('\n  '))
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
