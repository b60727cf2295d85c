import { fillFields } from '#engine/record/fillFields.ts'
import type { Json } from '#engine/record/path.ts'
import { isLocal } from '#engine/schema/propertyAt.ts'
import { blocks, problemAt, type Problem } from '#engine/record/problem.ts'
import { refuse } from '../errors.ts'
import { reachRecords } from './references.ts'
import type { Saving } from './saveOnce.ts'

/**
 * Throws 422 that names every field that keeps a whole record from being stored.
 * @param stored the record as it is stored; undefined for a new one
 * @param known problems that were found already
 */
export async function requireRight(saving: Saving, record: Json, stored?: Json, known: Problem[] = []): Promise<void> {
  const { reaching, schema, validation } = saving.definition
  // Rules read computed values.
  const whole = fillFields(validation.computed, record)
  const { rowOf, lost, unfit } = await reachRecords(saving, whole, stored)
  const problems = reaching(rowOf, () => validation.record(whole))
  const wrong = [...lost.map((path) => problemAt(path, 'reference')), ...unfit.map((path) => problemAt(path, 'among'))]
  // Local fields are never sent.
  const isSent = ({ path }: Problem) => !isLocal(schema, path)
  refuse([...known, ...problems.filter(blocks).filter(isSent), ...wrong])
}
