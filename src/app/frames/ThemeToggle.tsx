import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { chooseTheme, useTheme } from '#ui/theme/useTheme.ts'
import { LanguageSwitch } from '../language/LanguageSwitch.tsx'

/** Changes between light and dark; the choice is remembered in this browser. */
export function ThemeToggle() {
  const text = useText()
  const dark = useTheme() === 'dark'
  const Icon = dark ? icons.sun : icons.moon
  return (
    <button type="button" className="icon-button" onClick={() => chooseTheme(dark ? 'light' : 'dark')}>
      <Icon />
      <span className="visually-hidden">{text(dark ? 'app:theme.toLight' : 'app:theme.toDark')}</span>
    </button>
  )
}

/** Language and theme, for pages outside the signed-in layout. */
export function PublicTools() {
  return (
    <div className="tools">
      <LanguageSwitch />
      <ThemeToggle />
    </div>
  )
}
