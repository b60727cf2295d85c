import type { Estate } from './estates.ts'
import { fold, headings, inFrench, searchText } from './shownEstate.ts'

/** What is typed into the search, key by key, and taken back. */
export const queries = ['v', 'vi', 'vil', 'vill', 'villa', 'villa 1', 'villa 12', 'etoile lyon', '']

/** What a list must show, whichever draws it. */
export interface Expected {
  /** The first row, by its name. */
  first: string
  /** The first row by column, upwards and downwards. */
  sorts: { column: string; firsts: string[] }[]
  /** How many rows each query leaves. */
  counts: string[]
}

const upwards: Record<string, (left: Estate, right: Estate) => number> = {
  [headings.label]: (left, right) => inFrench.compare(left.label, right.label),
  [headings.surface]: (left, right) => left.surface - right.surface,
}

/** Works out once, and by other code than either list, what they must show. */
export function expectations(rows: readonly Estate[]): Expected {
  const least = (compare: (left: Estate, right: Estate) => number) =>
    rows.reduce((best, row) => (compare(row, best) < 0 ? row : best)).label
  const texts = rows.map(searchText)
  return {
    first: rows[0]?.label ?? '',
    sorts: Object.entries(upwards).map(([column, compare]) => ({
      column,
      firsts: [least(compare), least((left, right) => compare(right, left))],
    })),
    counts: queries.map((query) => {
      const words = fold(query).split(' ').filter(Boolean)
      const found = texts.filter((text) => words.every((word) => text.includes(word))).length
      return query === '' ? `${rows.length}` : `${found} / ${rows.length}`
    }),
  }
}
