/** Derives something from an object that never changes, such as a schema or a plan, once. */
export function derivedOnce<From extends object, Result>(derive: (from: From) => Result): (from: From) => Result {
  const derived = new WeakMap<From, Result>()
  return (from) => {
    const result = derived.get(from) ?? derive(from)
    derived.set(from, result)
    return result
  }
}
