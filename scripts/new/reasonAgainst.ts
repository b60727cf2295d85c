import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { MenuEntry, ScreensDefinition } from '#generated/definitions.gen.ts'
import { pathsOf } from './addCalls.ts'
import { routesOf } from './addScreens.ts'
import type { Resource } from './Resource.ts'
import { namesInRoom, namesOf, neutralRooms } from './wordsOfTheCode.ts'

/** First steps of addresses that the server answers itself. */
const ofTheServer = ['api', 'assets', 'docs', 'health']
/** Words that belong to no folder of schemas/. */
const commonWords = ['app', 'mail', 'options']

/** Addresses are the same if only the names of their parameters differ. */
const shape = (path: string) => path.replace(/\{[^{}]*\}/g, '{}').replace(/(.)\/$/, '$1')

/** Why a resource cannot have its name, in words; undefined if it can. */
export function reasonAgainst(root: string, resource: Resource): string | undefined {
  const { name, typeName, manyName, menuId } = resource
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" is no name in kebab-case: small letters and digits without accents, words joined by hyphens, as in parking-space`
  if (existsSync(join(root, 'schemas', name))) return `schemas/${name} exists already`
  if (ofTheServer.includes(name)) return `the address /${name} belongs to the server`
  if (commonWords.includes(name)) return `locales/<language>/${name}.json holds words that are nobody's alone`
  for (const language of ['fr', 'en'])
    if (existsSync(join(root, 'locales', language, `${name}.json`)))
      return `locales/${language}/${name}.json exists already`

  const { routes, menu } = JSON.parse(readFileSync(join(root, 'schemas/screens.json'), 'utf8')) as ScreensDefinition
  const addresses = new Set(routes.map(({ path }) => shape(path)))
  const address = routesOf(resource).find(({ path }) => addresses.has(shape(path)))
  if (address) return `schemas/screens.json has the address ${address.path} already`
  if (menu.some(({ id, entries }) => id === menuId || holds(entries, menuId)))
    return `schemas/screens.json has the menu entry "${menuId}" already`

  const contract = readFileSync(join(root, 'openapi/openapi.yaml'), 'utf8')
  const { paths } = parse(contract) as { paths: Record<string, Record<string, { operationId?: string }>> }
  const known = new Set(Object.keys(paths).map(shape))
  const path = pathsOf(resource).find((one) => known.has(shape(one)))
  if (path !== undefined) return `openapi/openapi.yaml has the path ${path} already`
  const ids = [`list${manyName}`, ...['get', 'create', 'update', 'remove'].map((verb) => verb + typeName)]
  const operations = new Set(Object.values(paths).flatMap((item) => Object.values(item).map((one) => one.operationId)))
  const id = ids.find((one) => operations.has(one))
  if (id !== undefined) return `openapi/openapi.yaml has the operation ${id} already`

  const [used] = neutralRooms.flatMap((room) => namesInRoom(root, room, namesOf(name)))
  return (
    used &&
    `"${used.name}" is a word of the code (${used.file}), which names nothing of the trade; take a longer name, such as my-${name}`
  )
}

const holds = (entries: MenuEntry[], id: string): boolean =>
  entries.some((entry) => entry.id === id || holds(entry.entries ?? [], id))
