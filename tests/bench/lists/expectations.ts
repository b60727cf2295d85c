import type { Estate } from './estates.ts'
import { dayOf, fold, headings, inFrench, searchText } from './shownEstate.ts'

/** What is typed into the search, key by key, and taken back. */
export const queries = ['v', 'vi', 'vil', 'vill', 'villa', 'villa 1', 'villa 12', 'etoile lyon', '']

/** What a list must show, whoever draws it. */
export interface Expected {
  /** The first row, by its name. */
  first: string
  /** The first row by column, upwards and downwards. */
  sorts: { column: string; firsts: string[] }[]
  /** How many rows each query leaves. */
  counts: string[]
}

const upwards: { column: string; compare: (left: Estate, right: Estate) => number; has: (row: Estate) => boolean }[] = [
  { column: headings.label, compare: (left, right) => inFrench.compare(left.label, right.label), has: () => true },
  { column: headings.surface, compare: (left, right) => left.surface - right.surface, has: () => true },
  {
    column: headings.acquisitionDate,
    compare: (left, right) => (dayOf(left) ?? 0) - (dayOf(right) ?? 0),
    has: ({ acquisitionDate }) => acquisitionDate !== undefined,
  },
]

/** Works out once, and by other code than either list, what they must show. */
export function expectations(rows: readonly Estate[]): Expected {
  const labelOf = (row: Estate | undefined) => row?.label ?? ''
  const least = (of: readonly Estate[], compare: (left: Estate, right: Estate) => number) =>
    labelOf(of.reduce((best, row) => (compare(row, best) < 0 ? row : best)))
  const texts = rows.map(searchText)
  return {
    first: labelOf(rows[0]),
    sorts: upwards.map(({ column, compare, has }) => {
      const filled = rows.filter(has)
      return { column, firsts: [least(filled, compare), least(filled, (left, right) => compare(right, left))] }
    }),
    counts: queries.map((query) => {
      const words = fold(query).split(' ').filter(Boolean)
      const found = texts.filter((text) => words.every((word) => text.includes(word))).length
      return query === '' ? `${rows.length}` : `${found} / ${rows.length}`
    }),
  }
}
