import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoredFields } from '#engine/migration/storedShape.ts'
import type { MigrationDefinition, ShapeDefinition } from '#generated/definitions.gen.ts'
import { offeredValues } from './offeredValues.ts'
import { Script, scriptOf } from '#compiler/emit/script.ts'
import type { Finding } from '#compiler/text/Finding.ts'
import { calculatingChanges } from '#compiler/emit/calculations.ts'
import type { Project } from '#compiler/project/readProject.ts'
import { storedRecords } from '#compiler/check/migrations/checkShape.ts'

/** The shape of stored records; made by `npm run generate`. */
export const shapeFile = 'schemas/migrations/stored.shape.json'

/**
 * The text of the shape that stored records may have elsewhere: the one of the last commit, since uncommitted definitions
 * are not deployed; outside a repository the one on disk. Undefined if there is none.
 */
export function knownShape(root = '.'): string | undefined {
  if (existsSync(join(root, '.git'))) {
    try {
      const quiet = ['ignore', 'pipe', 'ignore'] as const
      return execFileSync('git', ['show', `HEAD:./${shapeFile}`], { cwd: root, encoding: 'utf8', stdio: [...quiet] })
    } catch {
      // Not committed yet.
    }
  }
  const file = join(root, shapeFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Hash of the content of a step, independent of its layout. */
export const stepHash = (step: MigrationDefinition) => createHash('sha256').update(JSON.stringify(step)).digest('hex')

/** Findings of stored values that have no place in the schemas. */
const codes: Finding['code'][] = ['stored', 'neverStored', 'step', 'goneStep', 'changedStep', 'loss', 'blank']

/**
 * The text of the shape of stored records: the shape of the current schemas, if all stored values fit into them, else
 * the known one. Only a step makes room for values that do not fit; the findings name them.
 */
export function shapeText(project: Project, findings: readonly Finding[]): { text: string; left: boolean } {
  const left = findings.some(({ code }) => codes.includes(code))
  if (left && project.shape) return { text: write(project.shape.value), left }
  const steps = Object.fromEntries([...project.migrations.values()].map(({ name, value }) => [name, stepHash(value)]))
  const all = calculatingChanges(project)
  const calculated = Object.fromEntries(
    all.map(({ step }) => [
      step,
      Object.fromEntries(all.flatMap((one) => (one.step === step ? [[one.position, one.fields] as const] : []))),
    ]),
  )
  const kept = all.length > 0 && { calculated }
  return {
    text: write({
      $schema: '../meta/shape.meta.json',
      steps,
      ...kept,
      records: storedRecords(project, offeredValues(project)),
    }),
    left: false,
  }
}

/** A line for each field, so that a change of the shape is read at a glance. */
function write({ records, ...others }: ShapeDefinition): string {
  const inLines = (fields: StoredFields) =>
    Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, new Script(JSON.stringify(field))]))
  const all = Object.entries(records).map(([name, fields]) => [name, inLines(fields)] as const)
  return `${scriptOf({ ...others, records: Object.fromEntries(all) })}\n`
}
