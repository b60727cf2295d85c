import { useState } from 'react'

/**
 * A value that is the same object as long as it says the same, so that what is made of it is kept.
 * @param isSame whether two values say the same
 */
export function useStable<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [kept, keep] = useState(value)
  if (isSame(kept, value)) return kept
  keep(value)
  return value
}
