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

/** The call that lists all records of a kind; undefined if the contract has none. A reference field loads its choices by it. */
export function listCallOf(operations: Iterable<ContractOperation>, record: string): ContractOperation | undefined {
  return [...operations].find(
    ({ operate, pathParameters }) =>
      operate['verb'] === 'list' && operate['record'] === record && pathParameters.length === 0,
  )
}

/**
 * A record, the records that refer to it, and all records that these refer to, directly or through others. A screen of the
 * record may show any of them.
 */
export function relatedRecords(record: string, { schemas, recordOf }: Project): string[] {
  const found = new Set([record])
  for (const [name, schema] of schemas) if (targetsOf(schema).includes(record)) found.add(name)
  for (const name of found) for (const next of targetsOf(recordOf(name))) found.add(next)
  return [...found]
}

const targetsOf = (record: RecordSchema) => referenceFields(record).map(({ target }) => target)

/**
 * Generates the module with a plan for each kind of record that has references or is their target: the call that lists
 * the records, their title, and the address of their details. Fields load choices by it, and columns show titles and links.
 */
export function referencesModule({ schemas, contract, formats, screens, definitions }: Project): Modules {
  const operations = [...contract.operations.values()]
  const allTargets = new Set([...schemas.values()].flatMap(targetsOf))
  const plans = [...schemas].flatMap(([name, schema]): [string, ReferencePlan][] => {
    const targets = targetsOf(schema)
    if (!allTargets.has(name) && targets.length === 0) return []
    const list = listCallOf(operations, name)
    const title = planTitle(rowSchema(schema), schema.title, formats, wordsOf(name))
    if (!list || !title) return []
    // Removing a record also changes the records that refer to it, as they lose the reference.
    const changing: unknown[] = [name, ...targets]
    const writes = operations.filter(({ method, operate }) => method !== 'get' && changing.includes(operate['record']))
    const { details: to } = addressesOf(name, screens.routes, definitions)
    return [[name, { operation: list.id, changes: writes.map(({ id }) => id), title, to }]]
  })
  const declaration = 'references: Readonly<Record<string, ReferencePlan>>'
  const from = '#engine/plan/ReadPlan.ts'
  return {
    'references.gen.ts': constModule('schemas/', 'ReferencePlan', declaration, Object.fromEntries(plans), from),
  }
}

/** Resolves a table of the records that refer to the shown record. */
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
