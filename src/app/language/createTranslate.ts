import type { i18n } from 'i18next'
import type { Translate } from '#ui/text/useText.ts'

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
