import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculationName, changeRecord, expressionWords, UnfitValue } from '#engine/migration/changeRecord.ts'
import type { Json } from '#engine/record/path.ts'
import { createRuntime } from '#engine/validation/createValidation.ts'
import type { MigrationDefinition, RecordChange } from '#generated/definitions.gen.ts'
import { calculations } from '#generated/steps.gen.ts'
import { filesRoot } from '../paths.ts'
import type { RecordRow, StoredForm, Summary } from './database/tables.ts'
import type { UniqueValues } from './UniqueValueStore.ts'

/** A step of `schemas/migrations`, which carries stored records over to changed schemas. */
export interface RecordStep {
  name: string
  definition: MigrationDefinition
}

/** Makes the data kept beside documents. Equal `madeBy` means equal results for a document. */
export interface Summaries {
  madeBy: string
  of: (name: string, document: string) => Summary
  /** Undefined for a kind of records without a rule that allows values once. */
  uniqueValues: (name: string, document: string) => UniqueValues[] | undefined
  /** Ids of the records at which one points. Undefined for a kind of records without fields that do. */
  references: (name: string, document: string) => string[] | undefined
}

/**
 * The steps that a store knows, the step at which its records shall stand, and the data kept beside their documents.
 */
export interface RecordHistory {
  /** All of them from number 1 on. */
  steps: RecordStep[]
  /** Number of the step after which the records shall stand; all that are known if not given. */
  to?: number
  /** Whether values that have no place on the way back are taken away; else they stop it. */
  lossy?: boolean
  /** Whether steps that the records have taken, and that say something else by now, are taken back; else they stop it. */
  undo?: boolean
  /** Without them nothing is kept beside documents, until a store that has them is opened. */
  summaries?: Summaries
}

/** The number of the step after which the records of a store stand. */
export const stepOf = ({ steps, to = steps.length }: RecordHistory): number => to

/** By what a store makes the summaries of its records: another step or other definitions make others. */
export const makerOf = (history: RecordHistory): string =>
  history.summaries ? `${stepOf(history)} ${history.summaries.madeBy}` : ''

/** A document in the current shape, with the data kept beside it. */
export function storedForm(history: RecordHistory, name: string, document: string): StoredForm {
  const { listed, searched } = history.summaries?.of(name, document) ?? { listed: '', searched: '' }
  return { step: stepOf(history), made_by: makerOf(history), listed, searched, document }
}

/** Reads the steps of the project. Throws if their numbers have a gap. */
export function readHistory(): RecordHistory {
  const folder = join(filesRoot, 'schemas', 'migrations')
  const ending = '.migration.json'
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ending)) : []
  const steps = files.sort().map((file, index): RecordStep => {
    const number = index + 1
    if (Number(file.slice(0, 4)) !== number) throw new Error(`schemas/migrations/${file} is not step number ${number}`)
    const definition = JSON.parse(readFileSync(join(folder, file), 'utf8')) as MigrationDefinition
    return { name: file.slice(0, -ending.length), definition }
  })
  return { steps }
}

const { cel } = createRuntime(() => new Date())

/** The function of an expression of a step; undefined where this version does not have it. */
function calculationOf({ name, definition }: RecordStep, change: RecordChange, way: 'forth' | 'back') {
  const text = change[expressionWords[way]]
  const of = calculations[calculationName(name, definition.changes.indexOf(change), text)]
  return of && ((holder: Json) => of(holder, cel))
}

/** A record with the number of the step in whose shape it is stored. */
export type SteppedRow = RecordRow & { step: number }

export class StuckRecord extends Error {}

/**
 * The document of a record in the shape after another step, forth or back. Throws `StuckRecord` if one of its values has
 * no place there, or if a step on the way is not known.
 */
export function migrateDocument(
  row: Pick<SteppedRow, 'name' | 'id' | 'step' | 'document'>,
  to: number,
  steps: readonly RecordStep[],
  lossy = false,
): string {
  if (row.step === to) return row.document
  const way = row.step < to ? 'forth' : 'back'
  const [low, high] = way === 'forth' ? [row.step, to] : [to, row.step]
  const between = steps.slice(low, high)
  if (between.length !== high - low) {
    throw new StuckRecord(`The record ${row.name} ${row.id} was stored at step ${row.step}, which is not known here`)
  }
  const ordered = way === 'forth' ? between : between.toReversed()
  try {
    const before = JSON.parse(row.document) as Json
    return JSON.stringify(
      ordered.reduce((record, step) => {
        const calculation = (change: RecordChange) => calculationOf(step, change, way)
        return changeRecord(row.name, record, step.definition.changes, { way, lossy, calculation })
      }, before),
    )
  } catch (error) {
    if (!(error instanceof UnfitValue)) throw error
    throw new StuckRecord(`${row.name} ${row.id}: ${error.message}`)
  }
}
