import type { FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { conditionsModule, validatorsModule, type OfferedValues } from '../validators/validatorsModule.ts'
import { defaultTypes, type Modules } from './sharedModules.ts'

const typesOf = (type: string) => defaultTypes('factory', type, '#engine/validation/createValidation.ts')

/** What checks the records of a folder and answers its conditions. */
export function validatorModules(
  folder: string,
  records: Readonly<Record<string, RecordSchema>>,
  conditions: readonly string[],
  formats: FormatsDefinition,
  offered: OfferedValues,
): Modules {
  return {
    ...(Object.keys(records).length > 0 && {
      [`${folder}/validators.gen.js`]: validatorsModule(folder, records, formats, offered),
      [`${folder}/validators.gen.d.ts`]: typesOf('ValidatorFactory'),
    }),
    ...(conditions.length > 0 && {
      [`${folder}/conditions.gen.js`]: conditionsModule(folder, conditions),
      [`${folder}/conditions.gen.d.ts`]: typesOf('ConditionFactory'),
    }),
  }
}
