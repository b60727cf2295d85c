import { bareNumber, isNumber } from '../formats/bareNumber.ts'
import { plainLetters } from '../text/plainLetters.ts'

/** Which rows, by their positions in a list. */
export type Positions = Uint32Array

/**
 * The rows that hold every word of the query, without regard to case and accents; or the number that the query is, without
 * regard to its groups.
 * @param plainTexts what each row shows, in plain letters
 */
export function findRows(plainTexts: readonly string[], query: string): Positions {
  const words = plainLetters(query).split(/\s+/u).filter(Boolean)
  const number = isNumber(query) ? bareNumber(query) : undefined
  const found = new Uint32Array(plainTexts.length)
  let count = 0
  for (const [position, text] of plainTexts.entries()) {
    if (words.every((word) => text.includes(word)) || (number !== undefined && text.includes(number)))
      found[count++] = position
  }
  return found.slice(0, count)
}
