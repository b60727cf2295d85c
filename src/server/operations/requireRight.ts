import { fillFields } from '#engine/record/fillFields.ts'
import type { Json } from '#engine/record/path.ts'
import { blocks, problemAt, type Problem } from '#engine/validation/problem.ts'
import { refuse } from '../errors.ts'
import { reachRecords } from './references.ts'
import type { Saving } from './saveOnce.ts'

/**
 * Throws 422 that names every field that keeps a whole record from being stored.
 * @param known what is wrong with it already
 */
export async function requireRight(saving: Saving, record: Json, known: Problem[] = []): Promise<void> {
  const { reaching, validation } = saving.definition
  const { rowOf, lost } = await reachRecords(saving, record)
  // Rules know what is computed.
  const problems = reaching(rowOf, () => validation.record(fillFields(validation.computed, record)))
  refuse([...known, ...problems.filter(blocks), ...lost.map((path) => problemAt(path, 'reference'))])
}
