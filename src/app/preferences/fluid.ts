import { useSyncExternalStore } from 'react'
import { attempt } from '#ui/attempt.ts'

const key = 'fluid'
const listeners = new Set<() => void>()

const saved = () => attempt(() => localStorage.getItem(key) === 'true', false)

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
  attempt(() => localStorage.setItem(key, String(fluid)), undefined)
  for (const listener of listeners) listener()
}
