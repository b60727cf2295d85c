/** Does what may throw, as storage does at the first touch: in a private window, or where it is full. */
export function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** What a JSON text says; undefined for any other text. */
export const parsed = (text: string): unknown => attempt(() => JSON.parse(text) as unknown, undefined)
