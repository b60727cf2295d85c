import { useSyncExternalStore } from 'react'

const key = 'fluid'
const listeners = new Set<() => void>()

function saved(): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** True when the content takes the full width of the window. */
export function useFluid(): boolean {
  return useSyncExternalStore(subscribe, saved)
}

/** Chooses the width of the content and remembers it in this browser. */
export function chooseFluid(fluid: boolean): void {
  try {
    localStorage.setItem(key, String(fluid))
  } catch {
    return
  }
  for (const listener of listeners) listener()
}
