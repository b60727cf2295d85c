import { plainWords } from '#engine/text/plainLetters.ts'

/** An item with the texts by which people look for it. */
export type Searchable<Item> = ReturnType<typeof searchable<Item>>

/** Makes an item findable by some texts. */
export function searchable<Item>(item: Item, texts: readonly (string | undefined)[]) {
  let lines: string | undefined
  return {
    item,
    /** The texts as they are compared; made when something is looked for first. */
    get lines(): string {
      lines ??= linesOf(texts)
      return lines
    },
  }
}

/** Texts in plain letters, each on a line and behind a space; empty ones are left out. */
export const linesOf = (texts: readonly (string | undefined)[]) =>
  texts.map((text) => (text === undefined || text === '' ? '' : `\n ${plainWords(text)}\n`)).join('')

/** The words of a query as they are compared. A word twice would cost twice, and a long one leaves fewer to look through. */
export function wordsOf(query: string): string[] {
  const words = new Set(plainWords(query).split(' ').filter(Boolean))
  return [...words].sort((left, right) => right.length - left.length)
}

/**
 * The items that a query finds, without regard to case, accents and hyphens: first those of that very name, then those
 * that begin with it, then those with a word that does, then the rest; within each in their given order.
 */
export function search<Item>(all: readonly Searchable<Item>[], query: string, most = Infinity): Item[] {
  const wanted = plainWords(query)
  if (wanted === '') return all.slice(0, most).map(({ item }) => item)
  const words = wordsOf(query)
  const ranks = [`\n ${wanted}\n`, `\n ${wanted}`, ` ${wanted}`, ''].map((mark) => ({ mark, items: [] as Item[] }))
  for (const { item, lines } of all) {
    if (!words.every((word) => lines.includes(word))) continue
    const alike = ranks.find(({ mark }) => lines.includes(mark))?.items
    if (alike && alike.length < most) alike.push(item)
  }
  return ranks.flatMap(({ items }) => items).slice(0, most)
}
