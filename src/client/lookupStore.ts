/** What is known of all values of a lookup. */
export interface KnownValues<Item> {
  state: 'loading' | 'failed' | 'loaded'
  items: readonly Item[]
  byValue: ReadonlyMap<string, Item>
}

interface Kept<Item> {
  asked: Promise<Item[]>
  known: KnownValues<Item>
  stale?: boolean
}

/**
 * Keeps what lookups answer, for all who ask, and tells when more is known.
 * @param ask asks the server for the values of a lookup, all of them or those that fit what was typed
 */
export function createLookupStore<Item extends { value: string }>(
  ask: (name: string, typed?: string) => Promise<Item[]>,
) {
  const kept = new Map<string, Kept<Item>>()
  const listeners = new Set<() => void>()
  let edition = 0
  const keyOf = (name: string, typed?: string) => JSON.stringify([name, typed])

  function tell(): void {
    edition += 1
    for (const listener of [...listeners]) listener()
  }

  function load(name: string, typed?: string): Promise<Item[]> {
    const key = keyOf(name, typed)
    const before = kept.get(key)
    if (before && before.known.state !== 'failed' && !before.stale) return before.asked
    const nothing = { state: 'loading', items: [], byValue: new Map() } as const
    const next: Kept<Item> = {
      asked: typed === undefined ? ask(name) : ask(name, typed),
      known: before?.stale ? before.known : nothing,
    }
    kept.set(key, next)
    next.asked.then(
      (items) => {
        next.known = { state: 'loaded', items, byValue: new Map(items.map((item) => [item.value, item])) }
        tell()
      },
      () => {
        next.known = { ...next.known, state: 'failed' }
        tell()
      },
    )
    return next.asked
  }

  return {
    /** The values, or those that fit what the user typed. Asked for once; a failure is not remembered. */
    load,
    /** What is known of all values; undefined where nothing has asked for them. */
    known: (name: string): KnownValues<Item> | undefined => kept.get(keyOf(name))?.known,
    /** Asks for all values while a screen is drawn, unless they are known, under way or cannot be had. */
    want(name: string) {
      const known = kept.get(keyOf(name))
      // Nothing may be sent while a screen is drawn; all listeners hear how it ends.
      if (!known || known.stale) queueMicrotask(() => void load(name).catch(() => undefined))
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Grows as more is known. */
    edition: () => edition,
    /** Has a lookup asked for anew, and shows what was known until then; without a name, forgets all values. */
    forget(name?: string) {
      const entry = name === undefined ? undefined : kept.get(keyOf(name))
      if (entry) entry.stale = true
      else if (name === undefined) kept.clear()
      tell()
    },
  }
}
