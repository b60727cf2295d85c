import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { migrations } from '../store/database/migrations.ts'
import { pathsIn, readManifest, type Manifest } from './backupFormat.ts'
import { type NamedFile, inTurns } from './copyUploads.ts'
import { readLines } from './tableLines.ts'

/** Most faults that are named. */
const mostNamed = 5

/** Reads a whole backup. Throws if anything in it is missing or is not what was written, or if a newer version made it. */
export async function checkBackup(folder: string): Promise<{ manifest: Manifest; uploads: NamedFile[] }> {
  const manifest = await readManifest(folder)
  const known = new Set(migrations.map(({ id }) => id))
  const foreign = manifest.migrations.filter((id) => !known.has(id))
  if (foreign.length > 0)
    throw new Error(`The backup was made by a newer version of this program (it holds ${foreign.join(', ')}).`)
  const paths = pathsIn(folder)
  const faults: string[] = []
  const require = async (path: string, sha256: string) => {
    if (!existsSync(path)) faults.push(`${path} is missing`)
    else if ((await hashOf(path)) !== sha256) faults.push(`${path} is not what was written`)
  }
  for (const { name, sha256 } of manifest.tables) await require(paths.table(name), sha256)
  refuse(folder, faults)
  const lost = new Set(manifest.lost)
  const uploads: NamedFile[] = []
  for await (const rows of readLines(paths.table('files'))) uploads.push(...(rows as unknown as NamedFile[]))
  const whole = uploads.filter(({ id }) => !lost.has(id))
  await inTurns(whole, ({ id, sha256 }) => require(paths.file(id), sha256))
  refuse(folder, faults)
  return { manifest, uploads: whole }
}

function refuse(folder: string, faults: string[]): void {
  if (faults.length === 0) return
  const others = faults.length > mostNamed ? [`… and ${faults.length - mostNamed} more`] : []
  throw new Error([`${folder} is damaged:`, ...faults.sort().slice(0, mostNamed), ...others].join('\n  '))
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
