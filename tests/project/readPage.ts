import { readFileSync } from 'node:fs'

/** A block of code in a page. */
export interface Snippet {
  language: string
  /** What stands behind the language: for JSON the file, and where in it; for programs their name. */
  about: string[]
  text: string
}

/** The blocks of code of a page below docs/, in their order. */
export function readPage(page: string): Snippet[] {
  const text = readFileSync(`docs/${page}`, 'utf8')
  return [...text.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm)].map(([, language = '', about = '', code = '']) => ({
    language,
    about: about.trim().split(/\s+/),
    text: code,
  }))
}

/** The block with a name. Throws if the page has none. */
export function snippetNamed(page: string, name: string): string {
  const found = readPage(page).find(({ about }) => about[0] === name)
  if (!found) throw new Error(`docs/${page} has no block "${name}"`)
  return found.text
}
