import { plainLetters } from '#engine/text/plainLetters.ts'

/** An item with the texts by which people look for it. */
export interface Searchable<Item> {
  item: Item
  texts: string[]
}

/** Makes an item findable by some texts; empty ones are left out. */
export function searchable<Item>(item: Item, texts: readonly (string | undefined)[]): Searchable<Item> {
  return { item, texts: texts.flatMap((text) => (text === undefined || text === '' ? [] : [plain(text)])) }
}

/**
 * The items that a query finds, without regard to case, accents and hyphens: first those of that very name, then those
 * that begin with it, then those with a word that does, then the rest; within each in their given order.
 */
export function search<Item>(all: readonly Searchable<Item>[], query: string, most = Infinity): Item[] {
  const wanted = plain(query)
  if (wanted === '') return all.slice(0, most).map(({ item }) => item)
  const words = wanted.split(' ')
  const found: Item[][] = [[], [], [], []]
  for (const { item, texts } of all) found[rank(texts, wanted, words)]?.push(item)
  return found.flat().slice(0, most)
}

/** 0 is best; 4 is not found. */
function rank(texts: readonly string[], wanted: string, words: readonly string[]): number {
  if (texts.includes(wanted)) return 0
  if (texts.some((text) => text.startsWith(wanted))) return 1
  if (texts.some((text) => text.includes(` ${wanted}`))) return 2
  return words.every((word) => texts.some((text) => text.includes(word))) ? 3 : 4
}

/** Whether one of the texts is the query itself. */
export function isCalled(texts: readonly string[], query: string): boolean {
  return texts.some((text) => plain(text) === plain(query))
}

const plain = (text: string) =>
  plainLetters(text)
    .replace(/[\s-]+/gu, ' ')
    .trim()
