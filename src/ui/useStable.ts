import { useState } from 'react'

/**
 * Returns the same object as long as the value says the same, so that memos and effects on it do not run again.
 * @param isSame whether two values say the same
 */
export function useStable<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [kept, keep] = useState(value)
  if (isSame(kept, value)) return kept
  keep(value)
  return value
}
