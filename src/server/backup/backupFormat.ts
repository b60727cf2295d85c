import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tables } from '../store/database/tables.ts'

/**
 * A backup is a folder that no database is needed to read: `tables/<name>.jsonl` with a row a line, `files/<first two
 * letters>/<id>` with the bytes of uploads, `token.key`, and `backup.json`, which is written last.
 */
export interface Manifest {
  format: 1
  /** ISO. */
  createdAt: string
  /** What the database had become, so that newer versions know from where to bring it further. */
  migrations: string[]
  tables: TableFacts[]
  /** How many uploads there are. */
  files: number
  /** Ids of uploads that the database names, and whose bytes were lost before. */
  lost: string[]
}

export interface TableFacts {
  name: string
  rows: number
  /** Hex, of the file. */
  sha256: string
}

/** The columns by which rows are in order. Tables stand after those to which they refer. */
export const tableKeys = {
  accounts: ['id'],
  record_steps: ['number'],
  records: ['owner', 'id'],
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

export const pathsIn = (folder: string) => ({
  manifest: join(folder, 'backup.json'),
  tokenKey: join(folder, 'token.key'),
  tables: join(folder, 'tables'),
  table: (name: string) => join(folder, 'tables', `${name}.jsonl`),
  files: join(folder, 'files'),
  file: (id: string) => join(folder, 'files', id.slice(0, 2), id),
})

/** What a backup says of itself. Throws if the folder is none, or one that was never finished. */
export async function readManifest(folder: string): Promise<Manifest> {
  const { manifest } = pathsIn(folder)
  const text = await readFile(manifest, 'utf8').catch((error: unknown) => {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new Error(`${folder} is no backup, or one that was not finished: it holds no backup.json.`)
  })
  const value = parse(text) as (Partial<Omit<Manifest, 'format'>> & { format?: number }) | undefined
  if (value?.format === undefined || !value.tables || !value.migrations)
    throw new Error(`${manifest} is damaged: it does not say what the backup holds.`)
  if (value.format !== 1)
    throw new Error(`${manifest} was made by a newer version of this program (format ${value.format}).`)
  return value as Manifest
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
