import type { Condition } from '#generated/definitions.gen.ts'
import { createRuntime, type RowOf, type ValidatorRuntime } from './runtime.ts'

/** Default export of `src/generated/<folder>/conditions.gen.js`: the compiled conditions, each at its place. */
export type ConditionFactory = (runtime: ValidatorRuntime) => readonly ((record: unknown) => unknown)[]

/** Whether a condition of a definition is true of a record. */
export type Holds = (condition: Condition, record: unknown) => boolean

/** The same of the record at hand. */
export type Matches = (condition: Condition) => boolean

/**
 * @param factory undefined for a folder that states no condition
 * @param clock tells the present moment
 * @param rowOf gives the records at which fields point
 */
export function createHolds(factory: ConditionFactory | undefined, clock = () => new Date(), rowOf?: RowOf): Holds {
  const conditions = factory?.(createRuntime(clock, rowOf)) ?? []
  return (condition, record) => {
    const matches = typeof condition === 'number' ? conditions[condition] : undefined
    if (!matches) throw new Error(`The condition ${JSON.stringify(condition)} is not compiled`)
    // What cannot be told, because a value is absent, is not true.
    return matches(record) === true
  }
}
