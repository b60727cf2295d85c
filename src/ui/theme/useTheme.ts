import { useSyncExternalStore } from 'react'
import { useMediaQuery } from '../useMediaQuery.ts'
import type { ThemeName } from './tokens.ts'

const key = 'theme'
const listeners = new Set<() => void>()

function saved(): ThemeName | undefined {
  const value = localStorage.getItem(key)
  return value === 'light' || value === 'dark' ? value : undefined
}

function mark(): void {
  const choice = saved()
  if (choice) document.documentElement.dataset['theme'] = choice
  else delete document.documentElement.dataset['theme']
  for (const listener of listeners) listener()
}

/** Chooses a theme and remembers it in this browser. */
export function chooseTheme(theme: ThemeName): void {
  localStorage.setItem(key, theme)
  mark()
}

function subscribe(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => (event.key === key || event.key === null) && mark()
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** The theme in force: what was chosen here before, otherwise what the system wishes. */
export function useTheme(): ThemeName {
  const dark = useMediaQuery('(prefers-color-scheme: dark)')
  return useSyncExternalStore(subscribe, saved) ?? (dark ? 'dark' : 'light')
}
