import { parse } from 'yaml'
import { dereference } from '#engine/schema/dereference.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'

/** Gives the text of a file of the project at some moment. Throws if there is none. */
export type ReadFile = (path: string) => string

/** A part of JSON Schema, as far as clients depend on it. */
export type Shape = Omit<PropertySchema, 'properties' | 'items'> & {
  properties?: Record<string, Shape>
  items?: Shape
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
  parameters: ContractParameter[]
  /** What may be sent, by media type. */
  request: Record<string, Shape>
  bodyRequired: boolean
  /** What is answered, by status and media type. */
  responses: Record<string, Record<string, Shape>>
}

interface Content {
  content?: Record<string, { schema?: object }>
}
type Node = Record<string, unknown>

const methods = ['get', 'post', 'put', 'delete'] as const

/** Reads the OpenAPI document with all schemas in place. */
export function readContract(read: ReadFile): ContractOperation[] {
  const contract = parse(read('openapi/openapi.yaml')) as { paths: Record<string, Node>; components: Node }
  const readSchema = (file: string) => JSON.parse(read(`schemas/${file}`)) as RecordSchema

  function inPlace(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(inPlace)
    if (typeof node !== 'object' || node === null) return node
    const reference = (node as { $ref?: unknown }).$ref
    if (typeof reference !== 'string') {
      return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, inPlace(part)]))
    }
    const file = /^\.\.\/schemas\/(.+)$/.exec(reference)?.[1]
    return file === undefined ? inPlace(followed(reference)) : dereference(readSchema(file), file, readSchema)
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
      }
      const shared = inPlace(item['parameters'] ?? []) as Partial<ContractParameter>[]
      return [
        {
          id: operation.operationId,
          call: `${method.toUpperCase()} ${path}`,
          parameters: [...shared, ...(operation.parameters ?? [])].map((found) => ({
            name: found.name ?? '',
            in: found.in ?? '',
            required: found.required ?? false,
            schema: found.schema ?? {},
          })),
          request: shapes(operation.requestBody ?? {}),
          bodyRequired: operation.requestBody?.required ?? false,
          responses: Object.fromEntries(
            Object.entries(operation.responses ?? {}).map(([status, response]) => [status, shapes(response)]),
          ),
        },
      ]
    }),
  )
}
