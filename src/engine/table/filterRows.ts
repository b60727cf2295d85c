import { plainLetters } from '../text/plainLetters.ts'

/**
 * The rows that hold every word of the query, without regard to case and accents.
 * @param textsOf the texts that a row shows
 */
export function filterRows<Row>(rows: readonly Row[], textsOf: (row: Row) => readonly string[], query: string): Row[] {
  const words = plainLetters(query).split(/\s+/u).filter(Boolean)
  if (words.length === 0) return [...rows]
  return rows.filter((row) => {
    const text = plainLetters(textsOf(row).join('\n'))
    return words.every((word) => text.includes(word))
  })
}
