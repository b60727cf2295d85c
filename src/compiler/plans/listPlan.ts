import type { ListPlan, ReadPlan } from '#engine/plan/ReadPlan.ts'
import { wordPath } from '#engine/record/path.ts'
import { kindOf, lookupOf } from '#engine/schema/kindOf.ts'
import { leafPaths, propertyAt } from '#engine/schema/propertyAt.ts'
import { unitPath } from '#engine/schema/property.ts'
import { columnPaths, planColumn, planColumns } from './planColumns.ts'
import type { FormatsDefinition, PropertySchema, RecordSchema, TableDefinition } from '#generated/definitions.gen.ts'
import { folderOf } from '#engine/schema/definitionName.ts'
import type { PlanCall } from '#engine/plan/PlanCall.ts'

/** Resolves the definition of a list over its record. Throws if the record lacks a field that it names. */
export function listPlan(
  name: string,
  definition: TableDefinition,
  record: RecordSchema,
  formats: FormatsDefinition,
): ListPlan {
  const { filters, order } = definition
  const rest = restColumns(definition, record, formats)
  const columns = definition.columns.flatMap((column) => (column === '*' ? rest : [column]))
  return {
    ...readPlan(name, definition, record),
    columns: planColumns(record, columns, formats),
    ...(filters && { filters: filters.map((path) => planColumn(record, path, formats)) }),
    ...(order !== undefined && { order: { column: columnOf(order), descending: order.startsWith('-') } }),
    ...(definition.new !== undefined && { new: definition.new }),
  }
}

/** The path or id of the column by which a list is ordered. */
export const columnOf = (order: string): string => order.replace(/^-/, '')

/** What `*` stands for: the fields of rows that no other column names. */
export function restColumns(
  { columns, except = [] }: TableDefinition,
  record: RecordSchema,
  formats: FormatsDefinition,
): string[] {
  return readablePaths(record, [...columns.flatMap(columnPaths), ...except]).filter((path) => {
    const schema = propertyAt(record, path)?.schema
    const root = record.properties[path.split('.')[0] ?? '']
    if (!schema || schema.listed === false || root?.listed === false) return false
    return !['files', 'entries', 'unknown'].includes(kindOf(schema, formats))
  })
}

/** Paths that people can read and that are not among the named ones. A unit is read beside its number already, and an id only by the name that a lookup gives it. */
export function readablePaths(record: RecordSchema, named: readonly string[]): string[] {
  const isNamed = (path: string) => named.some((name) => name === path || wordPath(name).startsWith(`${path}.`))
  const leaves = leafPaths(record)
  const units = new Set(leaves.map((path) => unitPath(propertyAt(record, path)?.schema ?? {})))
  return leaves.filter((path) => {
    if (units.has(path)) return false
    const schema = propertyAt(record, path)?.schema
    return schema && !schema.writeOnly && (schema.format !== 'uuid' || lookupOf(schema) !== undefined) && !isNamed(path)
  })
}

/** What a list and details have in common. @param name the definition, `folder/name` */
export function readPlan(
  name: string,
  definition: Pick<TableDefinition, 'record' | 'load' | 'actions'>,
  record: RecordSchema,
): ReadPlan {
  const { load, actions } = definition
  if (!load) throw new Error(`${name} has no "load"`)
  return {
    name,
    namespace: folderOf(definition.record),
    load: load as PlanCall,
    spelt: speltIn(record) ?? {},
    ...(actions && { actions }),
  }
}

/** The part of a record that an answer may spell in another way; undefined if there is none. */
function speltIn({
  wire: { aliases, fromParts } = {},
  items,
  properties = {},
}: PropertySchema): PropertySchema | undefined {
  const inner = items && speltIn(items)
  const fields = Object.entries(properties).flatMap(([name, property]) => {
    const spelt = speltIn(property)
    return spelt ? [[name, spelt] as const] : []
  })
  const isSpelt = aliases !== undefined || fromParts !== undefined
  if (!isSpelt && !inner && fields.length === 0) return undefined
  return {
    ...(isSpelt && { wire: { ...(aliases && { aliases }), ...(fromParts !== undefined && { fromParts }) } }),
    ...(inner && { items: inner }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
  }
}
