/** A value that takes a while to work out: ahead, in small steps, or at once when it is needed before. */
export interface Prepared<Value> {
  /** Takes a step; false when nothing is left to do. */
  advance: () => boolean
  take: () => Value
}

export function prepared<Value>(work: () => Generator<undefined, Value>): Prepared<Value> {
  let steps: Generator<undefined, Value> | undefined
  let result: { value: Value } | undefined
  function advance(): boolean {
    if (result) return false
    steps ??= work()
    const step = steps.next()
    if (!step.done) return true
    result = { value: step.value }
    steps = undefined
    return false
  }
  function take(): Value {
    while (!result) advance()
    return result.value
  }
  return { advance, take }
}
