import { randomUUID } from 'node:crypto'
import { derivedOnce } from '#engine/derivedOnce.ts'
import { normaliseRecord } from '#engine/formats/normaliseRecord.ts'
import type { Json } from '#engine/record/path.ts'
import { settleEntries } from '#engine/wire/settleEntries.ts'
import { settleIds } from '#engine/wire/settleIds.ts'
import { isShownOnly } from '#engine/schema/property.ts'
import { problemAt } from '#engine/record/problem.ts'
import { refuse } from '../errors.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { requireRight } from './requireRight.ts'
import type { Saving } from './saveOnce.ts'
import { unsafeNumbers } from './unsafeNumbers.ts'

/**
 * The whole record to store: sent values, kept entries back in their place, new files as entries, new ids and numbers.
 * It is checked whole by the browser's own rules; throws 422 that names every wrong field.
 */
export async function settleRecord(saving: Saving, id: string, stored?: Json): Promise<Json> {
  const { json, definition, catalogue, newFiles } = saving
  const { schema } = definition
  const settled = settleEntries(schema, stored, json, newFiles, randomUUID)
  const identified = settleIds(schema, stored, settled.record, randomUUID)
  refuse([...settled.problems, ...identified.problems])
  const named: Json = { ...heldValues(schema, stored), ...identified.record }
  if (schema.properties['resourceUuid']) named['resourceUuid'] = id
  const numbered = await numberRecord(saving, stored, named)
  const record = normaliseRecord(schema, numbered.record, catalogue.formats, ({ writeOnly }) => !writeOnly)
  await requireRight(saving, record, stored, [...numbered.wrong, ...unsafeNumbers(record, stored)])
  return record
}

const fieldsWhere = (is: (property: PropertySchema) => boolean) =>
  derivedOnce((schema: RecordSchema) => Object.entries(schema.properties).filter(([, property]) => is(property)))
const heldFields = fieldsWhere((property) => isShownOnly(property) && property.computed === undefined)
const numberedFields = fieldsWhere(({ numbered }) => numbered !== undefined)

/** Values of the fields that no save changes: a new record has their defaults. */
const heldValues = (schema: RecordSchema, stored: Json | undefined): Json =>
  Object.fromEntries(heldFields(schema).map(([name, property]) => [name, stored ? stored[name] : property.default]))

/**
 * Gives a record the numbers that its schema says the server gives; a stored one keeps its own. The sent values may
 * only repeat them.
 */
async function numberRecord({ owner, definition, tables }: Saving, stored: Json | undefined, record: Json) {
  const { name: kind, schema } = definition
  const fields = numberedFields(schema)
  const contrary = fields.filter(([name]) => record[name] !== undefined && record[name] !== stored?.[name])
  const number = fields.some(([name]) => stored?.[name] === undefined) ? await tables.counters.next(owner, kind) : 0
  const given = fields.map(([name, { numbered = '' }]): [string, unknown] => [
    name,
    stored?.[name] ?? numbered.replaceAll('{number}', String(number)),
  ])
  return {
    record: { ...record, ...Object.fromEntries(given) },
    wrong: contrary.map(([name]) => problemAt(name, 'const')),
  }
}
