const storageKey = 'clockAhead'

/** A smaller difference comes from the way of the answer and from whole seconds, in milliseconds. */
const minDifferenceMs = 60_000

export type Clock = ReturnType<typeof createClock>

interface Options {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  device: () => Date
}

/**
 * The moment now, as the server counts it. The clock of a device may be wrong by hours: how much it is ahead, or behind, is
 * known from the moment at which the server began the last session.
 */
export function createClock({ storage, device }: Options) {
  // Also stands in for a browser that keeps nothing.
  let inMemory = 0
  const ahead = () => Number(storage.getItem(storageKey) ?? inMemory) || 0
  return {
    now: () => new Date(device().getTime() - ahead()),
    /** Takes note of what the server's clock shows at this moment, in milliseconds since 1970. */
    set(shown: number): void {
      const difference = device().getTime() - shown
      inMemory = Math.abs(difference) < minDifferenceMs ? 0 : difference
      storage.setItem(storageKey, String(inMemory))
    },
  }
}
