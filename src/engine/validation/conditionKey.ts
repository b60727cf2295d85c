import type { Condition } from '#generated/definitions.gen.ts'

const keys = new WeakMap<Condition, string>()

/** The text by which the validator of a condition is found. Conditions that say the same share one validator. */
export function conditionKey(condition: Condition): string {
  const key = keys.get(condition) ?? JSON.stringify(condition)
  keys.set(condition, key)
  return key
}
