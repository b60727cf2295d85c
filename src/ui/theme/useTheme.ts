import { useSyncExternalStore } from 'react'
import { createStore } from '../createStore.ts'
import { useMediaQuery } from '../useMediaQuery.ts'
import type { ThemeName } from './tokens.ts'

const key = 'theme'

function saved(): ThemeName | undefined {
  const value = localStorage.getItem(key)
  return value === 'light' || value === 'dark' ? value : undefined
}

const chosen = createStore(saved())
chosen.subscribe(() => {
  const { dataset } = document.documentElement
  const theme = chosen.get()
  if (theme) dataset['theme'] = theme
  else delete dataset['theme']
})
window.addEventListener('storage', () => chosen.set(saved()))

/** Chooses a theme and remembers it in this browser. */
export function chooseTheme(theme: ThemeName): void {
  localStorage.setItem(key, theme)
  chosen.set(theme)
}

/** The theme in force: what was chosen here before, otherwise what the system wishes. */
export function useTheme(): ThemeName {
  const dark = useMediaQuery('(prefers-color-scheme: dark)')
  return useSyncExternalStore(chosen.subscribe, chosen.get) ?? (dark ? 'dark' : 'light')
}
