import type { Json } from '#engine/record/path.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { clientShape } from '../../project/implied/clientShape.ts'
import { typeName } from '../../project/implied/usualCalls.ts'

type Contract = Json & { components: { schemas: Json } }

/**
 * The API document in one piece, for clients outside: records stand among its components, beside the rows that lists
 * answer of them, without how the server carries a call out.
 * @param document openapi.yaml, read
 * @param schemaOf shape of a record, `folder/name`, with its references in place
 */
export function publicContract(document: object, schemaOf: (record: string) => RecordSchema): object {
  const { components, ...contract } = document as Contract
  const records: Json = {}
  const open = (part: object) =>
    placeRecords(part, (record, inRows) => {
      const name = recordName(record, components.schemas) + (inRows ? 'Row' : '')
      records[name] ??= clientShape(inRows ? rowSchema(schemaOf(record)) : schemaOf(record))
      return { $ref: `#/components/schemas/${name}` }
    })
  const { info, ...rest } = open(contract) as Contract & { info: Json }
  const openComponents = open(components) as Contract['components']
  return {
    ...rest,
    info: { ...info, description: 'The calls of Trousseau, as this server answers them.' },
    // Proxy prefix of the calls, unless the settings say otherwise.
    servers: [{ url: '/api' }],
    components: { ...openComponents, schemas: { ...openComponents.schemas, ...records } },
  }
}

function recordName(record: string, taken: Json): string {
  const name = typeName(record)
  return name in taken ? `${name}Record` : name
}

/** Keywords of the document that only the server reads. */
const ours = ['x-operate', 'x-fresh']

/**
 * Returns a part of the API document with each reference to a record replaced.
 * @param put returns the replacement of a record, `folder/name`; `inRows` is true inside the rows of a list
 */
export function placeRecords(part: unknown, put: (id: string, inRows: boolean) => unknown, inRows = false): unknown {
  if (Array.isArray(part)) return part.map((one) => placeRecords(one, put, inRows))
  if (typeof part !== 'object' || part === null) return part
  const record = /^\.\.\/schemas\/(.+)\.schema\.json$/.exec(String((part as Json)['$ref']))?.[1]
  if (record !== undefined) return put(record, inRows)
  // Below an operation that lists stand the rows that it answers.
  const rows = inRows || (part as { 'x-operate'?: { verb?: string } })['x-operate']?.verb === 'list'
  const entries = Object.entries(part).filter(([name]) => !ours.includes(name))
  return Object.fromEntries(entries.map(([name, inner]) => [name, placeRecords(inner, put, rows)]))
}
