import { bareNumber, isNumber } from './numbers.ts'
import { plainLetters, plainLines, plainWords } from './plainLetters.ts'

/** A hyphen or an apostrophe inside a word, which people leave out as well: `LOC1`, `OBrien`. */
const inside = /(?<=[\p{L}\p{N}])[\p{Pd}'](?=[\p{L}\p{N}])/gu
const hasInside = new RegExp(inside, 'u')

/**
 * Texts as they are compared. Each stands on a line of its own, behind a space. Words with hyphens or apostrophes are
 * added once more without these signs, and without the space.
 */
export function linesOf(texts: readonly (string | undefined)[]): string {
  const given = texts.filter((text) => text !== undefined)
  const lines = plainLines(given.join('\n'))
  if (lines === '') return ''
  const together = given.map(plainLetters).filter((text) => hasInside.test(text))
  const others = plainLines(together.map((text) => text.replace(inside, '')).join('\n'))
  return `\n ${lines.replaceAll('\n', '\n\n ')}\n${others && `\n${others.replaceAll('\n', '\n\n')}\n`}`
}

/**
 * The terms of a query as they are compared, each as it was typed between two spaces. A term twice would cost twice, and a
 * long one leaves fewer to look through.
 */
export function termsOf(query: string): string[] {
  const terms = new Set(query.split(/\s+/u).map(plainWords).filter(Boolean))
  return [...terms].sort((left, right) => right.length - left.length)
}

/** Returns a test whether lines contain each term of a query, or the number that the query is, without group spaces. */
export function createMatcher(query: string): (lines: string) => boolean {
  const terms = termsOf(query)
  const number = isNumber(query) ? bareNumber(query) : undefined
  return (lines) => terms.every((term) => lines.includes(term)) || (number !== undefined && lines.includes(number))
}

/** Returns a test whether one of the texts in lines equals a query, or the number that the query is. */
export function createExactMatcher(query: string): (lines: string) => boolean {
  const wanted = [plainWords(query), ...(isNumber(query) ? [bareNumber(query)] : [])].filter(Boolean)
  const marks = wanted.flatMap((text) => [`\n ${text}\n`, `\n${text}\n`])
  return (lines) => marks.some((mark) => lines.includes(mark))
}

/** How well lines match a query: 0 equal, 1 begin with it, 2 have a word that begins with it, 3 contain it. */
export function createDistance(query: string): (lines: string) => number {
  const isVery = createExactMatcher(query)
  const word = ` ${plainWords(query)}`
  const beginning = `\n${word}`
  return (lines) => {
    if (isVery(lines)) return 0
    if (!lines.includes(word)) return 3
    return lines.includes(beginning) ? 1 : 2
  }
}

/** An item with the texts by which people look for it. */
export type Searchable<Item> = ReturnType<typeof searchable<Item>>

interface Texts {
  /** Found only if all of it is typed. */
  codes?: readonly (string | undefined)[]
  /** As the item is called where it is offered. */
  names: readonly string[]
  /** Other words that people know it by. A part of a text in brackets is a word of its own, and so is the rest. */
  words?: readonly string[]
}

/** Prepares an item for `search`. Its texts are normalised at the first search, since most lists are never searched. */
export function searchable<Item>(item: Item, { codes = [], names, words = [] }: Texts) {
  let made: ReturnType<typeof makeLines> | undefined
  function makeLines() {
    const shown = linesOf(names)
    const others = linesOf([...[...names, ...words].flatMap(partsOfName), ...words])
    return { codes: linesOf(codes), names: shown, all: shown + others }
  }
  return {
    item,
    /** The lines that are looked through; made when something is looked for first. */
    get lines() {
      return (made ??= makeLines())
    },
  }
}

/** Splits a name with brackets, `Côte d'Ivoire (Ivory Coast)`, as people may type either part. */
function partsOfName(name: string): string[] {
  const start = name.lastIndexOf('(')
  return start > 0 && name.endsWith(')') ? [name.slice(0, start), name.slice(start + 1, -1)] : []
}

interface Query {
  typed: string
  isEmpty: boolean
  terms: readonly string[]
  distanceOf: (lines: string) => number
}

let last: Query | undefined

/** Prepares a query. The last one is cached, as a list asks for the same one at each item. */
function readQuery(typed: string): Query {
  if (last?.typed === typed) return last
  last = { typed, isEmpty: plainWords(typed) === '', terms: termsOf(typed), distanceOf: createDistance(typed) }
  return last
}

/** The rank of an item among the results of a query, 0 the best; undefined for an item that is not found. */
function rankOf({ lines }: Searchable<unknown>, { terms, distanceOf }: Query): number | undefined {
  if (lines.codes !== '' && distanceOf(lines.codes) === 0) return 0
  if (!terms.every((term) => lines.all.includes(term))) return undefined
  const distance = distanceOf(lines.all)
  if (distance > 0) return bestInexact + distance
  return distanceOf(lines.names) === 0 ? 1 : 2
}

/** The rank of the best item that only begins with or contains a query. Lower ranks are exact matches. */
const bestInexact = 3

/** The rank of an item that is not found: behind all others. */
const notFound = 10

/** Whether a query finds an item; an empty one finds all. */
export function isFound(one: Searchable<unknown>, typed: string): boolean {
  const query = readQuery(typed)
  return query.isEmpty || rankOf(one, query) !== undefined
}

/** Compares two items by how well a query finds them. */
export function compareFound(left: Searchable<unknown>, right: Searchable<unknown>, typed: string): number {
  const query = readQuery(typed)
  return (rankOf(left, query) ?? notFound) - (rankOf(right, query) ?? notFound)
}

/** The items that a query finds, the best first and otherwise in their given order; all of them for an empty query. */
export function search<Item>(all: readonly Searchable<Item>[], query: string, maxItems = Infinity): Item[] {
  const read = readQuery(query)
  if (read.isEmpty) return all.slice(0, maxItems).map(({ item }) => item)
  const found: Item[][] = []
  for (const one of all) {
    const rank = rankOf(one, read)
    if (rank === undefined) continue
    const alike = (found[rank] ??= [])
    if (alike.length < maxItems) alike.push(one.item)
  }
  return found.flat().slice(0, maxItems)
}

/**
 * Returns the item whose code, name or other word equals a text. A code wins over a name, a name over a word. Undefined if
 * two items match alike, so that a field never chooses one of them by chance.
 */
export function itemNamed<Item>(all: readonly Searchable<Item>[], text: string): Item | undefined {
  const query = readQuery(text)
  if (query.isEmpty) return undefined
  const ranked = all.map((one) => ({ one, rank: rankOf(one, query) ?? notFound }))
  const best = Math.min(...ranked.map(({ rank }) => rank))
  if (best >= bestInexact) return undefined
  const matches = ranked.filter(({ rank }) => rank === best)
  return matches.length === 1 ? matches[0]?.one.item : undefined
}
