import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { ScreensDefinition } from '#generated/definitions.gen.ts'
import { pathsOf } from './addCalls.ts'
import { routesOf } from './addScreens.ts'
import { languagesOf } from '../generate/languages.ts'
import type { Resource } from './Resource.ts'

/** First steps of addresses that the server answers itself. */
const ofTheServer = ['api', 'assets', 'docs', 'health']

/** Addresses are the same if only the names of their parameters differ. */
const shape = (path: string) => path.replace(/\{[^{}]*\}/g, '{}').replace(/(.)\/$/, '$1')

/** Why a resource cannot have its name, in words; undefined if it can. */
export function reasonAgainst(root: string, resource: Resource): string | undefined {
  const { name, typeName, manyName } = resource
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

  const contract = readFileSync(join(root, 'openapi/openapi.yaml'), 'utf8')
  const { paths } = parse(contract) as { paths: Record<string, Record<string, { operationId?: string }>> }
  const known = new Set(Object.keys(paths).map(shape))
  const path = pathsOf(resource).find((one) => known.has(shape(one)))
  if (path !== undefined) return `openapi/openapi.yaml has the path ${path} already`
  const ids = [`list${manyName}`, ...['get', 'create', 'update', 'remove'].map((verb) => verb + typeName)]
  const operations = new Set(Object.values(paths).flatMap((item) => Object.values(item).map((one) => one.operationId)))
  const id = ids.find((one) => operations.has(one))
  return id && `openapi/openapi.yaml has the operation ${id} already`
}
