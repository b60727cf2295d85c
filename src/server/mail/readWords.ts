import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../language.ts'

/** Words of mails: the text under a key with its `{{gaps}}` filled. Throws if there is none. */
export type MailWords = (language: Language, key: string, parameters?: Record<string, string>) => string

interface WordTree {
  [name: string]: string | WordTree
}

/** Reads `locales/<language>/mail.json`. */
export function readMailWords(locales: string): MailWords {
  const read = (language: Language) =>
    JSON.parse(readFileSync(join(locales, language, 'mail.json'), 'utf8')) as WordTree
  const words: Record<Language, WordTree> = { fr: read('fr'), en: read('en') }
  return (language, key, parameters = {}) => {
    const text = key
      .split('.')
      .reduce<WordTree | string | undefined>(
        (tree, name) => (typeof tree === 'object' ? tree[name] : undefined),
        words[language],
      )
    if (typeof text !== 'string') throw new Error(`locales/${language}/mail.json has no ${key}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parameters[name] ?? '')
  }
}
