import { folderOf } from '#engine/schema/definitionName.ts'
import { kindsIn } from '#engine/form/kindsIn.ts'
import { formPlan } from '#engine/form/formPlan.ts'
import { isObject } from '#engine/record/path.ts'
import type { Action, FormDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import type { PlacedConditions } from '../conditions.ts'
import type { Domain, RecordOf } from '../domain.ts'
import { definitionFile, planKinds } from './folderModules.ts'

interface Definition {
  record?: string
  actions?: Action[]
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

/** The module that says how the plan of each definition is fetched, with all that a screen of it needs. */
export function plansModule(placed: readonly PlacedConditions[], domain: Domain, recordOf: RecordOf): string {
  const definitions = placed.flatMap(({ folder }) =>
    Object.entries(folder.definitions).flatMap(([file, definition]) => {
      const found = definitionFile(file)
      return found ? [{ kind: found.kind, name: `${folder.name}/${found.name}`, definition }] : []
    }),
  )
  const forms = new Map(
    definitions.flatMap(({ kind, name, definition }) =>
      kind === 'form' ? [[name, definition as FormDefinition]] : [],
    ),
  )
  const formPlans = new Map(
    [...forms].map(([name, form]) => [name, formPlan(form, recordOf(form.record), domain.formats)]),
  )
  const withConditions = new Set(
    placed.filter(({ conditions }) => conditions.length > 0).map(({ folder }) => folder.name),
  )

  const conditions = (folder: string) =>
    withConditions.has(folder)
      ? `\n    conditions: async () => (await import('./${folder}/conditions.gen.js')).default,`
      : ''
  const plan = (name: string, kind: string) =>
    `\n    plan: async () => (await import('./${name}.${kind}.gen.ts')).plan,`

  const rows = (kind: 'table' | 'details' | 'notice') =>
    definitions
      .filter((one) => one.kind === kind)
      .map(({ name, definition }) => {
        const { record, actions } = definition as Definition
        const words = unique([folderOf(name), ...wordsOf(record, recordOf)])
        return `  '${name}': {${plan(name, planKinds[kind].kind)}${conditions(folderOf(name))}
    words: ${JSON.stringify(words)},
    parts: ${JSON.stringify(partsOf(actions))},
  },
`
      })

  const formRows = [...forms].map(([name, form]) => {
    const opened = formsFrom(name, forms)
    const all = [name, ...opened]
    const words = all.flatMap((one) => [folderOf(one), ...wordsOf(forms.get(one)?.record, recordOf)])
    const plans = all.flatMap((one) => formPlans.get(one) ?? [])
    const nested = plans.some(({ fields }) => fields.some(({ entry }) => entry && 'form' in entry))
    const own = all.flatMap((one) => forms.get(one) ?? []).flatMap(formParts)
    const parts = [...own, ...(nested ? ['items'] : [])]
    return `  '${name}': {${plan(name, 'form')}
    record: '${form.record}',
    forms: ${JSON.stringify(opened)},
    words: ${JSON.stringify(unique(words))},
    parts: ${JSON.stringify(unique(parts))},
    kinds: ${JSON.stringify(unique(plans.flatMap((one) => [...kindsIn(one)])))},
  },
`
  })
  const recordRows = placed.flatMap(({ folder }) =>
    Object.keys(folder.records).map(
      (name) => `  '${folder.name}/${name}': {
    schema: async () => (await import('./${folder.name}/${name}.record.gen.ts')).schema,
    validators: async () => (await import('./${folder.name}/validators.gen.js')).default,${conditions(folder.name)}
  },
`,
    ),
  )
  return `${header}
export const lists: Readonly<Record<string, PlanSource<ListPlan>>> = {
${rows('table').join('')}}

export const details: Readonly<Record<string, PlanSource<DetailsPlan>>> = {
${rows('details').join('')}}

export const notices: Readonly<Record<string, PlanSource<NoticePlan>>> = {
${rows('notice').join('')}}

export const forms: Readonly<Record<string, FormPlanSource>> = {
${formRows.join('')}}

export const records: Readonly<Record<string, RecordSource>> = {
${recordRows.join('')}}
`
}

const header = `// Made by \`npm run generate\`. Change schemas/ and run it again.
import type { DetailsPlan } from '#engine/plan/DetailsPlan.ts'
import type { FormSource } from '#engine/plan/FormSource.ts'
import type { ListPlan } from '#engine/plan/ListPlan.ts'
import type { NoticePlan } from '#engine/plan/NoticePlan.ts'
import type { Kind } from '#engine/schema/kindOf.ts'
import type { ConditionFactory } from '#engine/validation/createHolds.ts'
import type { ValidatorFactory } from '#engine/validation/createValidation.ts'
import type { RecordSchema } from './definitions.gen.ts'

/** A part of a screen that only some screens show. */
export type ScreenPart = 'question' | 'items' | 'stored'

/** How the plan of a screen is fetched, and what the screen needs beside it. */
export interface PlanSource<Plan> {
  plan: () => Promise<Plan>
  conditions?: () => Promise<ConditionFactory>
  /** Namespaces of its words. */
  words: readonly string[]
  parts: readonly ScreenPart[]
}

export interface FormPlanSource extends PlanSource<FormSource> {
  record: string
  /** Forms that it turns into, or that open over it, with those of theirs. */
  forms: readonly string[]
  /** Kinds of all its fields. */
  kinds: readonly Kind[]
}

export interface RecordSource {
  schema: () => Promise<RecordSchema>
  validators: () => Promise<ValidatorFactory>
  conditions?: () => Promise<ConditionFactory>
}
`

/** Namespaces of the words of a record. */
function wordsOf(record: string | undefined, recordOf: RecordOf): string[] {
  if (record === undefined) return []
  return [folderOf(record), ...(hasOptions(recordOf(record)) ? ['options'] : [])]
}

/** Whether some field offers values to choose from, whose words are shared. */
const hasOptions = (schema: RecordSchema) => /"(enum|lookup)":/.test(JSON.stringify(schema))

const partsOf = (actions: Action[] = []): string[] => (actions.some(({ confirm }) => confirm) ? ['question'] : [])

/** A form of a stored record asks before it is left, and joins what others change meanwhile. */
const formParts = ({ actions, load }: FormDefinition): string[] => [...partsOf(actions), ...(load ? ['stored'] : [])]

/** Forms that a form turns into, or that open over it for items, and what those lead to; forms may lead to each other in a circle. */
function formsFrom(name: string, forms: ReadonlyMap<string, FormDefinition>): string[] {
  const found = new Set<string>([name])
  for (const one of found) for (const next of shownForms(forms.get(one))) found.add(next)
  found.delete(name)
  return [...found]
}

function shownForms(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(shownForms)
  if (!isObject(part)) return []
  const { effect, columns, form } = part
  const own = typeof form === 'string' && (effect === 'show' || Array.isArray(columns)) ? [form] : []
  return [...own, ...Object.values(part).flatMap(shownForms)]
}
