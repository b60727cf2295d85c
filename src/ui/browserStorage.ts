type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * The storage of the browser, if it allows one. A browser that forbids it throws when its storage is looked up, a
 * private window at the first access, a full one at the next value: then nothing is found, and values live as long as
 * the page.
 */
export function guardStorage(find: () => Kept) {
  function attempt<Result>(work: (storage: Kept) => Result, otherwise: Result): Result {
    try {
      return work(find())
    } catch {
      return otherwise
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
