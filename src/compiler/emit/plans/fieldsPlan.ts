import type { FieldsPlan, Placement, PlanConstant, PlanEntry, PlanField, PlanSection } from '#engine/plan/FormPlan.ts'
import { type Json, setAt, wordPath } from '#engine/record/path.ts'
import { demandedPaths } from '#engine/schema/demandedPaths.ts'
import { fileFieldOf, isShownOnly } from '#engine/schema/property.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { leafPaths, propertyAt } from '#engine/schema/propertyAt.ts'
import { shapesOf } from '#engine/schema/uniteVariants.ts'
import type {
  FormatsDefinition,
  FormDefinition,
  FormSection,
  PlacedField,
  PropertySchema,
  RecordSchema,
} from '#generated/definitions.gen.ts'
import type { CompletedForm } from '../../project/implied/completeDefinition.ts'
import { placedFields } from '../../project/implied/withRest.ts'
import { wordsOf } from '#engine/words/wordKeys.ts'
import { planColumns } from '../../project/implied/planColumns.ts'
import { uiSchemaOf } from './uiSchemaOf.ts'

/** The things to which the fields of a form refer. */
export interface FormSurroundings {
  /** A form by its name, `folder/name`. Throws if there is none. */
  formOf: (name: string) => CompletedForm
  formats: FormatsDefinition
}

interface FieldSurroundings extends FormSurroundings {
  /** Words of the fields that rules of the record demand. */
  demanded: ReadonlySet<string>
  /** Path of the list whose items are typed in place, for the fields of such an item. */
  list?: string
}

/**
 * Resolves the fields of a form over its record: kinds, words, conditions and rows. Throws if the record lacks a field
 * that the form names.
 */
export function fieldsPlan(definition: FormDefinition, record: RecordSchema, around: FormSurroundings): FieldsPlan {
  const words = wordsOf(definition.record)
  const demanded = new Set((record.rules ?? []).flatMap(({ then }) => demandedPaths(then, words)))
  const sections = definition.sections.map((section): PlanSection => {
    const { id, optional, show, tab } = section
    const rows = section.fields.map((row): PlanField[] =>
      placedFields([row])
        .filter(({ constant }) => constant === undefined)
        .map((field) => ({
          ...planField(record, field, id, words, { ...around, demanded }),
          tab,
          ...conditionsOf(section, field),
        })),
    )
    return {
      id,
      rows: rows.filter((row) => row.length > 0),
      tab,
      ...(optional !== undefined && {
        optional: { path: optional, start: newRecord(propertyAt(record, optional)?.schema ?? {}) },
      }),
      ...(show !== undefined && { show }),
    }
  })
  const { $defs: _, title: __, rules: ___, ...schema } = record
  const shown = sections.filter(({ rows }) => rows.length > 0)
  return layOut({ ...schema, $schema: '' }, shown, definition.sections.flatMap(constantsOf))
}

/** Assembles the plan of a form, or of an entry that is typed in place, from its sections. */
function layOut(schema: RecordSchema, sections: PlanSection[], constants: PlanConstant[] = []): FieldsPlan {
  const fields = sections.flatMap(({ rows }) => rows.flat())
  const tabs = [...new Set(sections.flatMap(({ tab = [] }) => tab))]
  return { schema, uiSchema: uiSchemaOf(sections), start: newRecord(schema), sections, fields, tabs, constants }
}

/**
 * The conditions that show or disable a field. Its section adds one that disables; a hidden section is not drawn at
 * all.
 */
function conditionsOf(section: FormSection, { show, disable }: PlacedField): Partial<PlanField> {
  const disabling = [section.disable, disable].filter((condition) => condition !== undefined && condition !== true)
  return { ...(show !== undefined && { show }), ...(disabling.length > 0 && { disable: disabling }) }
}

/**
 * The values that a section adds to the record without showing a field, each with the conditions under which it does.
 */
function constantsOf(section: FormSection): PlanConstant[] {
  return placedFields(section.fields).flatMap(({ path, constant, show }): PlanConstant[] => {
    if (constant === undefined) return []
    const conditions = [section.show, show].filter((condition) => condition !== undefined)
    return [{ path, value: constant, show: conditions, within: section.optional }]
  })
}

/** Resolves a placed field: schema, kind, words, control and entry form. Throws if the record lacks the field. */
function planField(
  holder: PropertySchema,
  { path, entry, show: _, disable: __, constant: ___, ...written }: PlacedField,
  section: string,
  wordPrefix: string,
  around: FieldSurroundings,
): PlanField {
  const found = propertyAt(holder, path)
  if (!found) throw new Error(`The form places ${path}, which the record does not have`)
  const { schema, required } = found
  const words = wordPrefix + wordPath(path)
  const kind = kindOf(schema, around.formats)
  const isAsked = kind === 'flag' && mustBeAnswered(schema, required || around.demanded.has(words))
  const placed: Placement = isAsked ? { as: 'radio', ...written } : written
  const field: PlanField = {
    path,
    words,
    kind,
    schema,
    required,
    placed,
    section,
    ...variantsOf(schema, path, around.list),
  }
  return entry ? { ...field, entry: planEntry(field, entry, around) } : field
}

/**
 * Whether a yes-or-no field is shown as two choices: an empty checkbox cannot tell "no" from "not answered yet". Terms
 * that can only be accepted stay a checkbox.
 */
const mustBeAnswered = (schema: PropertySchema, demanded: boolean): boolean =>
  demanded && schema.default === undefined && schema.const === undefined && !isShownOnly(schema)

/**
 * The schemas of a field that variants declare differently, with the path of the discriminator that selects one.
 * `isAround` is true if the discriminator is outside the entry that is typed.
 */
function variantsOf(schema: PropertySchema, path: string, list: string | undefined): Pick<PlanField, 'variants'> {
  const shapes = shapesOf(schema)
  if (!shapes) return {}
  const { by, of } = shapes
  const inside = stepsBefore(path, shapes.path)
  if (inside) return { variants: { by: [...inside, by].join('.'), of } }
  const around = list === undefined ? undefined : stepsBefore(`${list}.${path}`, shapes.path)
  return around ? { variants: { by: [...around, by].join('.'), isAround: true, of } } : {}
}

/** Removes a word path from the end of a path and returns the remaining steps; undefined if the path ends otherwise. */
function stepsBefore(path: string, end: string): string[] | undefined {
  const steps = path.split('.')
  for (const wanted of end.split('.').toReversed()) {
    while (/^\d+$/.test(steps.at(-1) ?? '')) steps.pop()
    if (steps.pop() !== wanted) return undefined
  }
  return steps
}

/**
 * Resolves the way in which entries of a list are edited: in a dialog with a form of their own, or in place with the
 * given fields.
 */
function planEntry(
  { path, schema: { items = {} }, words, section }: PlanField,
  entry: NonNullable<PlacedField['entry']>,
  around: FieldSurroundings,
): PlanEntry {
  const { formOf, formats } = around
  if (typeof entry === 'string') {
    const { record, columns: shown = [], search, searchQuery: query = '' } = formOf(entry)
    const file = fileFieldOf(items)
    return {
      form: entry,
      columns: planColumns(items, shown, formats, wordsOf(record)),
      ...(file !== undefined && { file }),
      ...(search !== undefined && { search: { operation: search, query } }),
    }
  }
  const prefix = `${words}.`
  const rows = entry.fields.map((row) =>
    placedFields([row]).map((field) => planField(items, field, section, prefix, { ...around, list: path })),
  )
  // An item that is typed in place is a form of one section.
  const schema: RecordSchema = { $schema: '', type: 'object', properties: items.properties ?? {} }
  return {
    plan: layOut(schema, [{ id: section, rows }]),
    columns: planColumns(items, entry.columns, formats, prefix),
  }
}

/** The record with which a form starts: the defaults of its schema. */
function newRecord(schema: PropertySchema): Json {
  return leafPaths(schema).reduce<Json>((record, path) => {
    const value = propertyAt(schema, path)?.schema.default
    return value === undefined ? record : setAt(record, path, value)
  }, {})
}
