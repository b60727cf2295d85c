import type { FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { conditionsModule, validatorsModule, type OfferedValues } from '../validators/validatorsModule.ts'
import { defaultTypes, type Modules } from './sharedModules.ts'

const typesOf = (type: string) => defaultTypes('factory', type, '#engine/validation/createValidation.ts')

/** Compiling takes its time: a folder that has not changed since is not compiled again. */
const compiled = new Map<string, { from: string; modules: Modules }>()

/** What checks the records of a folder and answers its conditions. */
export function validatorModules(
  folder: string,
  records: Readonly<Record<string, RecordSchema>>,
  conditions: readonly string[],
  formats: FormatsDefinition,
  offered: OfferedValues,
): Modules {
  const from = JSON.stringify([records, conditions, formats, offered])
  const known = compiled.get(folder)
  if (known?.from === from) return known.modules
  const modules: Modules = {
    ...(Object.keys(records).length > 0 && {
      [`${folder}/validators.gen.js`]: validatorsModule(folder, records, formats, offered),
      [`${folder}/validators.gen.d.ts`]: typesOf('ValidatorFactory'),
    }),
    ...(conditions.length > 0 && {
      [`${folder}/conditions.gen.js`]: conditionsModule(folder, conditions),
      [`${folder}/conditions.gen.d.ts`]: typesOf('ConditionFactory'),
    }),
  }
  compiled.set(folder, { from, modules })
  return modules
}
