import { rowSchema } from '#engine/schema/mapParts.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { typeName } from '../implied/callNames.ts'
import { placeRecords } from './placeRecords.ts'

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
