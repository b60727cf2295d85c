import { parse } from 'yaml'
import type { Json } from '#engine/record/path.ts'
import { dereference } from '#engine/schema/dereference.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import { fieldsOf } from '#engine/schema/property.ts'
import { withTargets } from '#engine/schema/propertyAt.ts'
import type {
  FormatsDefinition,
  LookupsDefinition,
  RecordSchema,
  ValuesDefinition,
} from '#generated/definitions.gen.ts'
import type { Project } from '../../project/readProject.ts'
import { withImpliedCalls } from '../../project/implied/impliedCalls.ts'
import type { OfferedValues } from '../validators/validatorsModule.ts'
import { judgedRecord, type Shape } from './judgedRecord.ts'
import { follow, object, readContract } from '../../project/readContract.ts'
import { replaceRecords } from './publicContract.ts'

/** Gives the text of a file of the project at some moment. Throws if there is none. */
export type ReadFile = (path: string) => string

/** A call as clients depend on it: with the shapes of all that is sent and answered. */
export type ClientCall = ReturnType<typeof clientCalls>[number]

export type OfferedIn = (project: Pick<Project, 'contract' | 'values' | 'lookups' | 'schemas'>) => OfferedValues

/**
 * Reads the operations of a project as clients depend on them, with the schemas of everything sent and answered. Two
 * versions of them are compared to find breaking changes.
 * @param files paths of all files of the project at the same moment
 */
export function clientCalls(read: ReadFile, files: readonly string[], offeredIn: OfferedIn) {
  const formats = JSON.parse(read('schemas/formats.json')) as FormatsDefinition
  const readSchema = (file: string) => JSON.parse(read(`schemas/${file}`)) as RecordSchema
  const ids = files.flatMap((file) => /^schemas\/(.+)\.schema\.json$/.exec(file)?.[1] ?? [])
  const wholeRecord = memoize((name: string): RecordSchema => {
    const file = `${name}.schema.json`
    return withTargets(dereference(readSchema(file), file, readSchema), (target) =>
      ids.includes(target) ? rowSchema(wholeRecord(target)) : undefined,
    )
  })
  const called = ids.flatMap((id) => {
    const schema = readSchema(`${id}.schema.json`)
    return schema.calls === undefined ? [] : [{ id, value: schema, whole: wholeRecord(id) }]
  })
  const { document } = withImpliedCalls(parse(read('openapi/openapi.yaml')) as Json, called)
  const contract = readContract(document)
  const offered = offeredIn({
    ...lookupsIn(read, files),
    contract: contract as Project['contract'],
    schemas: new Map(ids.map((id) => [id, wholeRecord(id)])),
  })
  const judged = memoize((name: string) => judgedRecord(wholeRecord(name), { formats, offered, wholeRecord }))
  const inPlace = (part: unknown): unknown =>
    replaceRecords(withoutReferences(document, part), (name, inRows) =>
      inRows ? rowSchema(wholeRecord(name)) : wholeRecord(name),
    )
  const asSent = (part: unknown): unknown =>
    replaceRecords(withoutReferences(document, part), (name) => judged(name).wire)
  const shapes = (part: unknown): Record<string, Shape> => {
    const contents = Object.entries(object(object(part)['content']))
    return Object.fromEntries(contents.map(([media, content]) => [media, object(object(content)['schema'])]))
  }
  return [...contract.operations.values()].map(
    ({ id, method, path, bearer, freshMinutes, parameters, body, operate }) => {
      const written = object(object(object(document['paths'])[path])[method])
      const answers = Object.entries(object(object(inPlace(written))['responses']))
      const name = body?.record ?? (operate['verb'] === 'set' ? String(operate['record']) : undefined)
      return {
        id,
        /** `PUT /restapi/…` */
        call: `${method.toUpperCase()} ${path}`,
        bearer,
        freshMinutes,
        parameters: (inPlace(parameters) as Json[]).map((one) => ({
          name: String(one['name']),
          in: String(one['in']),
          required: one['required'] === true,
          schema: object(one['schema']) as Shape,
        })),
        request: shapes(asSent(written['requestBody'])),
        bodyRequired: body?.required ?? false,
        /** The record that a server judges whole, and where it stands. */
        record:
          name === undefined
            ? undefined
            : { place: body ? 'body' : 'record', path: body?.multipart?.jsonPart ?? '', judged: judged(name) },
        operate,
        /** For a removal: the fields that point at the record, each with the effect on it. */
        held: operate['verb'] === 'remove' ? removalEffects(String(operate['record'])) : {},
        responses: Object.fromEntries(answers.map(([status, answer]) => [status, shapes(answer)])),
        headers: Object.fromEntries(
          answers.map(([status, answer]) => [status, Object.keys(object(object(answer)['headers']))]),
        ),
      }
    },
  )

  /**
   * Effect of removing a record of this kind on every text field of the project that may hold its id: `refuse` prevents
   * it, `forget` clears the field.
   */
  function removalEffects(target: string): Record<string, string> {
    const fields = ids.flatMap((id) =>
      fieldsOf(wholeRecord(id)).map(({ path, schema }): [string, string] => {
        const { refers, onRemove = 'refuse' } = schema.items ?? schema
        return [`${id} ${path}`, refers === target ? JSON.stringify(onRemove) : 'forget']
      }),
    )
    return Object.fromEntries(fields.map(([path, how]) => [path, how.replaceAll('"', '')]))
  }
}

/** Lookups and their values; none where a project has none yet. */
function lookupsIn(read: ReadFile, files: readonly string[]): Pick<Project, 'values' | 'lookups'> {
  const values = files.flatMap((file) => {
    const name = /^schemas\/lookups\/(.+)\.values\.json$/.exec(file)?.[1]
    return name === undefined ? [] : [[name, JSON.parse(read(file)) as ValuesDefinition] as const]
  })
  const lookups = files.includes('schemas/lookups.json') ? read('schemas/lookups.json') : '{"lookups":{}}'
  return { values: Object.fromEntries(values), lookups: JSON.parse(lookups) as LookupsDefinition }
}

/** Returns a function that computes the value of each name once. */
function memoize<Value>(make: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>()
  return (name) => {
    const value = known.get(name) ?? make(name)
    known.set(name, value)
    return value
  }
}

/** Returns a part with all its references inside the document resolved. */
function withoutReferences(document: Json, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => withoutReferences(document, one))
  if (typeof part !== 'object' || part === null) return part
  const followed = follow(document, part)
  if (followed !== part) return withoutReferences(document, followed)
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, withoutReferences(document, one)]))
}
