import { useMemo, type ReactNode } from 'react'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { languages } from '#generated/languages.gen.ts'
import { TextContext, type Translate } from '#ui/text/useText.ts'

/** Gives the product its words, and new ones as soon as the language changes. */
export function LanguageProvider({ words, children }: { words: i18n; children: ReactNode }) {
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

  const optional: Translate['optional'] = (keys, parameters) => {
    for (const key of typeof keys === 'string' ? [keys] : keys) {
      const found = parameters ? undefined : known.get(key)
      if (found !== undefined) return found
      if (!words.exists(key, parameters)) continue
      const said = words.t(key, parameters ?? {})
      if (!parameters) known.set(key, said)
      return said
    }
    return undefined
  }
  const text = (keys: string | readonly string[], parameters?: Record<string, unknown>) =>
    optional(keys, parameters) ?? (typeof keys === 'string' ? keys : (keys.at(-1) ?? ''))
  return Object.assign(text, { optional })
}
