import type { FormDefinition } from '#generated/definitions.gen.ts'
import { withConditions } from './conditions.ts'
import { clientModule, serverModule } from './contract/callModules.ts'
import { publicContract } from './contract/publicContract.ts'
import { type Domain, recordIn, type RecordOf } from './domain.ts'
import { planModules } from './emit/planModules.ts'
import { type Modules, recordsModule, sharedModules } from './emit/sharedModules.ts'
import { plansModule } from './emit/plansModule.ts'
import { formPlans } from './plans/formPlans.ts'
import { ofVariants } from './implied/showVariants.ts'
import { referencesModule } from './references.ts'
import { withOutcomes } from './outcomes.ts'
import { type OfferedValues, validatorsModule, validatorsTypes } from './validators/validatorsModule.ts'

/** Compiles the definitions of a project into the modules that browser and server run. Throws if one names what is not there. */
export function compile(domain: Domain, offered: OfferedValues): Modules {
  const { records, formats, operations } = domain
  const definitions = domain.definitions.map((one) =>
    withConditions({ ...one, value: withOutcomes(ofVariants(one, domain), domain.outcomes) }, domain),
  )
  const completed = { ...domain, definitions }
  const recordOf: RecordOf = (name) => recordIn(records, name)
  const written = definitions.filter(({ kind }) => kind === 'form')
  const forms = formPlans(new Map(written.map(({ id, value }) => [id, value as FormDefinition])), recordOf, formats)
  const modules: Modules[] = [
    {
      'clientContract.gen.ts': clientModule(operations),
      'serverContract.gen.ts': serverModule(operations, recordOf),
      'publicContract.gen.json': `${JSON.stringify(publicContract(domain.api, recordOf))}\n`,
      'plans.gen.ts': plansModule(completed, forms),
    },
    sharedModules(domain),
    recordsModule(domain),
    referencesModule(domain),
    planModules(completed, forms),
    ...[...records].map(([name, schema]) => ({
      [`${name}.validators.gen.js`]: validatorsModule(name, schema, formats, offered),
      [`${name}.validators.gen.d.ts`]: validatorsTypes,
    })),
  ]
  return Object.fromEntries(modules.flatMap((one) => Object.entries(one)))
}
