import { findPointer } from '#engine/schema/dereference.ts'
import { listOn } from '#engine/schema/propertyAt.ts'
import type { OperateDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import type { Operate } from '#engine/plan/ServerOperation.ts'
import type { RecordOf } from '../domain.ts'
import type { ContractOperation } from './ContractOperation.ts'

/** What the server does with a call, with what it names resolved. Throws if it names what is not there. */
export function operateOf({ operate, pathParameters }: ContractOperation, recordOf: RecordOf): Operate {
  const { handler = '', verb, record = '', values, texts, only = {}, sets = {} } = operate as OperateDefinition
  const schema = record === '' ? undefined : recordOf(record)
  if (verb !== undefined) {
    const needed = typeof only === 'object' ? only : {}
    const id = idParameter(pathParameters, Object.values({ ...needed, ...sets }))
    const condition = typeof only === 'object' ? {} : { condition: String(only) }
    return { kind: 'record', verb, record, only: needed, ...condition, sets, ...id }
  }
  if (values?.includes('#')) return { kind: 'values', handler, values: enumerationAt(values, recordOf) }
  if (values !== undefined) return { kind: 'lookup', handler, lookup: values }
  if (schema && texts) return { kind: 'search', handler, record, ...searched(schema, texts) }
  return { kind: 'handler', handler, ...(schema && { record }) }
}

/** The path parameter that holds the id, where it is not the last one. */
function idParameter(parameters: readonly string[], taken: readonly unknown[]): { id?: string } {
  const id = parameters.findLast((name) => !taken.includes(`{${name}}`))
  return id === undefined || id === parameters.at(-1) ? {} : { id }
}

/** The lists through which paths lead, and what is left of the paths in their entries. */
function searched(record: RecordSchema, paths: readonly string[]) {
  const lists = paths.map((path) => listOn(record, path) ?? '')
  const texts = paths.map((path, index) => path.slice((lists[index] ?? '').length + 1))
  return { lists: [...new Set(lists)], texts: [...new Set(texts)] }
}

function enumerationAt(reference: string, recordOf: RecordOf): string[] {
  const [name = '', pointer = ''] = reference.split('#')
  const values = (findPointer(recordOf(name), pointer) as { enum?: string[] } | undefined)?.enum
  if (!values) throw new Error(`openapi.yaml: ${reference} is no enumeration of schemas/`)
  return values
}
