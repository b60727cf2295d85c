import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import Keys from './brand.svg?react'
import { icons } from '#ui/icons.tsx'
import { useText, useLanguage } from '#ui/text/useText.ts'
import { chooseTheme, useTheme } from '#ui/theme/useTheme.ts'
import { languages, type Language } from '#generated/languages.gen.ts'
import { useApplication } from '../Application.ts'
import { chooseLanguage } from '../language/words.ts'

/** The name of the product with its bunch of keys, leading home. */
export function Brand({ to }: { to: string }) {
  return (
    <Link className="brand" to={to}>
      <Keys />
      <span>Trousseau</span>
    </Link>
  )
}

/** Changes between light and dark; the choice is remembered in this browser. */
export function ThemeToggle() {
  const text = useText()
  const dark = useTheme() === 'dark'
  // Both are there, and styles show one: a page that is rendered ahead does not know the theme.
  return (
    <button type="button" className="icon-button" onClick={() => chooseTheme(dark ? 'light' : 'dark')}>
      <span className="in-light">
        <icons.moon />
        <span className="visually-hidden">{text('app:theme.toDark')}</span>
      </span>
      <span className="in-dark">
        <icons.sun />
        <span className="visually-hidden">{text('app:theme.toLight')}</span>
      </span>
    </button>
  )
}

/** The head of a page outside the signed-in layout. @param children what else stands in it */
export function PageHead({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <header className={className}>
      <Brand to="/" />
      <div className="tools">
        <LanguageSwitch />
        <ThemeToggle />
      </div>
      {children}
    </header>
  )
}

/** The name of a language in that language, with a capital letter. */
function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** A button for each language, in that language; another one takes effect at once. */
export function LanguageSwitch({ long = false }: { long?: boolean }) {
  const { words } = useApplication()
  const current = useLanguage()
  const text = useText()
  return (
    <div className="segments" role="group" aria-label={text('app:language.label')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void chooseLanguage(words, language)}
        >
          {!long && <span aria-hidden="true">{language.toUpperCase()}</span>}
          <span className={long ? undefined : 'visually-hidden'}>{nameOf(language)}</span>
        </button>
      ))}
    </div>
  )
}
