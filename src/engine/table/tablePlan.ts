import type { FormatsDefinition, RecordSchema, TableDefinition } from '#generated/definitions.gen.ts'
import { wordPath } from '../record/path.ts'
import { kindOf } from '../schema/kindOf.ts'
import { leafPaths } from '../schema/leafPaths.ts'
import { propertyAt } from '../schema/propertyAt.ts'
import { columnPaths, planColumn, planColumns, type PlanColumn } from './planColumns.ts'

/** Reads the columns of a table definition over its record. */
export function tablePlan(definition: TableDefinition, record: RecordSchema, formats: FormatsDefinition): PlanColumn[] {
  const { columns, except = [] } = definition
  const named = [...columns.flatMap(columnPaths), ...except]
  return columns.flatMap((column) =>
    columnPaths(column)[0] === '*'
      ? readablePaths(record, named)
          .filter((path) => isColumn(record, path, formats))
          .map((path) => planColumn(record, path, formats))
      : planColumns(record, [column], formats),
  )
}

/** Paths that people can read and that are not among the named ones. A unit is read beside its number already, and an id only by the name that a lookup gives it. */
export function readablePaths(record: RecordSchema, named: readonly string[]): string[] {
  const isNamed = (path: string) => named.some((name) => name === path || wordPath(name).startsWith(`${path}.`))
  const leaves = leafPaths(record)
  const units = new Set(leaves.map((path) => propertyAt(record, path)?.schema.unitFrom))
  return leaves.filter((path) => {
    if (units.has(path)) return false
    const schema = propertyAt(record, path)?.schema
    return schema && !schema.writeOnly && (schema.format !== 'uuid' || schema.lookup !== undefined) && !isNamed(path)
  })
}

function isColumn(record: RecordSchema, path: string, formats: FormatsDefinition): boolean {
  const schema = propertyAt(record, path)?.schema
  const root = record.properties[path.split('.')[0] ?? '']
  if (!schema || schema.listed === false || root?.listed === false) return false
  return !['files', 'entries', 'unknown'].includes(kindOf(schema, formats))
}
