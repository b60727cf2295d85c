import type { FieldsPlan, FormPlan, PlanField } from '#engine/plan/FormPlan.ts'
import { wordPath } from '#engine/record/path.ts'
import type { Kind } from '#engine/schema/kindOf.ts'
import { unitPath } from '#engine/schema/property.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import type { Language } from '#generated/languages.gen.ts'
import type { Translate } from '#ui/text/useText.ts'
import { findWord } from '../browser/support/words.ts'

/** The kinds whose values are typed as text. */
const typedKinds: readonly Kind[] = ['text', 'paragraph', 'number', 'date', 'email', 'phone', 'website', 'secret']

/** A field of a form into which people type. */
export interface TypedField {
  name: string
  /** The record that holds it, and its path in there as the definitions write it. */
  record: string
  path: string
  kind: Kind
  schema: PropertySchema
  /** What holds it. */
  holder: FieldsPlan['schema']
}

const plans = import.meta.glob<FormPlan>('/src/generated/*/*.form.gen.ts', { eager: true, import: 'plan' })

/** All fields of all forms into which people type, those of entries too. */
export const typedFields: readonly TypedField[] = Object.values(plans).flatMap((plan) => {
  const placed = fieldsIn(plan).filter(({ field }) => typedKinds.includes(field.kind))
  return placed.map(({ field: { kind, schema }, path }) => ({
    name: `${plan.name} ${path}`,
    record: plan.record,
    path,
    kind,
    schema,
    holder: plan.schema,
  }))
})

function fieldsIn({ fields }: FieldsPlan, prefix = ''): { field: PlanField; path: string }[] {
  return fields.flatMap((field) => {
    const path = prefix + wordPath(field.path)
    const inner = field.entry && 'plan' in field.entry ? fieldsIn(field.entry.plan, `${path}.`) : []
    return [{ field, path }, ...inner]
  })
}

/** The fields of some kinds, one for each way in which they are declared: those that say the same are read by the same. */
export const fieldsOfKinds = (...wanted: readonly Kind[]): readonly TypedField[] => [
  ...new Map(
    typedFields
      .filter(({ kind }) => wanted.includes(kind))
      .map((field) => [JSON.stringify([field.kind, field.schema, unitsOf(field)]), field] as const),
  ).values(),
]

/** Values of the field that names the unit of a number; one undefined where none does. */
export function unitsOf({ schema, holder }: TypedField): (string | undefined)[] {
  const path = unitPath(schema)
  if (path === undefined) return [undefined]
  const names = holder.properties[path]?.enum
  if (!names) throw new Error(`Nobody has told this test which units ${path} names`)
  return names.map(String)
}

/** The words that all fields share, as the product has them; a key without words is shown as itself. */
export function productText(language: Language): Translate {
  const optional = (keys: string | readonly string[]) => {
    const shared = [keys].flat().filter((key) => /^(app|options):/.test(key))
    return shared.map((key) => findWord(language, key)).find(Boolean)
  }
  return Object.assign((keys: string | readonly string[]) => optional(keys) ?? String(keys), { optional })
}
