import { createSetting } from '../createSetting.ts'
import { useMediaQuery } from '../useMediaQuery.ts'
import type { ThemeName } from './tokens.ts'
import { useStore } from '../useStore.ts'

const chosen = createSetting('theme', (kept): ThemeName | undefined => {
  return kept === 'light' || kept === 'dark' ? kept : undefined
})
chosen.subscribe(() => {
  const { dataset } = document.documentElement
  const theme = chosen.get()
  if (theme) dataset['theme'] = theme
  else delete dataset['theme']
})

export const chooseTheme: (theme: ThemeName) => void = chosen.choose

/** The theme in force: the choice made in this browser, else the preference of the system. */
export function useTheme(): ThemeName {
  const dark = useMediaQuery('(prefers-color-scheme: dark)')
  return useStore(chosen.subscribe, chosen.get, chosen.unchosen) ?? (dark ? 'dark' : 'light')
}
