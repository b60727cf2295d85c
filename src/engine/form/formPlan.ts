import type {
  Condition,
  FormDefinition,
  FormatsDefinition,
  PlacedField,
  PropertySchema,
  RecordSchema,
} from '#generated/definitions.gen.ts'
import { wordPath } from '../record/path.ts'
import { kindOf, type Kind } from '../schema/kindOf.ts'
import { propertyAt } from '../schema/propertyAt.ts'
import type { PlanColumn } from '../plan/ListPlan.ts'
import { planColumns } from '../table/planColumns.ts'
import { asPlaced, fieldsOf, placedFields } from './placedFields.ts'
import { remainingPaths } from './remainingPaths.ts'

/** One field of a form, ready to show. */
export interface PlanField {
  /** Path in the record; in the editor of an entry, path in the entry. */
  path: string
  /** Path under which its words are found. */
  words: string
  kind: Kind
  schema: PropertySchema
  /** What holds it demands it. A rule may demand more, as the record stands. */
  required: boolean
  placed: PlacedField
  /** Id of the section that holds it. */
  section: string
  /** Condition under which it is shown. */
  shownIf?: Condition
  /** Conditions of which any one disables it. */
  disabledIf?: readonly Condition[]
  /** For a list: how one entry is typed and shown. */
  entry?: PlanEntry
}

/** How the entries of a list are typed: in place, or in a form of their own. */
export type PlanEntry = InPlaceEntry | FormEntry

export interface InPlaceEntry {
  rows: PlanField[][]
  fields: PlanField[]
  columns: PlanColumn[]
}

export interface FormEntry {
  /** Form definition, as `folder/name`. The words of the columns stand in the folder of its record. */
  form: string
  columns: PlanColumn[]
  /** Field of an entry that is a file. */
  file?: string
  search?: { operation: string; query: string; columns: PlanColumn[] }
}

/** A field that is never shown and has its value wherever it would be shown. */
export interface PlanConstant {
  path: string
  value: string | number | boolean
  /** Conditions that must all hold. */
  shownIf: readonly Condition[]
  /** Path of the optional object that must be present. */
  within?: string
}

export interface PlanSection {
  id: string
  rows: PlanField[][]
  /** Name of the tab that holds it. */
  tab?: string
  /** Path of the object that the section's tick box makes present. */
  optional?: string
  /** Condition under which it is shown. */
  shownIf?: Condition
}

export interface FormPlan {
  /** Names of the tabs from left to right; empty where all sections stand on one page. */
  tabs: readonly string[]
  sections: PlanSection[]
  /** All fields, in the order in which they are met. */
  fields: PlanField[]
  constants: PlanConstant[]
}

/** Reads a form definition over its record. */
export function formPlan(definition: FormDefinition, record: RecordSchema, formats: FormatsDefinition): FormPlan {
  const rest = remainingPaths(definition, record)
  const { tabs = [] } = definition
  const sections = definition.sections.map((section): PlanSection => {
    const rows = section.fields.flatMap((row): PlanField[][] => {
      const placed = fieldsOf(row)
        .flatMap((field) => (field === '*' ? rest.map(asPlaced) : [asPlaced(field)]))
        .filter(({ constant }) => constant === undefined)
      const fields = placed.map((field): PlanField => {
        const disabledIf = [section.disabledIf, field.disabledIf].filter((condition) => condition !== undefined)
        return {
          ...planField(record, field, formats, '', section.id),
          ...(field.shownIf !== undefined && { shownIf: field.shownIf }),
          ...(disabledIf.length > 0 && { disabledIf }),
        }
      })
      return row === '*' ? fields.map((field) => [field]) : [fields]
    })
    const tab = tabs.length > 0 ? (section.tab ?? tabs[0]) : undefined
    return {
      id: section.id,
      rows: rows.filter((row) => row.length > 0),
      ...(tab !== undefined && { tab }),
      ...(section.optional !== undefined && { optional: section.optional }),
      ...(section.shownIf !== undefined && { shownIf: section.shownIf }),
    }
  })
  const shown = sections.filter(({ rows }) => rows.length > 0)
  return { tabs, sections: shown, fields: shown.flatMap(({ rows }) => rows.flat()), constants: constantsOf(definition) }
}

/** The tab that holds a field; undefined where there are no tabs or no such field. */
export function tabOf({ sections, fields }: FormPlan, path: string): string | undefined {
  const field = fields.find((own) => own.path === path)
  return sections.find(({ id }) => id === field?.section)?.tab
}

function constantsOf({ sections }: FormDefinition): PlanConstant[] {
  return sections.flatMap((section) =>
    placedFields(section.fields).flatMap(({ path, constant, shownIf }): PlanConstant[] => {
      if (constant === undefined) return []
      const conditions = [section.shownIf, shownIf].filter((condition) => condition !== undefined)
      const { optional } = section
      return [{ path, value: constant, shownIf: conditions, ...(optional !== undefined && { within: optional }) }]
    }),
  )
}

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
  const { path, entry } = placed
  const field: PlanField = { path, words, kind: kindOf(schema, formats), schema, required, placed, section }
  if (!entry) return field
  const { items = {} } = schema
  if ('form' in entry) {
    const { form, file, search } = entry
    const columns = planColumns(items, entry.columns, formats)
    const found = search && { ...search, columns: planColumns(items, search.columns, formats) }
    return { ...field, entry: { form, columns, ...(file !== undefined && { file }), ...(found && { search: found }) } }
  }
  const columns = planColumns(items, entry.columns, formats, `${words}.`)
  const rows = entry.fields.map((row) =>
    fieldsOf(row).map((inner) => planField(items, asPlaced(inner), formats, `${words}.`, section)),
  )
  return { ...field, entry: { rows, fields: rows.flat(), columns } }
}
