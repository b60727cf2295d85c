import type { MenuEntry, Resource, Route, ScreensDefinition } from '#generated/definitions.gen.ts'
import type { ContractOperation } from '../contract/ContractOperation.ts'
import { usualCalls } from './usualCalls.ts'

export interface CompletedScreens {
  value: ScreensDefinition
  /** The record of each route that is implied, in their order behind those that are written. */
  holders: readonly string[]
}

/** The addresses with those of resources, each with its guard and its frame, and the menu with their entries. */
export function completeScreens(
  screens: ScreensDefinition,
  operations: ReadonlyMap<string, ContractOperation>,
): CompletedScreens {
  const resources = Object.entries(screens.resources ?? {})
  const implied = resources.flatMap(([record, resource]) => {
    const get = usualCalls(record, operations).get
    // So that an address fills the calls of the record.
    return routesOf(record, resource, get?.operation.pathParameters.at(-1) ?? 'resourceUuid')
  })
  const routes = [...screens.routes, ...implied.map(({ route }) => route)].map((route): Route => {
    const { guard = 'signedIn', frame = guard === 'signedIn' ? 'app' : 'card' } = route
    return { ...route, guard, frame }
  })
  const placed = (id: string) => resources.filter(([, { menu }]) => menu === id)
  const entry = (own: MenuEntry): MenuEntry => {
    const [to] = placed(own.id).map(([, { path }]) => path)
    return { ...own, ...(to !== undefined && { to }), ...(own.entries && { entries: own.entries.map(entry) }) }
  }
  const menu = screens.menu.map((section) => {
    const added = placed(section.id).map(([id, { path: to, icon }]) => ({
      id,
      ...(icon !== undefined && { icon }),
      to,
    }))
    return { ...section, entries: [...(section.entries ?? []).map(entry), ...added] }
  })
  return { value: { ...screens, routes, menu }, holders: implied.map(({ record }) => record) }
}

/** The addresses of a resource: list, new, details and edit; the last two for each page of details, by its name. */
function routesOf(record: string, { path, details }: Resource, id: string): { route: Route; record: string }[] {
  const pages = details?.map((page) => ({ page, step: `/${page.split('/')[1] ?? ''}` })) ?? [{ page: record, step: '' }]
  const routes: Route[] = [
    { path, screen: { list: record } },
    { path: `${path}/new`, screen: { form: record } },
    ...pages.flatMap(({ page, step }): Route[] => [
      { path: `${path}${step}/{${id}}/details`, screen: { details: page } },
      { path: `${path}${step}/{${id}}/edit`, screen: { form: record } },
    ]),
  ]
  return routes.map((route) => ({ route, record }))
}
