import { languages, type Language } from '#generated/languages.gen.ts'
import { useLanguage, useText } from '#ui/text/useText.ts'
import { useApplication } from '../Application.ts'
import { chooseLanguage } from './words.ts'

/** What a language calls itself, as at the start of a line. */
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
          {long ? nameOf(language) : <LanguageCode language={language} />}
        </button>
      ))}
    </div>
  )
}

function LanguageCode({ language }: { language: Language }) {
  return (
    <>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className="visually-hidden">{nameOf(language)}</span>
    </>
  )
}
