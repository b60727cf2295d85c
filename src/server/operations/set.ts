import { fillFields } from '#engine/record/fillFields.ts'
import { normaliseRecord } from '#engine/record/normaliseRecord.ts'
import { type Json, setAt } from '#engine/record/path.ts'
import { refusals } from '../errors.ts'
import type { Handler } from '../request/Call.ts'
import { givenValues } from '../request/givenValues.ts'
import { wrongIn } from '../request/validateBody.ts'
import { holdOwn, operateOf, ownerOf, recordOf, replaceOwn } from './recordCall.ts'
import { reachRecords } from './references.ts'
import { requireUnique } from './requireUnique.ts'
import { saveOnce } from './saveOnce.ts'

/**
 * Gives a stored record of the caller the values that the contract names. One that does not take the change, mostly since
 * another call changed it, refuses it with 412.
 */
export const set: Handler = (call, services) =>
  saveOnce(call, services, async ({ tables, now }) => {
    const { catalogue, clock } = services
    const definition = recordOf(call, catalogue)
    const { row, record: stored } = await holdOwn(call, catalogue, tables)
    const { condition } = operateOf(call, 'record')
    const reach = (record: Json) => reachRecords(ownerOf(call), definition.references, record, catalogue, tables)
    if (condition !== undefined) {
      const seen = fillFields(definition.validation.computed, stored)
      const { rowOf } = await reach(stored)
      if (!definition.reaching(rowOf, () => definition.validation.takes(condition, seen)))
        throw refusals.changedMeanwhile()
    }
    const given = Object.entries(givenValues(call.operation.operate, clock))
    const changed = given.reduce((record, [path, value]) => setAt(record, path, value), stored)
    const record = normaliseRecord(definition.schema, changed, catalogue.formats)
    const { rowOf } = await reach(record)
    const wrong = definition.reaching(rowOf, () => wrongIn(definition, record))
    if (wrong.length > 0) throw refusals.invalid(wrong)
    await requireUnique({ owner: ownerOf(call), id: row.id, record }, definition, tables)
    return { answer: await replaceOwn(row, JSON.stringify(record), tables, now), droppedFiles: [] }
  })
