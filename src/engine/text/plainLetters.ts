import { bareNumber, isNumber } from '../formats/formatText.ts'

const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', '’': "'" }

const known = new Map<string, string>()

/** What becomes of one letter; a list asks for the same few thousands of times. */
function plainLetter(letter: string): string {
  const plain = known.get(letter) ?? ligatures[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
  known.set(letter, plain)
  return plain
}

/** The text in lower case and without accents, as people type when they search. @example 'Élan' → 'elan' */
export function plainLetters(text: string): string {
  return text.toLowerCase().replace(/[^\0-\x7f]/gu, plainLetter)
}

/**
 * Tells which texts, given in plain letters, match a query: those that hold each of its words, without regard to case and
 * accents, or the number that it is, without regard to its groups.
 */
export function createMatcher(query: string): (plainText: string) => boolean {
  const words = plainLetters(query).split(/\s+/u).filter(Boolean)
  const number = isNumber(query) ? bareNumber(query) : undefined
  return (text) => words.every((word) => text.includes(word)) || (number !== undefined && text.includes(number))
}
