import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { manyInEnglish, typeName } from '#compiler/project/implied/usualCalls.ts'
import { languagesOf } from '../generate/languages.ts'

/** Words for people: by language for one, and by `<language>-many` for many. */
type Words = Readonly<Record<string, string | undefined>>

export type Resource = ReturnType<typeof resourceOf>

/** All names of a resource, made from the one of its folder of schemas/, in kebab-case: `parking-space`. */
export function resourceOf(name: string, { words = {}, files = false }: { words?: Words; files?: boolean } = {}) {
  /** Name of many in operations: `ParkingSpaces`. */
  const manyName = manyInEnglish(typeName(`${name}/${name}`))
  return { name, manyName, files, words }
}

/** A word for the thing in one language, for one and for many. */
export type Noun = ReturnType<typeof nounOf>

/**
 * The words for a resource in one language. Without any, the name is the noun, and many have an ending.
 * @param known how many of them are called already
 */
export function nounOf({ name, words }: Resource, language: string, known?: string) {
  const one = words[language] ?? name.replaceAll('-', ' ')
  const many = language === 'fr' ? manyInFrench : manyInEnglish
  return { one, many: words[`${language}-many`] ?? known ?? many(one) }
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function manyInFrench(noun: string): string {
  if (/[sxz]$/.test(noun)) return noun
  if (noun.endsWith('al')) return `${noun.slice(0, -2)}aux`
  return /(eau|eu)$/.test(noun) ? `${noun}x` : `${noun}s`
}

/** First steps of addresses that the server answers itself. */
const ofTheServer = ['api', 'assets', 'docs', 'health']

/** Why a resource cannot have its name, in words; undefined if it can. */
export function reasonAgainst(root: string, resource: Resource): string | undefined {
  const { name } = resource
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `"${name}" is no name in kebab-case: small letters and digits without accents, words joined by hyphens, as in parking-space`
  }
  if (existsSync(join(root, 'schemas', name))) return `schemas/${name} exists already`
  if (ofTheServer.includes(name)) return `the address /${name} belongs to the server`
  for (const language of languagesOf(root)) {
    if (existsSync(join(root, 'locales', language, `${name}.json`))) {
      return `locales/${language}/${name}.json exists already`
    }
  }
  return undefined
}
