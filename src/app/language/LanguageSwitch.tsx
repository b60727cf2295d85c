import { useTranslation } from 'react-i18next'
import { useLanguage, useText, type Language } from '#ui/text/useText.ts'
import { chooseLanguage } from './words.ts'

const names: Record<Language, string> = { fr: 'Français', en: 'English' }

/** Two buttons, each in its own language; the other one takes effect at once. */
export function LanguageSwitch({ long = false }: { long?: boolean }) {
  const { i18n } = useTranslation()
  const current = useLanguage()
  const text = useText()
  return (
    <div className="segments" role="group" aria-label={text('app:language.label')}>
      {(['fr', 'en'] as const).map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void chooseLanguage(i18n, language)}
        >
          {long ? names[language] : <LanguageCode language={language} />}
        </button>
      ))}
    </div>
  )
}

function LanguageCode({ language }: { language: Language }) {
  return (
    <>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className="visually-hidden">{names[language]}</span>
    </>
  )
}
