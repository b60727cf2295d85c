import type { PlanColumn } from '#engine/plan/ReadPlan.ts'
import type { FieldsPlan, FormPlan, PlanField } from '#engine/plan/FormPlan.ts'
import type { Json } from '#engine/record/path.ts'
import { fieldsOf } from '#engine/schema/property.ts'
import { type Kind, lookupOf } from '#engine/schema/kindOf.ts'
import type { FormatsDefinition } from '#generated/definitions.gen.ts'
import { definitionWords, wordsOf } from '#engine/words/wordKeys.ts'
import { planTitle } from '../../project/implied/planColumns.ts'
import type { RecordOf } from '../../project/Definition.ts'
import type { CompletedForm } from '../../project/implied/completeDefinition.ts'
import { fieldsPlan } from './fieldsPlan.ts'

/** Resolves forms over their records, by name. Throws if a definition names something that does not exist. */
export function formPlans(
  forms: ReadonlyMap<string, CompletedForm>,
  recordOf: RecordOf,
  formats: FormatsDefinition,
): ReadonlyMap<string, FormPlan> {
  const formOf = (name: string) => forms.get(name) ?? fail(name)
  const laidOut = new Map(
    [...forms].map(([name, form]) => [name, fieldsPlan(form, recordOf(form.record), { formOf, formats })]),
  )
  const fieldsIn = (name: string) => laidOut.get(name) ?? fail(name)
  return new Map(
    [...forms].map(([name, form]) => {
      const heading = planTitle(fieldsIn(name).schema, recordOf(form.record).title, formats, wordsOf(form.record))
      const plan = formPlan(name, form, fieldsIn(name), fieldsIn, heading)
      return [name, takesAdvice(plan, formats) ? { ...plan, advised: true } : plan] as const
    }),
  )
}

/** Whether a field of a form, at any depth, proposes values for others or has a format with advice. */
const takesAdvice = ({ schema }: FieldsPlan, { formats }: FormatsDefinition): boolean =>
  fieldsOf(schema)
    .flatMap((field) => [field.schema, field.schema.items ?? {}])
    .some(({ proposals, format = '' }) => proposals !== undefined || formats[format]?.advice !== undefined)

/** Throws for a form that does not exist. */
function fail(name: string): never {
  throw new Error(`There is no schemas/${name}.form.json`)
}

/** Keywords of a form that its plan of fields contains already, or that mean nothing to the screen. */
const laidOutWords = ['$schema', 'record', 'sections', 'except', 'columns', 'search', 'searchQuery']

/** Combines the plan of the fields with the calls, the title, the lookups and the constants of a form. */
function formPlan(
  name: string,
  definition: CompletedForm,
  fields: FieldsPlan,
  fieldsIn: (form: string) => FieldsPlan,
  heading: PlanColumn | undefined,
): FormPlan {
  const { record } = definition
  const written = Object.fromEntries(Object.entries(definition).filter(([word]) => !laidOutWords.includes(word)))
  const sent = constantsOf(definition, fields)
  // A write-only field is sent, but is no part of the whole record.
  const kept = Object.entries(sent).filter(([field]) => fields.schema.properties[field]?.writeOnly !== true)
  return {
    ...fields,
    // The calls already hold the parts that the record implies.
    ...(written as Omit<CompletedForm, keyof FieldsPlan> & Pick<FormPlan, 'load' | 'create' | 'update'>),
    name,
    words: definitionWords(name, 'form'),
    record,
    ...(heading && { title: heading }),
    lookups: lookupsOf(fields, fieldsIn),
    ...(Object.keys(sent).length > 0 && { sent }),
    ...(kept.length > 0 && { kept: Object.fromEntries(kept) }),
  }
}

/** The fields with a single possible value that no section shows. The form sends them without asking. */
function constantsOf({ create, update }: CompletedForm, { schema, fields }: FieldsPlan): Json {
  if (!create && !update) return {}
  const shown = new Set(fields.map(({ path }) => path))
  const constant = Object.entries(schema.properties).filter(([name, field]) => 'const' in field && !shown.has(name))
  return Object.fromEntries(constant.map(([name, field]) => [name, field.const]))
}

/** Names of the lookups that the fields of a form offer, including the forms of its items. */
function lookupsOf(form: FieldsPlan, fieldsIn: (form: string) => FieldsPlan): string[] {
  const seen = new Set<FieldsPlan>([form])
  for (const plan of seen) {
    for (const { entry } of plan.fields) if (entry) seen.add('form' in entry ? fieldsIn(entry.form) : entry.plan)
  }
  const fields = [...seen].flatMap((plan) => plan.fields)
  return [...new Set(fields.flatMap(({ schema }) => lookupOf(schema.items ?? schema) ?? []))]
}

/** Whether a form, or the items that are typed in place, shows yes and no as two choices. */
export const hasAnswer = ({ fields }: Pick<FieldsPlan, 'fields'>): boolean =>
  fields.some(
    ({ kind, placed, entry }) =>
      (kind === 'flag' && placed.as === 'radio') || (entry && 'plan' in entry && hasAnswer(entry.plan)),
  )

/** The kinds of all fields of a form, including items that are typed in place. */
export function kindsIn({ fields }: Pick<FieldsPlan, 'fields'>): Kind[] {
  const inside = ({ entry }: PlanField) => (entry && 'plan' in entry ? kindsIn(entry.plan) : [])
  return [...new Set(fields.flatMap((field) => [field.kind, ...inside(field)]))]
}
