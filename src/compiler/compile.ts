import { withConditions } from './emit/conditions.ts'
import { clientModule, serverModule } from './emit/contract/callModules.ts'
import { publicContract } from './emit/contract/publicContract.ts'
import { screenModules } from './emit/screenModules.ts'
import type { Modules } from './emit/constModule.ts'
import { recordsModule, sharedModules } from './emit/sharedModules.ts'
import type { Project } from './project/readProject.ts'
import { formPlans } from './emit/plans/formPlans.ts'
import { askingForms } from './project/implied/askingForms.ts'
import type { CompletedForm } from './project/implied/completeDefinition.ts'
import { ofVariants } from './project/implied/showVariants.ts'
import { stepsModule } from './emit/calculations.ts'
import { referencesModule } from './emit/references.ts'
import { withOutcomes } from './emit/outcomes.ts'
import { type OfferedValues, validatorsModule, validatorsTypes } from './emit/validators/validatorsModule.ts'

/**
 * Compiles the definitions of a project into the modules that browser and server run. Throws if a definition names
 * something that does not exist.
 */
export function compile(written: Project, offered: OfferedValues): Modules {
  const { schemas, recordOf, formats, outcomes, contract } = written
  const definitions = written.definitions.map((one) => ({
    ...one,
    ...withConditions({ ...one, value: withOutcomes(ofVariants(one, written), outcomes.tables) }, written),
  }))
  const project: Project = { ...written, definitions }
  const ofForms = definitions.filter(({ kind }) => kind === 'form')
  const definedForms = ofForms.map(({ id, value }) => [id, value as CompletedForm] as const)
  const forms = formPlans(new Map([...definedForms, ...askingForms(contract.operations)]), recordOf, formats)
  const modules: Modules[] = [
    {
      'clientContract.gen.ts': clientModule(project),
      'serverContract.gen.ts': serverModule(project),
      'publicContract.gen.json': `${JSON.stringify(publicContract(contract.source.value as object, recordOf))}\n`,
    },
    sharedModules(project),
    recordsModule(project),
    referencesModule(project),
    stepsModule(project),
    screenModules(project, forms),
    ...[...schemas].map(([name, schema]) => ({
      [`${name}.validators.gen.js`]: validatorsModule(name, schema, formats, offered, changeConditions(name, contract)),
      [`${name}.validators.gen.d.ts`]: validatorsTypes,
    })),
  ]
  return Object.fromEntries(modules.flatMap((one) => Object.entries(one)))
}

/** Conditions of the contract on the records whose state a call changes. */
const changeConditions = (name: string, { operations }: Project['contract']): string[] =>
  [...operations.values()].flatMap(({ operate: { record, only } }) =>
    record === name && typeof only === 'string' ? [only] : [],
  )
