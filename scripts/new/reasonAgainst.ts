import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languagesOf } from '../generate/languages.ts'
import type { Resource } from './Resource.ts'

/** First steps of addresses that the server answers itself. */
const ofTheServer = ['api', 'assets', 'docs', 'health']

/** Why a resource cannot have its name, in words; undefined if it can. */
export function reasonAgainst(root: string, resource: Resource): string | undefined {
  const { name } = resource
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" is no name in kebab-case: small letters and digits without accents, words joined by hyphens, as in parking-space`
  if (existsSync(join(root, 'schemas', name))) return `schemas/${name} exists already`
  if (ofTheServer.includes(name)) return `the address /${name} belongs to the server`
  for (const language of languagesOf(root))
    if (existsSync(join(root, 'locales', language, `${name}.json`)))
      return `locales/${language}/${name}.json exists already`
  return undefined
}
