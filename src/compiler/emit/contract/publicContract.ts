import type { Json } from '#engine/record/path.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { clientShape } from '../../project/implied/clientShape.ts'
import { typeName } from '../../project/implied/usualCalls.ts'

type Contract = Json & { components: { schemas: Json } }

/**
 * Returns the API document for external clients, in one piece: schemas of records and of list rows are among its
 * components, and the keywords for the server are left out.
 * @param document openapi.yaml, read
 * @param schemaOf schema of a record, `folder/name`, with its references resolved
 */
export function publicContract(document: object, schemaOf: (record: string) => RecordSchema): object {
  const { components, ...contract } = document as Contract
  const records: Json = {}
  /** Replaces references to record files by references to components, and collects these. */
  const toComponents = (part: object) =>
    replaceRecords(part, (record, inRows) => {
      const name = recordName(record, components.schemas) + (inRows ? 'Row' : '')
      records[name] ??= clientShape(inRows ? rowSchema(schemaOf(record)) : schemaOf(record))
      return { $ref: `#/components/schemas/${name}` }
    })
  const { info, ...rest } = toComponents(contract) as Contract & { info: Json }
  const openComponents = toComponents(components) as Contract['components']
  return {
    ...rest,
    info: { ...info, description: 'The calls of Trousseau, as this server answers them.' },
    // Proxy prefix of the calls, unless the settings say otherwise.
    servers: [{ url: '/api' }],
    components: { ...openComponents, schemas: { ...openComponents.schemas, ...records } },
  }
}

/** Name of the component for a record. The contract may have a component of that name already. */
function recordName(record: string, taken: Json): string {
  const name = typeName(record)
  return name in taken ? `${name}Record` : name
}

/** Keywords of the document that only the server reads. */
const serverKeywords = ['x-operate', 'x-fresh']

/**
 * Returns a part of the API document with each reference to a record replaced.
 * @param put returns the replacement of a record, `folder/name`; `inRows` is true inside the rows of a list
 */
export function replaceRecords(part: unknown, put: (id: string, inRows: boolean) => unknown, inRows = false): unknown {
  if (Array.isArray(part)) return part.map((one) => replaceRecords(one, put, inRows))
  if (typeof part !== 'object' || part === null) return part
  const record = /^\.\.\/schemas\/(.+)\.schema\.json$/.exec(String((part as Json)['$ref']))?.[1]
  if (record !== undefined) return put(record, inRows)
  // Below an operation that lists stand the rows that it answers.
  const rows = inRows || (part as { 'x-operate'?: { verb?: string } })['x-operate']?.verb === 'list'
  const entries = Object.entries(part).filter(([name]) => !serverKeywords.includes(name))
  return Object.fromEntries(entries.map(([name, inner]) => [name, replaceRecords(inner, put, rows)]))
}
