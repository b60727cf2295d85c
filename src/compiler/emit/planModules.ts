import type { FormPlan } from '#engine/plan/FormPlan.ts'
import { folderOf } from '#engine/schema/definitionName.ts'
import type { DetailsDefinition, NoticeDefinition, TableDefinition } from '#generated/definitions.gen.ts'
import type { Project } from '../findings/read/readProject.ts'
import { detailsPlan } from '../plans/detailsPlan.ts'
import { listPlan } from '../plans/listPlan.ts'
import { pointingPlan } from '../references.ts'
import { constModule, type Modules } from './sharedModules.ts'

/** What each kind of definition file becomes, but for forms: the last part of the name of its module, and the type of its plan. */
export const planKinds = {
  table: {
    kind: 'list',
    type: 'ListPlan',
    planOf: (name: string, list: TableDefinition, { recordOf, formats }: Project) =>
      listPlan(name, list, recordOf(list.record), formats),
  },
  details: {
    kind: 'details',
    type: 'DetailsPlan',
    planOf: (name: string, details: DetailsDefinition, project: Project) =>
      detailsPlan(name, details, project.recordOf(details.record), project.formats, (list) =>
        pointingPlan(list, project),
      ),
  },
  notice: {
    kind: 'notice',
    type: 'NoticePlan',
    planOf: (name: string, { $schema: _, ...notice }: NoticeDefinition) => ({ name, ...notice }),
  },
} as const
export type ReadKind = keyof typeof planKinds

const isRead = (kind: string): kind is ReadKind => Object.hasOwn(planKinds, kind)

/** The plans, each a module of its own, so that a screen fetches what it shows; that of a form gives what checks its record, too. */
export function planModules(project: Project, forms: ReadonlyMap<string, FormPlan>): Modules {
  const moduleOf = (id: string, type: string, plan: object, from: string) =>
    constModule(`schemas/${folderOf(id)}`, type, `plan: ${type}`, plan, from)
  const read = project.definitions.flatMap(({ kind: written, id, value }) => {
    if (!isRead(written)) return []
    const { kind, type, planOf } = planKinds[written]
    return [
      [`${id}.${kind}.gen.ts`, moduleOf(id, type, planOf(id, value as never, project), '#engine/plan/ReadPlan.ts')],
    ]
  })
  const edited = [...forms].map(([id, plan]) => [
    `${id}.form.gen.ts`,
    `${moduleOf(id, 'FormPlan', plan, '#engine/plan/FormPlan.ts')}
export { default as validators } from '../${plan.record}.validators.gen.js'
`,
  ])
  return Object.fromEntries([...read, ...edited]) as Modules
}
