import { createHash } from 'node:crypto'
import type { MigrationDefinition } from '#generated/definitions.gen.ts'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What stored records look like; made by `npm run generate`. */
export const shapeFile = 'schemas/migrations/stored.shape.json'

/**
 * The text of the shape that stored records may have elsewhere: the one of the last commit, since uncommitted definitions
 * are not deployed; outside a repository the one on disk. Undefined if there is none.
 */
export function knownShape(root = '.'): string | undefined {
  if (existsSync(join(root, '.git')))
    try {
      const quiet = ['ignore', 'pipe', 'ignore'] as const
      return execFileSync('git', ['show', `HEAD:./${shapeFile}`], { cwd: root, encoding: 'utf8', stdio: [...quiet] })
    } catch {
      // Not committed yet.
    }
  const file = join(root, shapeFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Tells whether a step still says what it said; how it is laid out does not count. */
export const stepHash = (step: MigrationDefinition) => createHash('sha256').update(JSON.stringify(step)).digest('hex')
