import { wordPath } from '#engine/record/path.ts'
import { isShownOnly } from '#engine/schema/property.ts'
import { leafPaths, propertyAt } from '#engine/schema/propertyAt.ts'
import type { FormDefinition, FormField, FormRow, PlacedField, RecordSchema } from '#generated/definitions.gen.ts'

export const fieldsOf = (row: FormRow): FormField[] => (Array.isArray(row) ? row : [row])
export const asPlaced = (field: FormField): PlacedField => (typeof field === 'string' ? { path: field } : field)

/** The fields of some rows, in their order. */
export const placedFields = (rows: readonly FormRow[]): PlacedField[] => rows.flatMap(fieldsOf).map(asPlaced)

/** What `*` stands for: the fields that the user can fill in and that no section names. */
export function remainingPaths({ sections, except = [] }: FormDefinition, record: RecordSchema): string[] {
  const named = [
    ...sections.flatMap(({ fields, optional }) => [...placedFields(fields).map(({ path }) => path), optional ?? '']),
    ...except,
  ].map((path) => wordPath(path))
  const isNamed = (path: string) => named.some((name) => name === path || name.startsWith(`${path}.`))
  return leafPaths(record).filter((path) => isFilledIn(record, path) && !isNamed(path))
}

/** Ids, numbers and what else the server gives is nothing to fill in, and neither is what only travels. */
function isFilledIn(record: RecordSchema, path: string): boolean {
  const steps = path.split('.')
  const way = steps.flatMap((_, index) => propertyAt(record, steps.slice(0, index + 1).join('.'))?.schema ?? [])
  const own = way.at(-1)
  if (!own || way.some((schema) => schema.writeOnly === true || isShownOnly(schema))) return false
  return own.const === undefined && own.identity !== true
}
