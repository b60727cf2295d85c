import { useSyncExternalStore } from 'react'
import type { ThemeName } from './tokens.ts'

const key = 'theme'
const system = () => window.matchMedia('(prefers-color-scheme: dark)')
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

/** The theme in force: what was chosen here before, otherwise what the system wishes. */
export function currentTheme(): ThemeName {
  return saved() ?? (system().matches ? 'dark' : 'light')
}

/** Chooses a theme and remembers it in this browser. */
export function chooseTheme(theme: ThemeName): void {
  localStorage.setItem(key, theme)
  mark()
}

function subscribe(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => (event.key === key || event.key === null) && mark()
  const wish = system()
  listeners.add(listener)
  wish.addEventListener('change', listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    wish.removeEventListener('change', listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

export function useTheme(): ThemeName {
  return useSyncExternalStore(subscribe, currentTheme)
}
