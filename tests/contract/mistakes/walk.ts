import type { JSONPath } from 'jsonc-parser'

/** A value of a definition file, with the way to it. */
export interface Spot {
  file: string
  path: JSONPath
  /** Name or position of the value in what holds it. */
  name: string | number | undefined
  value: unknown
}

/** Every value of a file, what holds it before what it holds. */
export function walk(file: string, value: unknown, path: JSONPath = []): Spot[] {
  const here: Spot = { file, path, name: path.at(-1), value }
  if (typeof value !== 'object' || value === null) return [here]
  const inner = Object.entries(value).map(([name, part]): [string | number, unknown] => [
    Array.isArray(value) ? Number(name) : name,
    part,
  ])
  return [here, ...inner.flatMap(([name, part]) => walk(file, part, [...path, name]))]
}

/** A slip of the fingers: two neighbours swapped, or the last letter left out where all are alike. */
export function misspell(word: string): string {
  const letters = [...word]
  const middle = Math.floor(letters.length / 2)
  for (const index of [middle, middle - 1, 0, letters.length - 2]) {
    const [left, right] = [letters[index], letters[index + 1]]
    if (left === undefined || right === undefined || left === right || !/\w/.test(left) || !/\w/.test(right)) continue
    return [...letters.slice(0, index), right, left, ...letters.slice(index + 2)].join('')
  }
  return `${word}x`
}

/** So many of a list, spread over all of it. */
export function spread<Item>(items: readonly Item[], maxItems: number): Item[] {
  if (items.length <= maxItems) return [...items]
  return Array.from({ length: maxItems }, (_, index) => items[Math.floor((index * items.length) / maxItems)] as Item)
}
