import { findPointer } from '#engine/schema/dereference.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { rowSchema } from '#engine/schema/rowSchema.ts'
import type { Operate, OperateRecord, OperateSearch, Verb } from '#generated/serverContract.gen.ts'
import type { RecordOf } from '../domain.ts'
import type { ContractOperation } from './ContractOperation.ts'

/** `x-operate` of an operation */
interface Written {
  handler?: string
  verb?: Verb
  record?: string
  id?: string
  only?: Record<string, string>
  sets?: Record<string, string>
  schema?: string
  values?: string
  lists?: string[]
  texts?: string[]
}

/** What the server does with a call, with what it names resolved. Throws if it names what is not there. */
export function operateOf({ id, operate }: ContractOperation, recordOf: RecordOf): Operate {
  const { handler = '', verb, record, schema, values, lists, texts = [], ...more } = operate as Written
  const name = record ?? ''
  if (verb !== undefined) {
    const { only = {}, sets = {}, id: parameter } = more
    const own: OperateRecord = { kind: 'record', verb, record: name, only, sets }
    requireListed(id, own, recordOf)
    return { ...own, ...(parameter !== undefined && { id: parameter }) }
  }
  if (schema !== undefined) return { kind: 'values', handler, values: enumerationAt(schema, recordOf) }
  if (values !== undefined) return { kind: 'lookup', handler, lookup: values }
  if (lists !== undefined) {
    const search: OperateSearch = { kind: 'search', handler, record: name, lists, texts }
    requireEntries(id, search, recordOf)
    return search
  }
  if (record !== undefined) recordOf(record)
  return { kind: 'handler', handler, ...(record !== undefined && { record }) }
}

function enumerationAt(reference: string, recordOf: RecordOf): string[] {
  const [name = '', pointer = ''] = reference.split('#')
  const values = (findPointer(recordOf(name), pointer) as { enum?: string[] } | undefined)?.enum
  if (!values) throw new Error(`openapi.yaml: ${reference} is no enumeration of schemas/`)
  return values
}

/** A list must show the fields by which it chooses its records. */
function requireListed(id: string, { verb, record, only }: OperateRecord, recordOf: RecordOf): void {
  const schema = recordOf(record)
  const { properties } = verb === 'list' ? rowSchema(schema) : schema
  const hidden = Object.keys(only).find((field) => !properties[field])
  if (hidden !== undefined) throw new Error(`openapi.yaml: ${id} chooses by ${hidden}, which ${record} does not show`)
}

function requireEntries(id: string, { record, lists, texts }: OperateSearch, recordOf: RecordOf): void {
  for (const list of lists) {
    const { items } = propertyAt(recordOf(record), list)?.schema ?? {}
    if (!items) throw new Error(`openapi.yaml: ${id} searches ${list}, which is no list of ${record}`)
    const missing = texts.find((text) => !propertyAt(items, text))
    if (missing !== undefined) throw new Error(`openapi.yaml: ${id} compares ${missing}, which ${list} does not hold`)
  }
}
