import { parse } from 'yaml'
import { dereference } from '#engine/schema/dereference.ts'
import { rowSchema } from '#engine/schema/rowSchema.ts'
import type { FormatsDefinition, PropertySchema, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import { isList } from '#compiler/contract/publicContract.ts'

/** Gives the text of a file of the project at some moment. Throws if there is none. */
export type ReadFile = (path: string) => string

/** A part of JSON Schema, as far as clients depend on it. */
export type Shape = Omit<PropertySchema, 'properties' | 'items'> & {
  properties?: Record<string, Shape>
  items?: Shape
  additionalProperties?: boolean
  rules?: RecordRule[]
  /** What the format of the value demands, by name. */
  tests?: Record<string, string>
}

export interface ContractParameter {
  name: string
  in: string
  required: boolean
  schema: Shape
}

export interface ContractOperation {
  id: string
  /** `PUT /restapi/…` */
  call: string
  /** Whether the call needs a session. */
  bearer: boolean
  parameters: ContractParameter[]
  /** What may be sent, by media type. */
  request: Record<string, Shape>
  bodyRequired: boolean
  /** What is answered, by status and media type. */
  responses: Record<string, Record<string, Shape>>
  /** Names of the headers that are answered, by status. */
  headers: Record<string, string[]>
}

interface Content {
  headers?: object
  content?: Record<string, { schema?: object }>
}
type Node = Record<string, unknown>

const methods = ['get', 'post', 'put', 'delete'] as const

/** Reads the OpenAPI document with all schemas in place. */
export function readContract(read: ReadFile): ContractOperation[] {
  const contract = parse(read('openapi/openapi.yaml')) as {
    paths: Record<string, Node>
    components: Node
    security?: object[]
  }
  const { formats } = JSON.parse(read('schemas/formats.json')) as FormatsDefinition
  const readSchema = (file: string) => JSON.parse(read(`schemas/${file}`)) as RecordSchema

  function inPlace(node: unknown, inRows = false): unknown {
    if (Array.isArray(node)) return node.map((one) => inPlace(one, inRows))
    if (typeof node !== 'object' || node === null) return node
    const reference = (node as { $ref?: unknown }).$ref
    if (typeof reference !== 'string') {
      const rows = inRows || isList(node)
      return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, inPlace(part, rows)]))
    }
    const file = /^\.\.\/schemas\/(.+)$/.exec(reference)?.[1]
    if (file === undefined) return inPlace(followed(reference), inRows)
    const record = dereference(readSchema(file), file, readSchema)
    return withTests(inRows ? rowSchema(record) : record, formats)
  }

  function followed(reference: string): unknown {
    const steps = reference.split('/').slice(1)
    return steps.reduce<unknown>((part, step) => (part as Node | undefined)?.[step], contract)
  }

  const shapes = ({ content = {} }: Content): Record<string, Shape> =>
    Object.fromEntries(Object.entries(content).map(([media, { schema = {} }]) => [media, schema as Shape]))

  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method): ContractOperation[] => {
      if (item[method] === undefined) return []
      const operation = inPlace(item[method]) as {
        operationId: string
        parameters?: Partial<ContractParameter>[]
        requestBody?: Content & { required?: boolean }
        responses?: Record<string, Content>
        security?: object[]
      }
      const answers = Object.entries(operation.responses ?? {})
      const shared = inPlace(item['parameters'] ?? []) as Partial<ContractParameter>[]
      return [
        {
          id: operation.operationId,
          call: `${method.toUpperCase()} ${path}`,
          bearer: (operation.security ?? contract.security ?? []).length > 0,
          parameters: [...shared, ...(operation.parameters ?? [])].map((found) => ({
            name: found.name ?? '',
            in: found.in ?? '',
            required: found.required ?? false,
            schema: found.schema ?? {},
          })),
          request: shapes(operation.requestBody ?? {}),
          bodyRequired: operation.requestBody?.required ?? false,
          responses: Object.fromEntries(answers.map(([status, response]) => [status, shapes(response)])),
          headers: Object.fromEntries(answers.map(([status, { headers = {} }]) => [status, Object.keys(headers)])),
        },
      ]
    }),
  )
}

/** A shape with what the formats in it demand, so that a format that changes is seen where it is used. */
function withTests(shape: Shape, formats: FormatsDefinition['formats']): Shape {
  const { properties, items, format } = shape
  const { pattern, check, notAfter, demands } = (format === undefined ? undefined : formats[format]) ?? {}
  const tests = Object.entries({ pattern, check, notAfter, ...demands })
  return {
    ...shape,
    ...(format !== undefined && { tests: Object.fromEntries(tests.filter(([, test]) => test !== undefined)) }),
    ...(items && { items: withTests(items, formats) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, withTests(property, formats)]),
      ),
    }),
  } as Shape
}
