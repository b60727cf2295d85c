import type { ReferencePlan, PointingPlan } from '#engine/plan/ReadPlan.ts'
import { referenceFields } from '#engine/record/references.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import type { Address, PointingList, RecordSchema } from '#generated/definitions.gen.ts'
import { planColumns, planTitle } from './plans/planColumns.ts'
import { conditionScript } from './conditions.ts'
import type { ContractOperation } from './contract/readContract.ts'
import { type Domain, recordIn } from './domain.ts'
import { constModule, type Modules } from './emit/sharedModules.ts'
import { addressesOf } from './implied/completeScreens.ts'
import { mapProperties } from './mapProperties.ts'
import { variantQuery } from './implied/showVariants.ts'

/** The call that answers all records of a kind, among which a reference chooses; undefined where the contract has none. */
export function listCallOf(operations: Iterable<ContractOperation>, record: string): ContractOperation | undefined {
  return [...operations].find(
    ({ operate, pathParameters }) =>
      operate['verb'] === 'list' && operate['record'] === record && pathParameters.length === 0,
  )
}

/** A record, those that point at it, and those at which these point, and so on: what a screen over it may show. */
export function relatedRecords(record: string, records: Domain['records']): string[] {
  const found = new Set([record])
  for (const [name, schema] of records) if (targetsOf(schema).includes(record)) found.add(name)
  for (const name of found) for (const next of targetsOf(recordIn(records, name))) found.add(next)
  return [...found]
}

const targetsOf = (record: RecordSchema) => referenceFields(record).map(({ target }) => target)

/** The module that tells the browser how records are called and reached that others point at, or that point at others. */
export function referencesModule(domain: Domain): Modules {
  const all = [...domain.records]
  const targets = new Set(all.flatMap(([, schema]) => targetsOf(schema)))
  const plans = all.flatMap(([name, schema]): [string, ReferencePlan][] => {
    if (!targets.has(name) && targetsOf(schema).length === 0) return []
    const list = listCallOf(domain.operations, name)
    const title = planTitle(rowSchema(schema), schema.title, domain.formats)
    if (!list || !title) return []
    // A record that goes may be forgotten by those that point at it.
    const changing: unknown[] = [name, ...targetsOf(schema)]
    const changes = domain.operations.filter(
      ({ method, operate }) => method !== 'get' && changing.includes(operate['record']),
    )
    const to = addressesOf(name, domain.screens.routes, domain.definitions).details
    const plan = { operation: list.id, changes: changes.map(({ id }) => id), title }
    const address = mapProperties(to, (key, value) =>
      key === 'only' ? conditionScript(String(value), schema, domain.formats) : value,
    )
    return [[name, { ...plan, ...(to !== undefined && { to: address as Address }) }]]
  })
  const declaration = 'references: Readonly<Record<string, ReferencePlan>>'
  const from = '#engine/plan/ReadPlan.ts'
  return {
    'references.gen.ts': constModule('schemas/', 'ReferencePlan', declaration, Object.fromEntries(plans), from),
  }
}

/** Resolves a list of the records that point at the one that is shown. */
export function pointingPlan({ refers, by, columns }: PointingList, domain: Domain): PointingPlan {
  const { new: address } = addressesOf(refers, domain.screens.routes, domain.definitions)
  const variants = domain.variants.get(refers)
  return {
    record: refers,
    by,
    columns: planColumns(rowSchema(recordIn(domain.records, refers)), columns, domain.formats),
    ...(address !== undefined && { new: `${address}?${variants ? variantQuery(variants, by) : ''}${by}=` }),
  }
}
