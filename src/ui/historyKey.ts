const storageKey = 'entered'

/**
 * Name of an entry of the history, for what is kept of it. The first one of each visit has none of its own: it gets one,
 * which a reload and the way back find again, and an address that is typed does not.
 */
export function historyKey(key: string): string {
  return key === 'default' ? (entered ??= enter()) : key
}

let entered: string | undefined

function enter(): string {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const fresh = String(performance.timeOrigin)
  try {
    const known = sessionStorage.getItem(storageKey)
    if (known !== null && navigation?.type !== 'navigate') return known
    sessionStorage.setItem(storageKey, fresh)
  } catch {
    // Without storage nothing is kept.
  }
  return fresh
}
