import type { FormatsDefinition, PropertySchema, RecordSchema, TableDefinition } from '#generated/definitions.gen.ts'
import { wordPath } from '../record/path.ts'
import { kindOf, type Kind } from '../schema/kindOf.ts'
import { leafPaths } from '../schema/leafPaths.ts'
import { propertyAt } from '../schema/propertyAt.ts'

/** A field that is shown to be read, in a table or in details. */
export interface PlanColumn {
  path: string
  /** Path under which its words are found. */
  words: string
  kind: Kind
  schema: PropertySchema
  /** Address that it links to. */
  to?: string
}

/** Reads the columns of a table definition over its record. */
export function tablePlan(definition: TableDefinition, record: RecordSchema, formats: FormatsDefinition): PlanColumn[] {
  const placed = definition.columns.map((column) => (typeof column === 'string' ? { path: column } : column))
  const named = [...placed.map(({ path }) => path), ...(definition.except ?? [])]
  const rest = () => readablePaths(record, named).filter((path) => isColumn(record, path, formats))
  return placed.flatMap((column) =>
    column.path === '*'
      ? rest().map((path) => planColumn(record, path, formats))
      : [{ ...planColumn(record, column.path, formats), ...(column.to !== undefined && { to: column.to }) }],
  )
}

/** A field to read, by its path. Throws if the record has none there. */
export function planColumn(
  holder: RecordSchema | PropertySchema,
  path: string,
  formats: FormatsDefinition,
  wordPrefix = '',
): PlanColumn {
  const found = propertyAt(holder, path)
  if (!found) throw new Error(`The definition shows ${path}, which the record does not have`)
  return { path, words: wordPrefix + wordPath(path), kind: kindOf(found.schema, formats), schema: found.schema }
}

/** Paths that people can read and that are not among the named ones. A unit is read beside its number already. */
export function readablePaths(record: RecordSchema, named: readonly string[]): string[] {
  const isNamed = (path: string) => named.some((name) => name === path || wordPath(name).startsWith(`${path}.`))
  const leaves = leafPaths(record)
  const units = new Set(leaves.map((path) => propertyAt(record, path)?.schema.unitFrom))
  return leaves.filter((path) => {
    if (units.has(path)) return false
    const schema = propertyAt(record, path)?.schema
    return schema && !schema.writeOnly && schema.format !== 'uuid' && !isNamed(path)
  })
}

function isColumn(record: RecordSchema, path: string, formats: FormatsDefinition): boolean {
  const schema = propertyAt(record, path)?.schema
  const root = record.properties[path.split('.')[0] ?? '']
  if (!schema || schema.listed === false || root?.listed === false) return false
  return !['files', 'entries', 'unknown'].includes(kindOf(schema, formats))
}
