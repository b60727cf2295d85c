import { randomUUID } from 'node:crypto'
import { mapValues, normaliseRecord } from '#engine/record/mapValues.ts'
import type { Json } from '#engine/record/path.ts'
import { restoreKept, settleIds } from '#engine/record/settleItems.ts'
import { settleFiles } from '#engine/record/settleFiles.ts'
import { isShownOnly } from '#engine/schema/property.ts'
import { refusals, type ErrorItem } from '../errors.ts'
import type { Call } from '../request/Call.ts'
import { errorItem, wrongIn } from '../request/validateBody.ts'
import type { Services } from '../services.ts'
import { ownerOf, recordOf } from './recordCall.ts'
import { reachRecords } from './references.ts'
import { requireUnique } from './requireUnique.ts'
import type { Saving } from './saveOnce.ts'
import type { Problem } from '#engine/validation/problem.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'

/**
 * The whole record that is stored: what was sent, the kept entries back in their place, the new files as entries, ids and
 * numbers given. It is checked whole by the browser's own rules; throws 422 that names every wrong field.
 */
export async function settleRecord(
  call: Call,
  { catalogue }: Pick<Services, 'catalogue'>,
  { id, newFiles, stored, tables }: Pick<Saving, 'newFiles' | 'tables'> & { id: string; stored: Json | undefined },
): Promise<Json> {
  const definition = recordOf(call, catalogue)
  const { name, schema, references } = definition
  const restored = restoreKept(schema, stored, call.json, randomUUID)
  refuse(restored.unknown.map(({ path }) => ({ fieldName: path, message: 'unknown' })))
  const arrived = newFiles.map(({ part, row }) => ({ part, id: row.id, label: row.label }))
  const filed = settleFiles(schema, stored, restored.record, arrived)
  const identified = settleIds(schema, stored, filed.record, randomUUID)
  refuse([
    ...filed.problems.map(errorItem),
    ...identified.unknown.map((path) => ({ fieldName: path, message: 'unknown' })),
  ])
  const named = {
    ...heldValues(schema, stored),
    ...mapValues(schema, identified.record, (value, property) => (property.writeOnly ? undefined : value)),
    ...(schema.properties['resourceUuid'] && { resourceUuid: id }),
  }
  const next = () => tables.counters.next(ownerOf(call), name)
  const numbered = await numberRecord(schema, stored, named, next)
  const record = normaliseRecord(schema, numbered.record, catalogue.formats)
  const { rowOf, lost } = await reachRecords(ownerOf(call), references, record, catalogue, tables)
  refuse([
    ...numbered.problems.map(errorItem),
    ...definition.reaching(rowOf, () => wrongIn(definition, record)),
    ...lost.map((path) => ({ fieldName: path, message: 'reference' })),
  ])
  await requireUnique({ owner: ownerOf(call), id, record }, definition, tables)
  return record
}

/** Values of the fields that no save changes: a new record has their defaults. */
function heldValues(schema: RecordSchema, stored: Json | undefined): Json {
  const held = Object.entries(schema.properties).filter(
    ([, property]) => isShownOnly(property) && property.computed === undefined,
  )
  return Object.fromEntries(held.map(([name, property]) => [name, stored ? stored[name] : property.default]))
}

/** Throws 422 if anything is wrong; each field is named once. */
function refuse(items: ErrorItem[]): void {
  const byName = new Map(items.toReversed().map((item) => [item.fieldName, item]))
  if (byName.size > 0) throw refusals.invalid([...byName.values()].toReversed())
}

/**
 * Gives a record the numbers that its schema says the server gives; a stored one keeps its own. What was sent may only
 * repeat them.
 * @param next gives the running number of the next record
 */
export async function numberRecord(
  schema: RecordSchema,
  stored: Json | undefined,
  record: Json,
  next: () => Promise<number>,
): Promise<{ record: Json; problems: Problem[] }> {
  const fields = Object.entries(schema.properties).filter(([, property]) => property.numbered !== undefined)
  const contrary = fields.filter(([name]) => record[name] !== undefined && record[name] !== stored?.[name])
  const missing = fields.filter(([name]) => stored?.[name] === undefined)
  const number = missing.length > 0 ? await next() : 0
  const given = fields.map(([name, { numbered = '' }]): [string, unknown] => [
    name,
    stored?.[name] ?? numbered.replaceAll('{number}', String(number)),
  ])
  return {
    record: { ...record, ...Object.fromEntries(given) },
    problems: contrary.map(([path]) => ({ path, code: 'const', params: {} })),
  }
}
