import { bareNumber, isNumber } from '../formats/formatText.ts'
import { normalForm } from './normalForm.ts'

const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', '’': "'" }

/** The text in lower case and without accents, as people type when they search. @example 'Élan' → 'elan' */
export const plainLetters = (text: string): string =>
  normalForm(text.toLowerCase(), 'NFD').replace(
    /[^\0-\x7f]/gu,
    (letter) => ligatures[letter] ?? letter.replace(/\p{M}/u, ''),
  )

/** The same as words apart by one space, whatever stands between them. @example 'Guinée-Bissau' → 'guinee bissau' */
export const plainWords = (text: string): string =>
  plainLetters(text)
    .replace(/[\s-]+/gu, ' ')
    .trim()

/**
 * Tells which texts, given in plain letters, match a query: those that hold each of its words, without regard to case and
 * accents, or the number that it is, without regard to its groups.
 */
export function createMatcher(query: string): (plainText: string) => boolean {
  const words = plainLetters(query).split(/\s+/u).filter(Boolean)
  const number = isNumber(query) ? bareNumber(query) : undefined
  return (text) => words.every((word) => text.includes(word)) || (number !== undefined && text.includes(number))
}
