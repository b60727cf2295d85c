import { changeRecord, UnfitValue } from '#engine/migration/changeRecord.ts'
import type { Json } from '#engine/record/path.ts'
import type { RecordRow } from '../database/tables.ts'
import type { RecordStep } from './RecordHistory.ts'

/** A record with the number of the step in whose shape it is stored. */
export type SteppedRow = RecordRow & { step: number }

/** Why a record cannot be carried over. */
export class StuckRecord extends Error {}

/**
 * The document of a record in the shape after another step, forth or back. Throws `StuckRecord` if one of its values has
 * no place there, or if a step on the way is not known.
 */
export function migrateDocument(row: SteppedRow, to: number, steps: readonly RecordStep[], lossy = false): string {
  if (row.step === to) return row.document
  const way = row.step < to ? 'forth' : 'back'
  const [low, high] = way === 'forth' ? [row.step, to] : [to, row.step]
  const between = steps.filter(({ number }) => number > low && number <= high)
  if (between.length !== high - low)
    throw new StuckRecord(`The record ${row.name} ${row.id} was stored at step ${row.step}, which is not known here`)
  const ordered = way === 'forth' ? between : between.toReversed()
  try {
    const before = JSON.parse(row.document) as Json
    return JSON.stringify(
      ordered.reduce(
        (record, { definition }) => changeRecord(row.name, record, definition.changes, { way, lossy }),
        before,
      ),
    )
  } catch (error) {
    if (!(error instanceof UnfitValue)) throw error
    throw new StuckRecord(`${row.name} ${row.id}: ${error.message}`)
  }
}
