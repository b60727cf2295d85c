import { useSyncExternalStore } from 'react'

/**
 * A value that changes outside React, now and whenever it changes.
 * @param getAtFirst what the page shows that was rendered ahead by the build, where that is not the value of the browser;
 *   the value of the browser follows at once
 */
export function useStore<Value>(
  subscribe: (listener: () => void) => () => void,
  get: () => Value,
  getAtFirst: () => Value = get,
): Value {
  return useSyncExternalStore(subscribe, get, getAtFirst)
}
