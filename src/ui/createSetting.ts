import { browserStorage } from './browserStorage.ts'
import { createStore } from './createStore.ts'

/**
 * Something that a person chooses for this browser, in all of its tabs.
 * @param read the choice that a kept text stands for, whatever that is; null where nothing is kept
 */
export function createSetting<Value>(key: string, read: (kept: string | null) => Value) {
  const kept = () => read(browserStorage.getItem(key))
  const { get, set, subscribe } = createStore(kept())
  window.addEventListener('storage', () => set(kept()))
  return {
    get,
    subscribe,
    /** Takes effect at once and is remembered. */
    choose: (next: Value): void => {
      browserStorage.setItem(key, String(next))
      set(next)
    },
  }
}
