import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScreensDefinition } from '#generated/definitions.gen.ts'
import { routesOf } from './addScreens.ts'
import { languagesOf } from '../generate/languages.ts'
import type { Resource } from './Resource.ts'

/** First steps of addresses that the server answers itself. */
const ofTheServer = ['api', 'assets', 'docs', 'health']

/** Addresses are the same if only the names of their parameters differ. */
const shape = (path: string) => path.replace(/\{[^{}]*\}/g, '{}').replace(/(.)\/$/, '$1')

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

  const { routes } = JSON.parse(readFileSync(join(root, 'schemas/screens.json'), 'utf8')) as ScreensDefinition
  const addresses = new Set(routes.map(({ path }) => shape(path)))
  const address = routesOf(resource).find(({ path }) => addresses.has(shape(path)))
  if (address) return `schemas/screens.json has the address ${address.path} already`
  return undefined
}
