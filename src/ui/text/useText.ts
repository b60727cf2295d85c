import { neededContext } from '../neededContext.ts'

/** Gives the text of the first key that has one; `{{name}}` in it is filled from the parameters. */
export type Translate = ((keys: string | readonly string[], parameters?: Record<string, unknown>) => string) & {
  /** Like the call itself, but undefined where no key has a text. */
  optional(keys: string | readonly string[], parameters?: Record<string, unknown>): string | undefined
}

/** A language of the product, such as `fr`. */
export type Language = string

interface TextContextValue {
  text: Translate
  language: Language
}

/** Hands the texts of one language to everything below it. */
export const [TextContext, useTextContext] = neededContext<TextContextValue>('TextContext')

/** Texts in the language of the moment; the component is drawn again when that changes. */
export function useText(): Translate {
  return useTextContext().text
}

export function useLanguage(): Language {
  return useTextContext().language
}

/** A text for people. The function runs again when the language changes. */
export type Words<Message = string> = (text: Translate) => Message

/** The tag by which dates, numbers and amounts are written: English as in Europe, any other language as at home. */
export const regionOf = (language: string) => (language === 'en' ? 'en-GB' : language)
