import { createContext, use } from 'react'

/** Gives the text of the first key that has one; `{{name}}` in it is filled from the parameters. */
export type Translate = ((keys: string | readonly string[], parameters?: Record<string, unknown>) => string) & {
  /** Like the call itself, but undefined where no key has a text. */
  optional(keys: string | readonly string[], parameters?: Record<string, unknown>): string | undefined
}

/** A language of the product, such as `fr`. */
export type Language = string

export interface TextContextValue {
  text: Translate
  language: Language
}

export const TextContext = createContext<TextContextValue | undefined>(undefined)

function useTextContext(): TextContextValue {
  const value = use(TextContext)
  if (!value) throw new Error('useText needs a TextProvider above it')
  return value
}

/** Texts in the language of the moment; the component is drawn again when that changes. */
export function useText(): Translate {
  return useTextContext().text
}

export function useLanguage(): Language {
  return useTextContext().language
}
