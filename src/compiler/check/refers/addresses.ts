import { templateNames } from '#engine/text/fillTemplate.ts'
import type { Route } from '#generated/definitions.gen.ts'
import { shownAt } from '../../project/implied/completeScreens.ts'
import { didYouMean } from '../../text/nearest.ts'
import type { Definition } from '../../project/Definition.ts'
import type { Project } from '../../project/readProject.ts'
import { type Asked, lacksRecord, operationsAround, say } from './Asked.ts'
import type { Reference } from '../../project/Spot.ts'

const segments = (address: string) => (address.split(/[?#]/)[0] ?? '').split('/').filter((part) => part !== '')

/** Names that the addresses which show a definition give to their segments; undefined where none shows it. */
export function routeNames({ screens }: Project, { kind, id }: Definition): string[] | undefined {
  const routes = screens.routes.filter((route) => shownAt(route, kind) === id)
  return routes.length > 0 ? routes.flatMap(({ path }) => templateNames(path)) : undefined
}

function leadsTo(address: string, { path }: Route): boolean {
  const [from, to] = [segments(address), segments(path)]
  // A value from a record may not hit a fixed segment: `/bien/{id}` is not `/bien/new`.
  return from.length === to.length && to.every((part, index) => part.startsWith('{') || part === from[index])
}

/** Checks an address: a route must take it, and every name in it must have a value. */
export function checkAddress(asked: Asked, { from }: Reference): void {
  const address = String(asked.value)
  const { routes } = asked.project.screens
  if (hasLooseBrace(address)) say(asked, 'braces', address)
  const known = filledFrom(asked, from)
  for (const name of templateNames(address))
    if (known && !known.includes(name.split('.')[0] ?? name))
      say(asked, 'unfilledAddress', name, address, didYouMean(name, known))
  if (/^\{[^{}]+\}$/.test(address) || routes.some((route) => leadsTo(address, route))) return
  const paths = routes.map(({ path }) => path)
  say(asked, 'noRoute', address, didYouMean(address, paths))
}

/** Whether a brace stands without its other half: what is in it would be shown as it is. */
export const hasLooseBrace = (text: string) => /[{}]/.test(text.replace(/\{[^{}]+\}/g, ''))

/** Names that have a value where an address is opened; undefined where any name may have one. */
function filledFrom(asked: Asked, from: Reference['from']): string[] | undefined {
  const { project, definition, record } = asked
  const named = routeNames(project, definition) ?? []
  if (from !== 'record') return from === 'route' ? named : []
  if (definition.kind === 'outcomes' || lacksRecord(asked)) return undefined
  const answers = operationsAround(asked).map(({ answer }) => answer)
  return [
    ...Object.keys(record?.whole?.properties ?? {}),
    ...named,
    ...answers.flatMap(({ names, media }) => [...names, 'wanted', ...(media === 'text' ? ['answer'] : [])]),
  ]
}
