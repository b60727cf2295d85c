import { parse } from 'yaml'
import type { Json } from '#engine/record/path.ts'
import { dereference } from '#engine/schema/dereference.ts'
import { mapParts, rowSchema } from '#engine/schema/mapParts.ts'
import type { Format, FormatsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { withImpliedCalls } from '../implied/impliedCalls.ts'
import { follow, object, readContract } from './readContract.ts'
import { placeRecords } from './publicContract.ts'

/** Gives the text of a file of the project at some moment. Throws if there is none. */
export type ReadFile = (path: string) => string

/** A part of JSON Schema, as far as clients depend on it. */
export type Shape = Omit<PropertySchema, 'properties' | 'items'> & {
  properties?: Record<string, Shape>
  items?: Shape
  /** What the format of the value demands, by name. */
  tests?: Record<string, string>
}

/** A call as clients depend on it: with the shapes of all that is sent and answered. */
export type ClientCall = ReturnType<typeof clientCalls>[number]

/**
 * Reads the calls of a project as clients depend on them. It needs no more than the contract, records and formats.
 * @param files paths of all files of the project at the same moment
 */
export function clientCalls(read: ReadFile, files: readonly string[]) {
  const { formats } = JSON.parse(read('schemas/formats.json')) as FormatsDefinition
  const readSchema = (file: string) => JSON.parse(read(`schemas/${file}`)) as RecordSchema
  const wholeRecord = (name: string) => {
    const file = `${name}.schema.json`
    return dereference(readSchema(file), file, readSchema)
  }
  const called = files.flatMap((file) => {
    const [, id] = /^schemas\/(.+)\.schema\.json$/.exec(file) ?? []
    if (id === undefined) return []
    const schema = readSchema(`${id}.schema.json`)
    return schema.calls === undefined ? [] : [{ id, value: schema, whole: wholeRecord(id) }]
  })
  const { document } = withImpliedCalls(parse(read('openapi/openapi.yaml')) as Json, called)
  const inPlace = (part: unknown): unknown =>
    placeRecords(withoutReferences(document, part), (name, inRows) => {
      const record = wholeRecord(name)
      return withTests(inRows ? rowSchema(record) : record, formats)
    })
  const shapes = (part: unknown): Record<string, Shape> => {
    const contents = Object.entries(object(object(part)['content']))
    return Object.fromEntries(contents.map(([media, content]) => [media, object(object(content)['schema'])]))
  }
  return [...readContract(document).operations.values()].map(({ id, method, path, bearer, parameters, body }) => {
    const operation = object(inPlace(object(object(document['paths'])[path])[method]))
    const answers = Object.entries(object(operation['responses']))
    return {
      id,
      /** `PUT /restapi/…` */
      call: `${method.toUpperCase()} ${path}`,
      bearer,
      parameters: (inPlace(parameters) as Json[]).map((one) => ({
        name: String(one['name']),
        in: String(one['in']),
        required: one['required'] === true,
        schema: object(one['schema']),
      })),
      /** What may be sent, by media type. */
      request: shapes(operation['requestBody']),
      bodyRequired: body?.required ?? false,
      /** What is answered, by status and media type. */
      responses: Object.fromEntries(answers.map(([status, answer]) => [status, shapes(answer)])),
      /** Names of the headers that are answered, by status. */
      headers: Object.fromEntries(
        answers.map(([status, answer]) => [status, Object.keys(object(object(answer)['headers']))]),
      ),
    }
  })
}

/** A part with what it refers to inside the document in place. */
function withoutReferences(document: Json, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => withoutReferences(document, one))
  if (typeof part !== 'object' || part === null) return part
  const followed = follow(document, part)
  if (followed !== part) return withoutReferences(document, followed)
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, withoutReferences(document, one)]))
}

/** What checks demand that look at the present day: one that no longer does takes more. */
const pastChecks: Record<string, object> = {
  pastDate: { check: 'date', notAfter: 'today' },
  pastYear: { check: undefined, notAfter: 'thisYear' },
}

/** A shape with what the formats in it demand, so that a format that changes is seen where it is used. */
function withTests(shape: Shape, formats: FormatsDefinition['formats']): Shape {
  const { format } = shape
  // Older definitions say apart what lies in the past.
  const { pattern, check, notAfter, demands }: Format & { notAfter?: string } = formats[format ?? ''] ?? {}
  const tests = Object.entries({ pattern, check, notAfter, ...pastChecks[check ?? ''], ...demands })
  return {
    ...shape,
    ...(format !== undefined && { tests: Object.fromEntries(tests.filter(([, test]) => test !== undefined)) }),
    ...mapParts(shape, (part) => withTests(part, formats)),
  } as Shape
}
