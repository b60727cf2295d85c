import { useSyncExternalStore } from 'react'

const wish = () => window.matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(listener: () => void): () => void {
  const query = wish()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True while the system asks for no motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => wish().matches)
}
