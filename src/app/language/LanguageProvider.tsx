import { useMemo, type ReactNode } from 'react'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { splitKey } from '#engine/words/wordKeys.ts'
import { languages } from '#generated/languages.gen.ts'
import { TextContext, type Translate } from '#ui/text/useText.ts'

/** Gives the product its words, and new ones as soon as the language changes. */
export function LanguageProvider({ words, children }: { words: i18n; children: ReactNode }) {
  const { i18n, t } = useTranslation('app', { i18n: words })
  const language = i18n.resolvedLanguage ?? languages[0]
  // A new function for each language, and for new words of it, makes everything that holds one draw itself again.
  const value = useMemo(() => ({ language, text: createTranslate(i18n, t) }), [i18n, language, t])
  return <TextContext value={value}>{children}</TextContext>
}

/**
 * The first of the keys that has a text; where none has, the last key itself, so that the gap is seen.
 * @param t speaks the language of the moment
 */
export function createTranslate(words: i18n, t = words.t): Translate {
  // A list asks for the same few words once in each row, and a form for words that most of its fields do not have.
  const known = new Map<string, string | undefined>()

  const say = (key: string, parameters?: Record<string, unknown>): string | undefined => {
    const { namespace: ns, inside } = splitKey(key)
    // Words refer to no other words; a text with `$t(` is a text.
    const options = { ...parameters, ns, nest: false }
    return words.exists(inside, options) ? t(inside, options) : undefined
  }
  const sayAgain = (key: string): string | undefined => {
    if (known.has(key)) return known.get(key)
    const message = say(key)
    // A key without a text may get one until the words of its namespace have loaded.
    if (message !== undefined || words.hasResourceBundle(words.language, splitKey(key).namespace)) {
      known.set(key, message)
    }
    return message
  }
  const optional: Translate['optional'] = (keys, parameters) => {
    for (const key of typeof keys === 'string' ? [keys] : keys) {
      const message = parameters ? say(key, parameters) : sayAgain(key)
      if (message !== undefined) return message
    }
    return undefined
  }
  const text = (keys: string | readonly string[], parameters?: Record<string, unknown>) =>
    optional(keys, parameters) ?? (typeof keys === 'string' ? keys : (keys.at(-1) ?? ''))
  return Object.assign(text, { optional })
}
