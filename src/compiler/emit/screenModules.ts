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
 * Generates a module for each plan, so that a screen downloads only its own, and an index that loads each plan with the
 * words and parts of the page that its screen needs. The module of a form also exports the validators of its record.
 */
export function screenModules(project: Project, forms: ReadonlyMap<string, FormPlan>): Modules {
  const modules: Record<string, string> = {}
  const screens: Record<string, Record<string, object>> = { table: {}, details: {}, notice: {}, form: {} }
  /**
   * Adds the module of a plan and its row in the index.
   * @param needs words, forms and parts of the page to load with the plan
   */
  const addModule = (kind: string, name: string, plan: object, needs: object, end = '') => {
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
      words: unique([folderOf(name), ...wordNamespaces(record, project)]),
      parts: [...actionParts(actions), ...answerParts(askingPlans)],
      ...(asking.length > 0 && { forms: asking, kinds }),
    }
    addModule(kind, name, planOf(name, value as never, project), needs)
  }
  for (const [name, plan] of forms) {
    const opened = formsFrom(name, forms)
    const plans = [plan, ...opened.flatMap((one) => forms.get(one) ?? [])]
    const words = unique(plans.flatMap((one) => [folderOf(one.name), ...wordNamespaces(one.record, project)]))
    const nested = plans.some(({ fields }) => fields.some(({ entry }) => entry && 'form' in entry))
    const parts = unique([...plans.flatMap(formParts), ...(nested ? ['items'] : []), ...answerParts(plans)])
    const needs = { forms: opened, words, parts, kinds: unique(plans.flatMap(kindsIn)) }
    const validators = `\nexport { default as validators } from '../${plan.record}.validators.gen.js'\n`
    addModule('form', name, plan, needs, validators)
  }
  const from = '#engine/plan/ScreenSources.ts'
  return {
    ...modules,
    'plans.gen.ts': constModule('schemas/', 'ScreenSources', 'screens: ScreenSources', screens, from),
  }
}

/** Namespaces of the words of a record, and of the records shown with it. */
function wordNamespaces(record: string | undefined, project: Project): string[] {
  if (record === undefined) return []
  const all = relatedRecords(record, project)
  return [...all.map(folderOf), ...(all.some((one) => hasOptions(project.recordOf(one))) ? ['options'] : [])]
}

/** Whether some field offers values to choose from. Their words are in a shared namespace. */
const hasOptions = (schema: RecordSchema): boolean =>
  fieldsOf(schema)
    .flatMap((field) => [field.schema, field.schema.items ?? {}])
    .some(({ enum: values, lookup }) => (values ?? lookup) !== undefined)

const actionParts = (actions: readonly PlanAction[] = []): string[] => [
  ...(actions.some(({ confirm }) => confirm) ? ['question'] : []),
  ...(actions.some(({ asks }) => asks !== undefined) ? ['asking'] : []),
]

const answerParts = (plans: readonly FormPlan[]) => (plans.some(hasAnswer) ? ['answer'] : [])

/**
 * The parts of the page that a form needs. A form of a stored record also asks before it is left, and merges the
 * changes of others.
 */
const formParts = ({ actions, load, draft }: FormPlan) => [
  ...actionParts(actions),
  ...(load || draft ? ['stored'] : []),
]

/**
 * Names of the forms that can open from a form: entry forms in dialogs, forms that an answer shows instead, and theirs
 * in turn. Forms may lead to each other in a circle.
 */
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
