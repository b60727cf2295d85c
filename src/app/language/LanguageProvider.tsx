import { useMemo, type ReactNode } from 'react'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { TextContext } from '#ui/text/useText.ts'
import { languages } from '#generated/languages.gen.ts'
import type { Translate } from '#ui/text/useText.ts'

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

/** The first of the keys that has a text; where none has, the last key itself, so that the gap is seen. */
export function createTranslate(words: Pick<i18n, 't' | 'exists'>): Translate {
  // A list asks for the same few words once in each row.
  const known = new Map<string, string>()

  function wordsOf(key: string, parameters: Record<string, unknown> | undefined): string | undefined {
    const found = parameters ? undefined : known.get(key)
    if (found !== undefined || !words.exists(key, parameters)) return found
    const said = words.t(key, parameters ?? {})
    if (!parameters) known.set(key, said)
    return said
  }

  function optional(keys: string | readonly string[], parameters?: Record<string, unknown>): string | undefined {
    for (const key of typeof keys === 'string' ? [keys] : keys) {
      const said = wordsOf(key, parameters)
      if (said !== undefined) return said
    }
    return undefined
  }

  function text(keys: string | readonly string[], parameters?: Record<string, unknown>): string {
    return optional(keys, parameters) ?? (typeof keys === 'string' ? keys : (keys.at(-1) ?? ''))
  }
  return Object.assign(text, { optional })
}
