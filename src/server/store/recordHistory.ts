import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MigrationDefinition } from '#generated/definitions.gen.ts'

/** A step of `schemas/migrations`, which carries stored records over to changed schemas. */
export interface RecordStep {
  /** From 1; the steps below it come first. */
  number: number
  name: string
  definition: MigrationDefinition
}

/** The steps that a store knows, and where its records shall stand. */
export interface RecordHistory {
  steps: RecordStep[]
  /** Number of the step after which the records shall stand; all that are known if not given. */
  to?: number
  /** Whether values that have no place on the way back are taken away; else they stop it. */
  lossy?: boolean
}

/** Reads the steps of a project. Throws if their numbers have a gap. */
export function readHistory(root: string): RecordHistory {
  const folder = join(root, 'schemas', 'migrations')
  const ending = '.migration.json'
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ending)) : []
  const steps = files.sort().map((file, index): RecordStep => {
    const number = index + 1
    if (Number(file.slice(0, 4)) !== number) throw new Error(`schemas/migrations/${file} is not step number ${number}`)
    const definition = JSON.parse(readFileSync(join(folder, file), 'utf8')) as MigrationDefinition
    return { number, name: file.slice(0, -ending.length), definition }
  })
  return { steps }
}
