import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flattenWords, type WordTree } from '#engine/words/flattenWords.ts'
import { type Language, languages } from '#generated/languages.gen.ts'
import { filesRoot } from './paths.ts'

/** A language of ours by its name; the first one for any other name. */
export const knownLanguage = (name?: string): Language => languages.find((one) => one === name) ?? languages[0]

/** The language that a caller prefers (`Accept-Language`): the first one of ours if none of them is asked for. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], weight: Number(weight ?? 1) }
  })
  // Of wishes of one weight the first counts: sorting keeps their order.
  const known = wishes.filter(({ language, weight }) => languages.some((one) => one === language) && weight > 0)
  return knownLanguage(known.sort((left, right) => right.weight - left.weight)[0]?.language)
}

/** The language that a browser has chosen for our pages, by its cookie; without one, the one that it prefers. */
export function chosenLanguage(headers: {
  cookie?: string | undefined
  'accept-language'?: string | undefined
}): Language {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(headers.cookie ?? '')?.[1]
  return languages.find((one) => one === chosen) ?? preferredLanguage(headers['accept-language'])
}

/** Reads `locales/<language>/<namespace>.json`. Gives the text under a key with its `{{gaps}}` filled; throws if there is none. */
export function readWords(namespace: string) {
  const file = (language: Language) => join('locales', language, `${namespace}.json`)
  const read = (language: Language) => JSON.parse(readFileSync(join(filesRoot, file(language)), 'utf8')) as WordTree
  const words = new Map(languages.map((language) => [language, new Map(Object.entries(flattenWords(read(language))))]))
  return (language: Language, key: string, parameters: Record<string, string> = {}): string => {
    const text = words.get(language)?.get(key)
    if (text === undefined) throw new Error(`${file(language)} has no ${key}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parameters[name] ?? '')
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
