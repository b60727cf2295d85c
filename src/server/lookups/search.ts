import { plainWords } from '#engine/text/plainLetters.ts'

/** An item with the texts by which people look for it. */
export type Searchable<Item> = ReturnType<typeof searchable<Item>>

/** Makes an item findable by some texts; empty ones are left out. */
export function searchable<Item>(item: Item, texts: readonly (string | undefined)[]) {
  let lines: string | undefined
  return {
    item,
    /** The texts in plain letters, each on a line and behind a space; made when something is looked for first. */
    get lines(): string {
      lines ??= texts.map((text) => (text === undefined || text === '' ? '' : `\n ${plainWords(text)}\n`)).join('')
      return lines
    },
  }
}

/**
 * The items that a query finds, without regard to case, accents and hyphens: first those of that very name, then those
 * that begin with it, then those with a word that does, then the rest; within each in their given order.
 */
export function search<Item>(all: readonly Searchable<Item>[], query: string, most = Infinity): Item[] {
  const wanted = plainWords(query)
  if (wanted === '') return all.slice(0, most).map(({ item }) => item)
  // A word that is looked for twice costs twice, and a long one leaves fewer to look through.
  const words = [...new Set(wanted.split(' '))].sort((left, right) => right.length - left.length)
  const ranks = [`\n ${wanted}\n`, `\n ${wanted}`, ` ${wanted}`, ''].map((mark) => ({ mark, items: [] as Item[] }))
  for (const { item, lines } of all) {
    if (!words.every((word) => lines.includes(word))) continue
    const alike = ranks.find(({ mark }) => lines.includes(mark))?.items
    if (alike && alike.length < most) alike.push(item)
  }
  return ranks.flatMap(({ items }) => items).slice(0, most)
}
