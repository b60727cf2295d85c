import { folderOf, lastNameOf } from '#engine/schema/definitionName.ts'
import type { FormDefinition } from '#generated/definitions.gen.ts'
import { placeConditions } from './conditions.ts'
import { clientModule, serverModule } from './contract/callModules.ts'
import { publicContract } from './contract/publicContract.ts'
import { type Domain, recordIn, type RecordOf } from './domain.ts'
import { planModules } from './emit/planModules.ts'
import { formModule } from './emit/formModule.ts'
import { type Modules, recordsModule, sharedModules } from './emit/sharedModules.ts'
import { plansModule } from './emit/plansModule.ts'
import { validatorModules } from './emit/validatorModules.ts'
import { formPlans } from './plans/formPlans.ts'
import { ofVariants } from './implied/showVariants.ts'
import { referencesModule } from './references.ts'
import { withOutcomes } from './outcomes.ts'
import type { OfferedValues } from './validators/validatorsModule.ts'

/** Compiles the definitions of a project into the modules that browser and server run. Throws if one names what is not there. */
export function compile(domain: Domain, offered: OfferedValues): Modules {
  const { records, formats, operations } = domain
  const definitions = domain.definitions.map((one) => ({
    ...one,
    value: withOutcomes(ofVariants(one, domain), domain.outcomes),
  }))
  const { placed, conditions } = placeConditions({ ...domain, definitions })
  const recordOf: RecordOf = (name) => recordIn(placed.records, name)
  const written = placed.definitions.filter(({ kind }) => kind === 'form')
  const forms = formPlans(new Map(written.map(({ id, value }) => [id, value as FormDefinition])), recordOf, formats)
  const folders = new Set([...records.keys(), ...definitions.map(({ id }) => id)].map(folderOf))
  const recordsIn = (folder: string) =>
    Object.fromEntries([...records].flatMap(([id, one]) => (folderOf(id) === folder ? [[lastNameOf(id), one]] : [])))
  const modules: Modules[] = [
    {
      'clientContract.gen.ts': clientModule(operations),
      'serverContract.gen.ts': serverModule(operations, recordOf),
      'publicContract.gen.json': `${JSON.stringify(publicContract(domain.api, recordOf))}\n`,
      'plans.gen.ts': plansModule(placed, forms, conditions),
    },
    sharedModules(domain),
    recordsModule(placed),
    referencesModule(domain),
    planModules(placed),
    ...[...folders].map((folder) =>
      validatorModules(folder, recordsIn(folder), conditions.get(folder) ?? [], formats, offered),
    ),
    ...[...forms.values()].map((plan) => formModule(plan, conditions)),
  ]
  return Object.fromEntries(modules.flatMap((one) => Object.entries(one)))
}
