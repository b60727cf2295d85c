import type { FormField, FormRow, PlacedField } from '#generated/definitions.gen.ts'

export const fieldsOf = (row: FormRow): FormField[] => (Array.isArray(row) ? row : [row])
export const asPlaced = (field: FormField): PlacedField => (typeof field === 'string' ? { path: field } : field)

/** The fields of some rows, in their order. */
export const placedFields = (rows: readonly FormRow[]): PlacedField[] => rows.flatMap(fieldsOf).map(asPlaced)
