import { findPointer } from '#engine/schema/dereference.ts'
import type { OperateDefinition } from '#generated/definitions.gen.ts'
import type { Operate } from '#generated/serverContract.gen.ts'
import type { RecordOf } from '../domain.ts'
import type { ContractOperation } from './ContractOperation.ts'

/** What the server does with a call, with what it names resolved. Throws if it names what is not there. */
export function operateOf({ operate }: ContractOperation, recordOf: RecordOf): Operate {
  const { handler = '', verb, record, schema, values, lists, texts = [], ...more } = operate as OperateDefinition
  const name = record ?? ''
  if (record !== undefined) recordOf(record)
  if (verb !== undefined) {
    const { only = {}, sets = {}, id: parameter } = more
    return { kind: 'record', verb, record: name, only, sets, ...(parameter !== undefined && { id: parameter }) }
  }
  if (schema !== undefined) return { kind: 'values', handler, values: enumerationAt(schema, recordOf) }
  if (values !== undefined) return { kind: 'lookup', handler, lookup: values }
  if (lists !== undefined) return { kind: 'search', handler, record: name, lists, texts }
  return { kind: 'handler', handler, ...(record !== undefined && { record }) }
}

function enumerationAt(reference: string, recordOf: RecordOf): string[] {
  const [name = '', pointer = ''] = reference.split('#')
  const values = (findPointer(recordOf(name), pointer) as { enum?: string[] } | undefined)?.enum
  if (!values) throw new Error(`openapi.yaml: ${reference} is no enumeration of schemas/`)
  return values
}
