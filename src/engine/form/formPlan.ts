import type {
  Condition,
  FormDefinition,
  FormField,
  FormRow,
  FormatsDefinition,
  PlacedField,
  PropertySchema,
  RecordSchema,
} from '#generated/definitions.gen.ts'
import { wordPath } from '../record/path.ts'
import { demandedPaths } from '../schema/demandedPaths.ts'
import { kindOf, type Kind } from '../schema/kindOf.ts'
import { leafPaths } from '../schema/leafPaths.ts'
import { propertyAt } from '../schema/propertyAt.ts'

/** One field of a form, ready to show. */
export interface PlanField {
  /** Path in the record; in the editor of an entry, path in the entry. */
  path: string
  /** Path under which its words are found. */
  words: string
  kind: Kind
  schema: PropertySchema
  /** It must be filled in, at least where a rule of the record says so. */
  required: boolean
  placed: PlacedField
  /** Id of the section that holds it. */
  section: string
  /** Condition under which it is shown. */
  shownIf?: Condition
  /** For a list: how one entry is typed and shown. */
  entry?: { rows: PlanField[][]; fields: PlanField[]; columns: PlanField[] }
}

export interface PlanSection {
  id: string
  rows: PlanField[][]
  /** Path of the object that the section's tick box makes present. */
  optional?: string
  /** Condition under which it is shown. */
  shownIf?: Condition
}

export interface FormPlan {
  sections: PlanSection[]
  /** All fields, in the order in which they are met. */
  fields: PlanField[]
}

/** Reads a form definition over its record. */
export function formPlan(definition: FormDefinition, record: RecordSchema, formats: FormatsDefinition): FormPlan {
  const rest = remainingPaths(definition, record)
  const demanded = demandedPaths(record)
  const sections = definition.sections.map((section): PlanSection => {
    const rows = section.fields.flatMap((row): PlanField[][] => {
      const placed = asList(row).flatMap((field) => (field === '*' ? rest.map(asPlaced) : [asPlaced(field)]))
      const fields = placed.map((field) => ({
        ...planField(record, field, formats, '', section.id),
        ...(demanded.has(field.path) && { required: true }),
        ...(field.shownIf && { shownIf: field.shownIf }),
      }))
      return row === '*' ? fields.map((field) => [field]) : [fields]
    })
    return {
      id: section.id,
      rows: rows.filter((row) => row.length > 0),
      ...(section.optional !== undefined && { optional: section.optional }),
      ...(section.shownIf && { shownIf: section.shownIf }),
    }
  })
  const shown = sections.filter(({ rows }) => rows.length > 0)
  return { sections: shown, fields: shown.flatMap(({ rows }) => rows.flat()) }
}

const asList = (row: FormRow): FormField[] => (Array.isArray(row) ? row : [row])
const asPlaced = (field: FormField): PlacedField => (typeof field === 'string' ? { path: field } : field)

function planField(
  holder: RecordSchema | PropertySchema,
  placed: PlacedField,
  formats: FormatsDefinition,
  wordPrefix: string,
  section: string,
): PlanField {
  const found = propertyAt(holder, placed.path)
  if (!found) throw new Error(`The form places ${placed.path}, which the record does not have`)
  const { schema, required } = found
  const words = wordPrefix + wordPath(placed.path)
  const field: PlanField = {
    path: placed.path,
    words,
    kind: kindOf(schema, formats),
    schema,
    required,
    placed,
    section,
  }
  if (!placed.entry) return field
  const { items = {} } = schema
  const entryField = (inner: FormField) => planField(items, asPlaced(inner), formats, `${words}.`, section)
  const rows = placed.entry.fields.map((row) => asList(row).map(entryField))
  return { ...field, entry: { rows, fields: rows.flat(), columns: placed.entry.columns.map(entryField) } }
}

/** What `*` stands for: the fields that the user can fill in and that no section names. */
function remainingPaths({ sections }: FormDefinition, record: RecordSchema): string[] {
  const named = sections
    .flatMap(({ fields, optional }) => [...fields.flatMap(asList).map((field) => asPlaced(field).path), optional ?? ''])
    .map((path) => wordPath(path))
  const isNamed = (path: string) => named.some((name) => name === path || name.startsWith(`${path}.`))
  return leafPaths(record).filter((path) => {
    const schema = propertyAt(record, path)?.schema
    const filledIn = schema && !schema.writeOnly && (!schema.readOnly || schema.upload)
    return filledIn && schema.const === undefined && !isNamed(path)
  })
}
