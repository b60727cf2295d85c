import { useMemo, type ReactNode } from 'react'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { TextContext } from '#ui/text/useText.ts'
import { languages } from '#generated/languages.gen.ts'
import { createTranslate } from './createTranslate.ts'

interface LanguageProviderProps {
  words: i18n
  children: ReactNode
}

/** Gives the product its words, and new ones as soon as the language changes. */
export function LanguageProvider({ words, children }: LanguageProviderProps) {
  const { i18n, t } = useTranslation('app', { i18n: words })
  const language = i18n.resolvedLanguage ?? languages[0]
  // A new function for each language, and for new words of it, makes everything that holds one draw itself again.
  const value = useMemo(
    () => ({ language, text: createTranslate({ t, exists: i18n.exists.bind(i18n) }) }),
    [i18n, language, t],
  )
  return <TextContext value={value}>{children}</TextContext>
}
