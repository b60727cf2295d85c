import { rowSchema } from '#engine/schema/mapParts.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { typeName } from '../implied/usualCalls.ts'
import type { Json } from './readContract.ts'

type Node = Record<string, unknown>
interface Contract extends Node {
  components: { schemas: Node }
}

/**
 * Keywords of a record that mean something to clients; the others of the definition language speak to our own screens
 * and storage.
 */
const told = [
  ...['type', 'format', 'enum', 'const', 'default', 'pattern', 'readOnly', 'writeOnly', 'required', 'properties'],
  ...['items', 'additionalProperties', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['minItems', 'maxItems', 'uniqueItems'],
]

/** Proxy prefix of the calls, unless the settings say otherwise. */
const usualPrefix = '/api'

/**
 * The API document in one piece, for clients outside: records stand among its components, beside the rows that lists
 * answer of them, without how the server carries a call out.
 * @param document openapi.yaml, read
 * @param schemaOf shape of a record, `folder/name`, with its references in place
 */
export function publicContract(document: object, schemaOf: (record: string) => RecordSchema): object {
  const { components, ...contract } = document as Contract
  const records: Node = {}

  const open = (part: object) =>
    placeRecords(part, (record, inRows) => {
      const name = recordName(record, components.schemas) + (inRows ? 'Row' : '')
      records[name] ??= shapeOf(inRows ? rowSchema(schemaOf(record)) : schemaOf(record))
      return { $ref: `#/components/schemas/${name}` }
    })
  const { info, ...rest } = open(contract) as Contract & { info: Node }
  const own = open(components) as Contract['components']
  return {
    ...rest,
    info: { ...info, description: 'The calls of Trousseau, as this server answers them.' },
    servers: [{ url: usualPrefix }],
    components: { ...own, schemas: { ...own.schemas, ...records } },
  }
}

function recordName(record: string, taken: Node): string {
  const name = typeName(record)
  return name in taken ? `${name}Record` : name
}

function shapeOf(schema: object): object {
  return Object.fromEntries(
    Object.entries(schema as Node).flatMap(([keyword, value]): [string, unknown][] => {
      if (!told.includes(keyword)) return []
      if (keyword === 'items') return [[keyword, shapeOf(value as object)]]
      if (keyword !== 'properties') return [[keyword, value]]
      const fields = Object.entries(value as Record<string, object>)
      return [[keyword, Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(field)]))]]
    }),
  )
}

/** What the document says to the server alone. */
const ours = ['x-operate', 'x-fresh']

/**
 * What the API document says to clients in a part of it, where something else stands for each record that it refers to.
 * @param put what stands for a record, `folder/name`; `inRows` where it is what a list answers of it
 */
export function placeRecords(part: unknown, put: (id: string, inRows: boolean) => unknown, inRows = false): unknown {
  if (Array.isArray(part)) return part.map((one) => placeRecords(one, put, inRows))
  if (typeof part !== 'object' || part === null) return part
  const record = /^\.\.\/schemas\/(.+)\.schema\.json$/.exec(String((part as Json)['$ref']))?.[1]
  if (record !== undefined) return put(record, inRows)
  const rows = inRows || isList(part)
  const entries = Object.entries(part).filter(([name]) => !ours.includes(name))
  return Object.fromEntries(entries.map(([name, inner]) => [name, placeRecords(inner, put, rows)]))
}

/** Whether a part of the document is an operation that answers rows. */
function isList(part: object): boolean {
  return (part as { 'x-operate'?: { verb?: string } })['x-operate']?.verb === 'list'
}
