/** Words as they stand in a locale file: texts, nested by name. */
export interface WordTree {
  [name: string]: string | WordTree
}

/** `{ a: { b: 'text' } }` becomes `{ 'a.b': 'text' }`. */
export function flattenWords(words: WordTree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + name, value]] : Object.entries(flattenWords(value, `${prefix}${name}.`)),
    ),
  )
}
