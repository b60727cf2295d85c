import { folderOf } from '#engine/schema/definitionName.ts'
import type { FormPlan } from '#engine/plan/FormPlan.ts'
import { isObject } from '#engine/record/path.ts'
import type { Action, RecordSchema } from '#generated/definitions.gen.ts'
import type { Project } from '../findings/read/readProject.ts'
import { kindsIn } from '../plans/formPlans.ts'
import { relatedRecords } from '../references.ts'
import { planKinds, type ReadKind } from './planModules.ts'
import { Script } from './script.ts'
import { constModule } from './sharedModules.ts'

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

/** The module that says how the plan of each definition is fetched, with all that a screen of it needs. */
export function plansModule(project: Project, forms: ReadonlyMap<string, FormPlan>): string {
  const fetched = (name: string, kind: string) => new Script(`() => import('./${name}.${kind}.gen.ts')`)
  const read = (kind: ReadKind) => {
    const rows = project.definitions.flatMap(({ kind: own, id: name, value }) => {
      if (own !== kind) return []
      const { record, actions } = value as { record?: string; actions?: Action[] }
      const words = unique([folderOf(name), ...wordsOf(record, project)])
      return [[name, { fetch: fetched(name, planKinds[kind].kind), words, parts: partsOf(actions) }] as const]
    })
    return Object.fromEntries(rows)
  }
  const edited = [...forms.keys()].map((name) => {
    const opened = formsFrom(name, forms)
    const plans = [name, ...opened].flatMap((one) => forms.get(one) ?? [])
    const words = unique(plans.flatMap((plan) => [folderOf(plan.name), ...wordsOf(plan.record, project)]))
    const nested = plans.some(({ fields }) => fields.some(({ entry }) => entry && 'form' in entry))
    const parts = unique([...plans.flatMap(formParts), ...(nested ? ['items'] : [])])
    const kinds = unique(plans.flatMap(kindsIn))
    return [name, { fetch: fetched(name, 'form'), forms: opened, words, parts, kinds }] as const
  })
  const screens = {
    ...{ list: read('table'), details: read('details'), notice: read('notice') },
    form: Object.fromEntries(edited),
  }
  return constModule('schemas/', 'ScreenSources', 'screens: ScreenSources', screens, '#engine/plan/ScreenSources.ts')
}

/** Namespaces of the words of a record, and of those that are shown with it. */
function wordsOf(record: string | undefined, project: Project): string[] {
  if (record === undefined) return []
  const all = relatedRecords(record, project)
  return [...all.map(folderOf), ...(all.some((one) => hasOptions(project.recordOf(one))) ? ['options'] : [])]
}

/** Whether some field offers values to choose from, whose words are shared. */
const hasOptions = (schema: RecordSchema) => /"(enum|lookup)":/.test(JSON.stringify(schema))

const partsOf = (actions: Action[] = []): string[] => (actions.some(({ confirm }) => confirm) ? ['question'] : [])

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

/** Forms that an answer shows in the place of its own. */
function shownForms(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(shownForms)
  if (!isObject(part)) return []
  const own = typeof part['form'] === 'string' ? [part['form']] : []
  return [...own, ...Object.values(part).flatMap(shownForms)]
}
