import type { i18n } from 'i18next'
import type { Translate } from '#ui/text/useText.ts'

/** The first of the keys that has a text; where none has, the last key itself, so that the gap is seen. */
export function createTranslate(words: Pick<i18n, 't' | 'exists'>): Translate {
  function optional(keys: string | readonly string[], parameters: Record<string, unknown> = {}): string | undefined {
    const hit = (typeof keys === 'string' ? [keys] : keys).find((key) => words.exists(key, parameters))
    return hit === undefined ? undefined : words.t(hit, parameters)
  }
  function text(keys: string | readonly string[], parameters?: Record<string, unknown>): string {
    return optional(keys, parameters) ?? (typeof keys === 'string' ? keys : (keys.at(-1) ?? ''))
  }
  return Object.assign(text, { optional })
}
