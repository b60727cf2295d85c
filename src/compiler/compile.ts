import type { DetailsDefinition, FormDefinition } from '#generated/definitions.gen.ts'
import { placeConditions } from './conditions.ts'
import { clientModule, serverModule } from './contract/callModules.ts'
import { publicContract } from './contract/publicContract.ts'
import {
  type Domain,
  type DomainDefinition,
  type DomainFolder,
  type RecordOf,
  recordsIn,
  variantsOf,
} from './domain.ts'
import { folderModules } from './emit/folderModules.ts'
import { formModule } from './emit/formModule.ts'
import { type Modules, recordsModule, sharedModules } from './emit/sharedModules.ts'
import { plansModule } from './emit/plansModule.ts'
import { validatorModules } from './emit/validatorModules.ts'
import { formPlans } from './plans/formPlans.ts'
import { detailsOfVariants, formOfVariants } from './implied/showVariants.ts'
import { referencesModule } from './references.ts'
import { withOutcomes } from './outcomes.ts'
import type { OfferedValues } from './validators/validatorsModule.ts'

/** Compiles the definitions of a project into the modules that browser and server run. Throws if one names what is not there. */
export function compile(domain: Domain, offered: OfferedValues): Modules {
  const recordOf = recordOfAll(domain.folders)
  const placed = domain.folders.map((folder) =>
    placeConditions(
      {
        ...folder,
        definitions: withOutcomes(withVariants(folder.definitions, domain.folders, recordOf), domain.outcomes),
      },
      domain.formats,
      recordOf,
    ),
  )
  const folders = placed.map(({ folder }) => folder)
  const withConditions = new Set(
    placed.filter(({ conditions }) => conditions.length > 0).map(({ folder }) => folder.name),
  )
  const forms = formPlans(formsIn(folders), recordOfAll(folders), domain.formats)
  const modules: Modules[] = [
    {
      'clientContract.gen.ts': clientModule(domain.operations),
      'serverContract.gen.ts': serverModule(domain.operations, recordOf),
      'publicContract.gen.json': `${JSON.stringify(publicContract(domain.api, recordOf))}\n`,
      'records.gen.ts': recordsModule(domain.folders),
      'plans.gen.ts': plansModule(folders, forms, withConditions, recordOf),
    },
    sharedModules(domain),
    referencesModule(domain, recordOf),
    ...domain.folders.map((folder, index) =>
      validatorModules(folder, placed[index]?.conditions ?? [], domain, offered),
    ),
    ...folders.map((folder) => folderModules(folder, domain, recordOf)),
    ...[...forms.values()].map((plan) => formModule(plan, withConditions)),
  ]
  return Object.fromEntries(modules.flatMap((one) => Object.entries(one)))
}

function recordOfAll(folders: readonly DomainFolder[]): RecordOf {
  const records = new Map(recordsIn(folders))
  return (name) => {
    const found = records.get(name)
    if (!found) throw new Error(`There is no schemas/${name}.schema.json`)
    return found
  }
}

const formsIn = (folders: readonly DomainFolder[]): ReadonlyMap<string, FormDefinition> =>
  new Map(
    folders.flatMap(({ definitions }) =>
      definitions.flatMap(({ kind, id, value }) => (kind === 'form' ? [[id, value as FormDefinition]] : [])),
    ),
  )

/** Forms and details of records with variants, each field under the condition that a record is of a variant that has it. */
function withVariants(
  definitions: readonly DomainDefinition[],
  folders: readonly DomainFolder[],
  recordOf: RecordOf,
): DomainDefinition[] {
  return definitions.map((definition) => {
    const { kind, value } = definition
    const { record = '' } = value as { record?: string }
    const variants = variantsOf(folders, record)
    if (variants && kind === 'form')
      return { ...definition, value: formOfVariants(value as FormDefinition, recordOf(record), variants) }
    if (variants && kind === 'details')
      return { ...definition, value: detailsOfVariants(value as DetailsDefinition, recordOf(record), variants) }
    return definition
  })
}
