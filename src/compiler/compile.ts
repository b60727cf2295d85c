import type { DetailsDefinition, FormDefinition } from '#generated/definitions.gen.ts'
import { placeConditions } from './conditions.ts'
import { clientModule } from './contract/clientModule.ts'
import { publicContract } from './contract/publicContract.ts'
import { serverModule } from './contract/serverModule.ts'
import type { Domain, DomainFolder, RecordOf } from './domain.ts'
import { definitionFile, folderModules } from './emit/folderModules.ts'
import { formModule } from './emit/formModule.ts'
import type { Modules } from './emit/Modules.ts'
import { plansModule } from './emit/plansModule.ts'
import { recordsModule } from './emit/recordsModule.ts'
import { sharedModules } from './emit/sharedModules.ts'
import { validatorModules } from './emit/validatorModules.ts'
import { formPlans } from './form/formPlans.ts'
import { detailsOfVariants, formOfVariants } from './implied/showVariants.ts'
import { referencesModule } from './references.ts'
import { withOutcomes } from './outcomes.ts'
import type { OfferedValues } from './validators/validatorsModule.ts'

/** Compiles the definitions of a project into the modules that browser and server run. Throws if one names what is not there. */
export function compile(domain: Domain, offered: OfferedValues): Modules {
  const recordOf = recordsIn(domain.folders)
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
  const forms = formPlans(formsIn(folders), recordsIn(folders), domain.formats)
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

function recordsIn(folders: readonly DomainFolder[]): RecordOf {
  return (name) => {
    const [folder, record = ''] = name.split('/')
    const found = folders.find((one) => one.name === folder)?.records[record]
    if (!found) throw new Error(`There is no schemas/${name}.schema.json`)
    return found
  }
}

function formsIn(folders: readonly DomainFolder[]): ReadonlyMap<string, FormDefinition> {
  const forms = folders.flatMap(({ name: folder, definitions }) =>
    Object.entries(definitions).flatMap(([file, definition]) => {
      const found = definitionFile(file)
      return found?.kind === 'form' ? [[`${folder}/${found.name}`, definition as FormDefinition] as const] : []
    }),
  )
  return new Map(forms)
}

/** Forms and details of records with variants, each field under the condition that a record is of a variant that has it. */
function withVariants(
  definitions: DomainFolder['definitions'],
  folders: readonly DomainFolder[],
  recordOf: RecordOf,
): DomainFolder['definitions'] {
  const changed = Object.entries(definitions).map(([file, definition]) => {
    const { record = '' } = definition as { record?: string }
    const [folder, name = ''] = record.split('/')
    const variants = folders.find((one) => one.name === folder)?.variants?.[name]
    if (!variants) return [file, definition]
    const kind = definitionFile(file)?.kind
    if (kind === 'form') return [file, formOfVariants(definition as FormDefinition, recordOf(record), variants)]
    if (kind === 'details') return [file, detailsOfVariants(definition as DetailsDefinition, variants)]
    return [file, definition]
  })
  return Object.fromEntries(changed) as DomainFolder['definitions']
}
