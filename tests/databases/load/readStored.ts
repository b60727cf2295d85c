import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Settings } from '#server/settings.ts'
import { filesBelow } from '../../filesBelow.ts'
import { runSql } from '../database.ts'

/** What stands in a database and beside it. */
export interface Stored {
  records: { id: string; label: string; pictures: string[] }[]
  files: { id: string; record_id: string; sha256: string; size: number }[]
  /** Bytes of each upload on the disk. */
  bytes: Map<string, Buffer>
  /** Files that were still coming in. */
  incoming: string[]
}

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** Reads it past the server. */
export async function readStored(place: Place): Promise<Stored> {
  const select = "select id, document from records where name = 'real-estate/real-estate'"
  const rows = (await runSql(place, select)) as { id: string; document: string }[]
  const records = rows.map(({ id, document }) => {
    const { label, pictures = [] } = JSON.parse(document) as { label: string; pictures?: { resourceUuid: string }[] }
    return { id, label, pictures: pictures.map(({ resourceUuid }) => resourceUuid) }
  })
  const files = (await runSql(place, 'select id, record_id, sha256, size from files')) as Stored['files']
  const folder = join(place.dataDir, 'files')
  const paths = existsSync(folder) ? filesBelow(folder) : []
  const bytes = new Map(paths.map((path) => [basename(path), readFileSync(path)]))
  return { records, files, bytes, incoming: readdirSync(join(place.dataDir, 'incoming')) }
}

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
