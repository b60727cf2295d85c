import { dereference } from '#engine/schema/dereference.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import { withTargets } from '#engine/schema/propertyAt.ts'
import type { Json } from '#engine/record/path.ts'
import type { ValidatorFactory } from '#engine/validation/createValidation.ts'
import type { FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { type OfferedValues, validatorsModule } from '#compiler/emit/validators/validatorsModule.ts'
import { openCatalogue } from '#server/catalogue.ts'
import { ApiError } from '#server/errors.ts'
import { releaseRecord } from '#server/records/references.ts'
import { settleRecord } from '#server/records/settleRecord.ts'
import { set } from '#server/records/verbs.ts'
import type { Saving } from '#server/records/saveOnce.ts'
import type { Call } from '#server/request/Call.ts'
import { validateJson } from '#server/request/validateBody.ts'
import type { Services } from '#server/services.ts'
import { runModule } from '../../../scripts/check/runModule.ts'

/** What stands in the place of generated modules. */
export interface Generated {
  records: Record<string, { schema: RecordSchema; validators: ValidatorFactory }>
  formats: FormatsDefinition
}

export const portId = '3f2b8c1e-4d5a-4b6c-8d7e-9f0a1b2c3d4e'
const owner = 'a'
const clock = () => new Date('2026-06-01T12:00:00Z')

/** Records with all references in place. */
export function wholeRecords(records: Record<string, RecordSchema>): Record<string, RecordSchema> {
  const read = (file: string) => records[file.replace('.schema.json', '')] as RecordSchema
  const whole = (name: string): RecordSchema =>
    withTargets(
      dereference(read(`${name}.schema.json`), `${name}.schema.json`, read),
      (target) => records[target] && rowSchema(whole(target)),
    )
  return Object.fromEntries(Object.keys(records).map((name) => [name, whole(name)]))
}

export type MadeServer = ReturnType<typeof makeServer>

/** The operations of the server on made records, by the validators of some definitions, without HTTP and database. */
export function makeServer(
  generated: Generated,
  {
    records,
    formats,
    offered,
  }: { records: Record<string, RecordSchema>; formats: FormatsDefinition; offered: OfferedValues },
) {
  const schemas = wholeRecords(records)
  generated.formats.formats = formats.formats
  for (const [name, schema] of Object.entries(schemas)) {
    generated.records[name] = {
      schema: { ...schema, $schema: '' },
      validators: runModule(validatorsModule(name, schema, formats, offered)) as ValidatorFactory,
    }
  }
  const catalogue = openCatalogue(clock)
  const definition = catalogue.record('boat/boat')
  let stored: Json = {}
  const row = (name: string, id: string, document: object) => ({
    id,
    name,
    owner,
    version: 1,
    document: JSON.stringify(document),
    created_at: '',
    updated_at: '',
  })
  const tables = {
    accounts: { stays: () => Promise.resolve(true) },
    attempts: { count: () => Promise.resolve({ count: 1, endsAt: '' }) },
    counters: { next: () => Promise.resolve(7) },
    files: { add: () => Promise.resolve(), remove: () => Promise.resolve(), ofRecord: () => Promise.resolve([]) },
    references: {
      pointingAt: ({ name }: { name: string }) =>
        Promise.resolve(name === 'boat/boat' ? [String(stored['resourceUuid'])] : []),
    },
    records: {
      hold: () => Promise.resolve(row('boat/boat', String(stored['resourceUuid']), stored)),
      replace: () => Promise.resolve({ id: '', version: 2 }),
      keep: (_: string, name: string, ids: string[]) =>
        Promise.resolve(
          name === 'port/port' ? ids.filter((id) => id === portId).map((id) => row(name, id, { name: 'Sète' })) : [],
        ),
    },
  }
  const saving = (json: Json) =>
    ({ owner, definition, catalogue, json, newFiles: [], tables, now: '2026-06-01T12:00:00.000Z' }) as unknown as Saving
  const save = (json: Json, id: string, before?: Json) =>
    settleRecord(saving(validateJson(definition, json, catalogue.formats, {})), id, before)

  return {
    schema: definition.schema,
    create: (json: Json, id: string) => save(json, id),
    update: (json: Json, before: Json) => save(json, String(before['resourceUuid']), before),
    sell(before: Json, { only, sets }: { only?: unknown; sets: object }) {
      stored = before
      const condition = only === undefined ? {} : { condition: only as string }
      const operate = { kind: 'record', verb: 'set', record: 'boat/boat', only: {}, sets, ...condition }
      const call = {
        operation: { id: 'sellBoat', operate },
        parameters: { resourceUuid: 'x' },
        caller: { accountId: owner },
        files: [],
        json: {},
      }
      const store = { transaction: (work: (all: typeof tables) => unknown) => work(tables) }
      const services = {
        store,
        catalogue,
        clock,
        settings: { maxWrites: 1e9 },
        files: { remove: () => Promise.resolve() },
      }
      return Promise.resolve(set(call as unknown as Call, services as unknown as Services))
    },
    removePort(before: Json) {
      stored = before
      return releaseRecord({ owner, name: 'port/port', id: portId }, catalogue, tables as never, '')
    },
  }
}

/** Why a call is refused; undefined for one that is carried out. Any other failure is one of the test. */
export async function refusalOf(call: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await call()
    return undefined
  } catch (problem) {
    if (problem instanceof ApiError) return `${problem.status} ${JSON.stringify(problem.details)}`
    throw problem
  }
}
