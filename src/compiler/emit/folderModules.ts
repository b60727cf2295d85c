import type { DetailsDefinition, NoticeDefinition, TableDefinition } from '#generated/definitions.gen.ts'
import { detailsPlan } from '../plans/detailsPlan.ts'
import { pointingPlan } from '../references.ts'
import type { Domain, DomainFolder, RecordOf } from '../domain.ts'
import { listPlan } from '../plans/listPlan.ts'
import { constModule, type Modules } from './sharedModules.ts'

/** What each kind of definition file becomes, but for forms: the last part of the name of its module, and the type of its plan, which has a file of its name. */
export const planKinds = {
  table: { kind: 'list', type: 'ListPlan' },
  details: { kind: 'details', type: 'DetailsPlan' },
  notice: { kind: 'notice', type: 'NoticePlan' },
} as const
export type ReadKind = keyof typeof planKinds

const isRead = (kind: string): kind is ReadKind => Object.hasOwn(planKinds, kind)

/** The records of a folder, and its plans but for forms, each a module of its own, so that a screen fetches what it shows. */
export function folderModules(folder: DomainFolder, domain: Domain, recordOf: RecordOf): Modules {
  const modules: Record<string, string> = {}
  for (const [name, { $defs: _, ...schema }] of Object.entries(folder.records))
    modules[`${folder.name}/${name}.record.gen.ts`] = constModule(
      `schemas/${folder.name}`,
      `import type { RecordSchema } from '../definitions.gen.ts'`,
      `schema: RecordSchema`,
      { ...schema, $schema: '' },
    )
  for (const { kind: written, id, value } of folder.definitions) {
    if (!isRead(written)) continue
    const { kind, type } = planKinds[written]
    modules[`${id}.${kind}.gen.ts`] = constModule(
      `schemas/${folder.name}`,
      `import type { ${type} } from '#engine/plan/ReadPlan.ts'`,
      `plan: ${type}`,
      planOf(written, id, value, domain, recordOf),
    )
  }
  return modules
}

function planOf(kind: ReadKind, name: string, definition: unknown, domain: Domain, recordOf: RecordOf) {
  const { formats } = domain
  switch (kind) {
    case 'table': {
      const list = definition as TableDefinition
      return listPlan(name, list, recordOf(list.record), formats)
    }
    case 'details': {
      const details = definition as DetailsDefinition
      return detailsPlan(name, details, recordOf(details.record), formats, (list) =>
        pointingPlan(list, domain, recordOf),
      )
    }
    case 'notice': {
      const { $schema: _, ...notice } = definition as NoticeDefinition
      return { name, ...notice }
    }
  }
}
