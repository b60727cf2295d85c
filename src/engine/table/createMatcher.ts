import { bareNumber, isNumber } from '../formats/bareNumber.ts'
import { plainLetters } from '../text/plainLetters.ts'

/**
 * Tells which texts, given in plain letters, match a query: those that hold each of its words, without regard to case and
 * accents, or the number that it is, without regard to its groups.
 */
export function createMatcher(query: string): (plainText: string) => boolean {
  const words = plainLetters(query).split(/\s+/u).filter(Boolean)
  const number = isNumber(query) ? bareNumber(query) : undefined
  return (text) => words.every((word) => text.includes(word)) || (number !== undefined && text.includes(number))
}
