/** Bytes of uploads of an account that may be under way at once, in each process: what is stored is counted elsewhere. */
const most = 1024 * 1024 * 1024

export type UnderWay = ReturnType<typeof createUnderWay>

/** Counts what accounts send and have not finished: it lies on the disk, and would fill it without ever being stored. */
export function createUnderWay(limit: number = most) {
  const sums = new Map<string, number>()
  return {
    begin(owner: string) {
      let own = 0
      return {
        /** Whether the account may send so many bytes more. */
        add(bytes: number) {
          own += bytes
          const sum = (sums.get(owner) ?? 0) + bytes
          sums.set(owner, sum)
          return sum <= limit
        },
        end() {
          const left = (sums.get(owner) ?? 0) - own
          if (left > 0) sums.set(owner, left)
          else sums.delete(owner)
        },
      }
    },
  }
}
