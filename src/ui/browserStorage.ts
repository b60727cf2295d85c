type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * A storage of the browser that never throws. A browser can forbid its storage at any step: some throw on the look-up, a
 * private window on the first access, a full one on the next value. Then no value is found or kept.
 * @param storageOf looks the storage up, at each access
 */
export function guardStorage(storageOf: () => Kept) {
  /** Runs a function on the storage, and returns the fallback if the browser throws. */
  function attempt<Result>(work: (storage: Kept) => Result, fallback: Result): Result {
    try {
      return work(storageOf())
    } catch {
      return fallback
    }
  }
  return {
    getItem: (key: string) => attempt((storage) => storage.getItem(key), null),
    /** The value of a stored JSON text. Undefined for any other text. */
    getJson: (key: string) => attempt((storage) => JSON.parse(storage.getItem(key) ?? '') as unknown, undefined),
    setItem: (key: string, value: string) => attempt((storage) => storage.setItem(key, value), undefined),
    removeItem: (key: string) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''), []),
  }
}

/** Kept for all tabs of this browser. */
export const browserStorage = guardStorage(() => localStorage)

/** Kept as long as this tab is open. */
export const tabStorage = guardStorage(() => sessionStorage)
