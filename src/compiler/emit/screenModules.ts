import type { FormPlan } from '#engine/plan/FormPlan.ts'
import type { PlanAction } from '#engine/plan/PlanCall.ts'
import { fieldsOf } from '#engine/schema/property.ts'
import { folderOf } from '#engine/schema/definitionName.ts'
import { definitionWords } from '#engine/words/wordKeys.ts'
import type { NoticeDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import type { Project } from '../project/readProject.ts'
import { leavesOf } from '../text/Source.ts'
import { detailsPlan } from './plans/detailsPlan.ts'
import { hasAnswer, kindsIn } from './plans/formPlans.ts'
import { tablePlan } from './plans/tablePlan.ts'
import { relatedRecords } from './references.ts'
import { Script } from './script.ts'
import { constModule, type Modules } from './constModule.ts'

/** Makes the plan of a definition that is read, by the kind of its screen. */
const plansOf: Partial<Record<string, (name: string, value: never, project: Project) => object>> = {
  table: tablePlan,
  details: detailsPlan,
  notice: (name, { $schema: _, ...notice }: NoticeDefinition) => ({
    name,
    words: definitionWords(name, 'notice'),
    ...notice,
  }),
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

/**
 * Each plan as a module of its own, so that a screen fetches only its own plan. The module of a form includes the
 * checks of its record. A further module fetches each plan with the parts that its screen needs.
 */
export function screenModules(project: Project, forms: ReadonlyMap<string, FormPlan>): Modules {
  const modules: Record<string, string> = {}
  const screens: Record<string, Record<string, object>> = { table: {}, details: {}, notice: {}, form: {} }
  const add = (kind: string, name: string, plan: object, needs: object, end = '') => {
    const file = `${name}.${kind}.gen.ts`
    const type = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Plan`
    const from = `#engine/plan/${kind === 'form' ? 'FormPlan' : 'ReadPlan'}.ts`
    modules[file] = constModule(`schemas/${folderOf(name)}`, type, `plan: ${type}`, plan, from) + end
    screens[kind] = { ...screens[kind], [name]: { fetch: new Script(`() => import('./${file}')`), ...needs } }
  }
  for (const { kind, id: name, value } of project.definitions) {
    const planOf = plansOf[kind]
    if (!planOf) continue
    const { record, actions } = value as { record?: string; actions?: PlanAction[] }
    const asking = unique((actions ?? []).flatMap(({ asks = [] }) => [asks, formsFrom(String(asks), forms)].flat()))
    const askingPlans = asking.flatMap((one) => forms.get(one) ?? [])
    const kinds = unique(askingPlans.flatMap(kindsIn))
    const needs = {
      words: unique([folderOf(name), ...wordsOf(record, project)]),
      parts: [...partsOf(actions), ...answerParts(askingPlans)],
      ...(asking.length > 0 && { forms: asking, kinds }),
    }
    add(kind, name, planOf(name, value as never, project), needs)
  }
  for (const [name, plan] of forms) {
    const opened = formsFrom(name, forms)
    const plans = [plan, ...opened.flatMap((one) => forms.get(one) ?? [])]
    const words = unique(plans.flatMap((one) => [folderOf(one.name), ...wordsOf(one.record, project)]))
    const nested = plans.some(({ fields }) => fields.some(({ entry }) => entry && 'form' in entry))
    const parts = unique([...plans.flatMap(formParts), ...(nested ? ['items'] : []), ...answerParts(plans)])
    const needs = { forms: opened, words, parts, kinds: unique(plans.flatMap(kindsIn)) }
    const validators = `\nexport { default as validators } from '../${plan.record}.validators.gen.js'\n`
    add('form', name, plan, needs, validators)
  }
  const from = '#engine/plan/ScreenSources.ts'
  return {
    ...modules,
    'plans.gen.ts': constModule('schemas/', 'ScreenSources', 'screens: ScreenSources', screens, from),
  }
}

/** Namespaces of the words of a record, and of those that are shown with it. */
function wordsOf(record: string | undefined, project: Project): string[] {
  if (record === undefined) return []
  const all = relatedRecords(record, project)
  return [...all.map(folderOf), ...(all.some((one) => hasOptions(project.recordOf(one))) ? ['options'] : [])]
}

/** Whether some field offers values to choose from, whose words are shared. */
const hasOptions = (schema: RecordSchema): boolean =>
  fieldsOf(schema)
    .flatMap((field) => [field.schema, field.schema.items ?? {}])
    .some(({ enum: values, lookup }) => (values ?? lookup) !== undefined)

const partsOf = (actions: readonly PlanAction[] = []): string[] => [
  ...(actions.some(({ confirm }) => confirm) ? ['question'] : []),
  ...(actions.some(({ asks }) => asks !== undefined) ? ['asking'] : []),
]

const answerParts = (plans: readonly FormPlan[]) => (plans.some(hasAnswer) ? ['answer'] : [])

/** A form of a stored record asks before it is left, and joins what others change meanwhile. */
const formParts = ({ actions, load, draft }: FormPlan) => [...partsOf(actions), ...(load || draft ? ['stored'] : [])]

/** Forms that a form turns into, or that open over it for items, and what those lead to; forms may lead to each other in a circle. */
function formsFrom(name: string, forms: ReadonlyMap<string, FormPlan>): string[] {
  const found = new Set<string>([name])
  for (const one of found) {
    const { fields = [], load, create, update, actions } = forms.get(one) ?? {}
    const items = fields.flatMap(({ entry }) => (entry && 'form' in entry ? [entry.form] : []))
    for (const next of [...items, ...shownForms([load, create, update, actions])]) found.add(next)
  }
  found.delete(name)
  return [...found]
}

/** Forms that an answer shows instead of its own, and forms of the fields that an action asks for. */
const shownForms = (part: unknown) =>
  leavesOf(part).flatMap(([path, value]) =>
    ['form', 'asks'].includes(String(path.at(-1))) && typeof value === 'string' ? [value] : [],
  )
