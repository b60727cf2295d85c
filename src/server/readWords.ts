import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '#generated/languages.gen.ts'
import { projectRoot } from './paths.ts'

/** Words of a namespace: the text under a key with its `{{gaps}}` filled. Throws if there is none. */
export type Words = (language: Language, key: string, parameters?: Record<string, string>) => string

interface WordTree {
  [name: string]: string | WordTree
}

/** Reads `locales/<language>/<namespace>.json`. */
export function readWords(namespace: string): Words {
  const file = (language: Language) => join('locales', language, `${namespace}.json`)
  const read = (language: Language) => JSON.parse(readFileSync(join(projectRoot, file(language)), 'utf8')) as WordTree
  const words = new Map(languages.map((language) => [language, read(language)]))
  return (language, key, parameters = {}) => {
    const text = key
      .split('.')
      .reduce<WordTree | string | undefined>(
        (tree, name) => (typeof tree === 'object' ? tree[name] : undefined),
        words.get(language),
      )
    if (typeof text !== 'string') throw new Error(`${file(language)} has no ${key}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parameters[name] ?? '')
  }
}
