import type { Domain, DomainFolder } from '../domain.ts'
import { conditionsModule, validatorsModule, type OfferedValues } from '../validators/validatorsModule.ts'
import type { Modules } from './sharedModules.ts'

/** Compiling takes its time: a folder that has not changed since is not compiled again. */
const compiled = new Map<string, { from: string; modules: Modules }>()

/** What checks the records of a folder and answers its conditions. */
export function validatorModules(
  folder: DomainFolder,
  conditions: readonly string[],
  { formats }: Domain,
  offered: OfferedValues,
): Modules {
  const from = JSON.stringify([folder.records, conditions, formats, offered])
  const known = compiled.get(folder.name)
  if (known?.from === from) return known.modules
  const modules: Modules = {
    ...(Object.keys(folder.records).length > 0 && {
      [`${folder.name}/validators.gen.js`]: validatorsModule(folder, formats, offered),
      [`${folder.name}/validators.gen.d.ts`]: typesOf('ValidatorFactory'),
    }),
    ...(conditions.length > 0 && {
      [`${folder.name}/conditions.gen.js`]: conditionsModule(folder.name, conditions),
      [`${folder.name}/conditions.gen.d.ts`]: typesOf('ConditionFactory'),
    }),
  }
  compiled.set(folder.name, { from, modules })
  return modules
}

/** Declares a module of compiled schemas to TypeScript. */
const typesOf = (type: string) => `// Made by \`npm run generate\`.
import type { ${type} } from '#engine/validation/createValidation.ts'

declare const factory: ${type}
export default factory
`
