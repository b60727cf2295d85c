import type { ReferencePlan, PointingPlan } from '#engine/plan/ReadPlan.ts'
import { referenceFields } from '#engine/record/references.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import type { PointingList, RecordSchema } from '#generated/definitions.gen.ts'
import { planColumns, planTitle } from './plans/planColumns.ts'
import { conditionCode } from './conditions.ts'
import type { ContractOperation } from './contract/readContract.ts'
import { type Domain, type DomainFolder, type RecordOf, recordsIn, variantsOf } from './domain.ts'
import type { Modules } from './emit/sharedModules.ts'
import { type Addresses, addressesOf } from './implied/completeScreens.ts'
import { conditionFactory } from './validators/validatorsModule.ts'
import { variantQuery } from './implied/showVariants.ts'

/** The call that answers all records of a kind, among which a reference chooses; undefined where the contract has none. */
export function listCallOf(operations: Iterable<ContractOperation>, record: string): ContractOperation | undefined {
  return [...operations].find(
    ({ operate, pathParameters }) =>
      operate['verb'] === 'list' && operate['record'] === record && pathParameters.length === 0,
  )
}

/** A record, those that point at it, and those at which these point, and so on: what a screen over it may show. */
export function relatedRecords(record: string, folders: readonly DomainFolder[], recordOf: RecordOf): string[] {
  const found = new Set([record])
  for (const [name, schema] of recordsIn(folders)) if (targetsOf(schema).includes(record)) found.add(name)
  for (const name of found) for (const next of targetsOf(recordOf(name))) found.add(next)
  return [...found]
}

const targetsOf = (record: RecordSchema) => referenceFields(record).map(({ target }) => target)

/** The module that tells the browser how records are called and reached that others point at, or that point at others. */
export function referencesModule(domain: Domain, recordOf: RecordOf): Modules {
  const all = recordsIn(domain.folders)
  const targets = new Set(all.flatMap(([, schema]) => targetsOf(schema)))
  const conditions: string[] = []
  const plans = all.flatMap(([name, schema]): [string, ReferencePlan][] => {
    if (!targets.has(name) && targetsOf(schema).length === 0) return []
    const list = listCallOf(domain.operations, name)
    const title = planTitle(rowSchema(recordOf(name)), schema.title, domain.formats)
    if (!list || !title) return []
    // A record that goes may be forgotten by those that point at it.
    const changing: unknown[] = [name, ...targetsOf(schema)]
    const changes = domain.operations.filter(
      ({ method, operate }) => method !== 'get' && changing.includes(operate['record']),
    )
    const to = recordAddresses(name, domain).details
    const choose = (only: unknown) => conditions.push(conditionCode(String(only), schema, domain.formats)) - 1
    const placed = Array.isArray(to)
      ? to.map((one) => (typeof one === 'string' || one.only === undefined ? one : { ...one, only: choose(one.only) }))
      : to
    const plan = { operation: list.id, changes: changes.map(({ id }) => id), title }
    return [[name, { ...plan, ...(placed !== undefined && { to: placed }) }]]
  })
  return {
    'references.gen.js': `// Made by \`npm run generate\`. Change schemas/ and run it again.
export const references = ${JSON.stringify(Object.fromEntries(plans), null, 2)}

${conditionFactory(conditions)}`,
    'references.gen.d.ts': `// Made by \`npm run generate\`.
import type { ReferencesModule } from '#engine/plan/ReadPlan.ts'

export const references: ReferencesModule['references']
declare const factory: ReferencesModule['default']
export default factory
`,
  }
}

/** The addresses of the screens of a record. */
export const recordAddresses = (record: string, { folders, screens }: Pick<Domain, 'folders' | 'screens'>): Addresses =>
  addressesOf(
    record,
    screens.routes,
    folders.flatMap(({ definitions }) => definitions),
  )

/** Resolves a list of the records that point at the one that is shown. */
export function pointingPlan({ refers, by, columns }: PointingList, domain: Domain, recordOf: RecordOf): PointingPlan {
  const address = recordAddresses(refers, domain).new
  const variants = variantsOf(domain.folders, refers)
  return {
    record: refers,
    by,
    columns: planColumns(rowSchema(recordOf(refers)), columns, domain.formats),
    ...(address !== undefined && { new: `${address}?${variants ? variantQuery(variants, by) : ''}${by}=` }),
  }
}
