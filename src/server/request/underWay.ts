/**
 * Bytes of uploads that an account may have in progress at once, in each process. Stored bytes are counted elsewhere.
 */
const maxBytes = 1024 * 1024 * 1024

/** Counts what accounts send and have not finished: it lies on the disk, and would fill it without ever being stored. */
export function createUnderWay(limit: number = maxBytes) {
  const sums = new Map<string, number>()
  return {
    /** Adds bytes of an account; negative when an upload has ended. Returns whether the account may send so many. */
    add(owner: string, bytes: number): boolean {
      const sum = (sums.get(owner) ?? 0) + bytes
      if (sum > 0) sums.set(owner, sum)
      else sums.delete(owner)
      return sum <= limit
    },
  }
}
