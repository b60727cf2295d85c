/** Reads what may be of no use, and then throws. */
export function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** What a JSON text says; undefined for any other text. */
export const parsed = (text: string): unknown => attempt(() => JSON.parse(text) as unknown, undefined)
