import type { Condition } from '#generated/definitions.gen.ts'
import type { Formats } from '../formats/createFormats.ts'
import { runtime, type ValidatorRuntime } from './runtime.ts'

/** Default export of `src/generated/<folder>/conditions.gen.js`: the compiled conditions, each at its place. */
export type ConditionFactory = (formats: Formats, runtime: ValidatorRuntime) => readonly ((value: unknown) => boolean)[]

/** Whether a condition of a definition is true of a record. */
export type Holds = (condition: Condition, record: unknown) => boolean

/** @param factory undefined for a folder that states no condition */
export function createHolds(factory: ConditionFactory | undefined, formats: Formats): Holds {
  const conditions = factory?.(formats, runtime) ?? []
  return (condition, record) => {
    const matches = typeof condition === 'number' ? conditions[condition] : undefined
    if (!matches) throw new Error(`The condition ${JSON.stringify(condition)} is not compiled`)
    return matches(record)
  }
}
