import { LanguageSwitch } from '../language/LanguageSwitch.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

/** Language and theme, for pages outside the signed-in layout. */
export function PublicTools() {
  return (
    <div className="tools">
      <LanguageSwitch />
      <ThemeToggle />
    </div>
  )
}
