import type { ReferencePlan, PointingPlan } from '#engine/plan/ReadPlan.ts'
import { referenceFields } from '#engine/schema/references.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import { wordsOf } from '#engine/words/wordKeys.ts'
import type { PointingList, RecordSchema } from '#generated/definitions.gen.ts'
import { planColumns, planTitle } from '../project/implied/planColumns.ts'
import { withAdvice } from './withAdvice.ts'
import type { ContractOperation } from '../project/readContract.ts'
import { constModule, type Modules } from './constModule.ts'
import type { Project } from '../project/readProject.ts'
import { addressesOf } from '../project/implied/completeScreens.ts'
import { variantQuery } from '../project/implied/showVariants.ts'

/** The call that answers all records of a kind, among which a reference chooses; undefined where the contract has none. */
export function listCallOf(operations: Iterable<ContractOperation>, record: string): ContractOperation | undefined {
  return [...operations].find(
    ({ operate, pathParameters }) =>
      operate['verb'] === 'list' && operate['record'] === record && pathParameters.length === 0,
  )
}

/** A record, those that point at it, and those at which these point, and so on: what a screen over it may show. */
export function relatedRecords(record: string, { schemas, recordOf }: Project): string[] {
  const found = new Set([record])
  for (const [name, schema] of schemas) if (targetsOf(schema).includes(record)) found.add(name)
  for (const name of found) for (const next of targetsOf(recordOf(name))) found.add(next)
  return [...found]
}

const targetsOf = (record: RecordSchema) => referenceFields(record).map(({ target }) => target)

/** The module that tells the browser how records are called and reached that others point at, or that point at others. */
export function referencesModule({ schemas, contract, formats, screens, definitions }: Project): Modules {
  const all = [...schemas]
  const operations = [...contract.operations.values()]
  const targets = new Set(all.flatMap(([, schema]) => targetsOf(schema)))
  const plans = all.flatMap(([name, schema]): [string, ReferencePlan][] => {
    if (!targets.has(name) && targetsOf(schema).length === 0) return []
    const list = listCallOf(operations, name)
    const title = planTitle(rowSchema(schema), schema.title, formats, wordsOf(name))
    if (!list || !title) return []
    // A record that goes may be forgotten by those that point at it.
    const changing: unknown[] = [name, ...targetsOf(schema)]
    const changes = operations.filter(({ method, operate }) => method !== 'get' && changing.includes(operate['record']))
    const { details: to } = addressesOf(name, screens.routes, definitions)
    return [[name, { operation: list.id, changes: changes.map(({ id }) => id), title, to }]]
  })
  const declaration = 'references: Readonly<Record<string, ReferencePlan>>'
  const from = '#engine/plan/ReadPlan.ts'
  return {
    'references.gen.ts': constModule('schemas/', 'ReferencePlan', declaration, Object.fromEntries(plans), from),
  }
}

/** Resolves a list of the records that point at the one that is shown. */
export function pointingPlan({ refers, by, columns }: PointingList, project: Project): PointingPlan {
  const { new: address } = addressesOf(refers, project.screens.routes, project.definitions)
  const variants = project.records.get(refers)?.variants
  const whole = project.recordOf(refers)
  const row = rowSchema(whole)
  return {
    record: refers,
    by,
    columns: withAdvice(planColumns(row, columns, project.formats, wordsOf(refers)), whole, project.formats, row),
    ...(address !== undefined && { new: `${address}?${variants ? variantQuery(variants, by) : ''}${by}=` }),
  }
}
