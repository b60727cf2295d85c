import { browserStorage } from './browserStorage.ts'
import { createStore } from './createStore.ts'
import { isInBrowser } from './isInBrowser.ts'

/**
 * A choice that a person makes for this browser, in all of its tabs.
 * @param read parses any stored text; null if nothing is stored
 */
export function createSetting<Value>(key: string, read: (kept: string | null) => Value) {
  const kept = () => read(browserStorage.getItem(key))
  const { get, set, subscribe } = createStore(kept())
  if (isInBrowser) window.addEventListener('storage', () => set(kept()))
  return {
    get,
    subscribe,
    /** The value where nothing is stored. */
    unchosen: () => read(null),
    /** Takes effect at once and is remembered. */
    choose: (next: Value): void => {
      browserStorage.setItem(key, String(next))
      set(next)
    },
  }
}
