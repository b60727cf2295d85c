import type { Translate } from './useText.ts'

/**
 * Something to say. A function is asked again whenever the language changes, so what is on the screen follows;
 * a plain string is for what has no other language, such as a name or the server's own text.
 */
export type Words = string | ((text: Translate) => string)

/** The words in the language of the moment. */
export function say(text: Translate, words: Words): string {
  return typeof words === 'string' ? words : words(text)
}
