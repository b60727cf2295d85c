import type { PlanCall } from '../plan/PlanCalls.ts'
import type { FormPlan } from '../plan/FormPlan.ts'
import { setAt, type Json } from '../record/path.ts'

/**
 * The operation that loads what an address shows. Where each variant of the record has one of its own, a step of the
 * path names the variant, in small letters.
 * @param address path and query below the base path
 */
export function loadOperation({ operation, variants }: PlanCall, address: string): string {
  const steps = address.split(/[/?]/)
  const [, own] = Object.entries(variants?.operations ?? {}).find(([name]) => steps.includes(name.toLowerCase())) ?? []
  return own ?? operation
}

/**
 * What a form starts a new record with: the defaults of its schema, and the choices and references that the query of
 * its address names.
 * @example startRecord(form, '/boat/new?kind=motor&harbour=4f1c…')
 */
export function startRecord({ start, fields }: Pick<FormPlan, 'start' | 'fields'>, address: string): Json {
  const [, query = ''] = address.split('?')
  const named = new Map(query.split('&').map((pair) => pair.split('=') as [string, string | undefined]))
  return fields.reduce((record, { path, schema }) => {
    const { refers, enum: choices, wire: { aliases = {} } = {} } = schema.items ?? schema
    const given = named.get(path) ?? ''
    const value = aliases[given] ?? given
    if (!value || (refers === undefined && !choices?.includes(value))) return record
    return setAt(record, path, schema.items ? [value] : value)
  }, start)
}
