import type {
  Address,
  AddressChoice,
  MenuEntry,
  Resource,
  Route,
  ScreensDefinition,
} from '#generated/definitions.gen.ts'
import type { ContractOperation } from '../contract/readContract.ts'
import { usualCalls } from './usualCalls.ts'
import type { DomainDefinition } from '../domain.ts'

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

/** The addresses of the screens of a record, filled from it. */
export interface Addresses {
  list?: string
  new?: string
  details?: Address
  edit?: Address
}

/** What the addresses of a record depend on in a form, a list or details. */
export interface ShownDefinition {
  record?: string
  /** Of details: the records that they show. */
  only?: string
}

/** The name of the definition of a kind that a route shows, `folder/name`. */
export const shownAt = ({ screen }: Route, kind: string): string | undefined =>
  new Map<string, string>(Object.entries(screen)).get(kind === 'table' ? 'list' : kind)

interface Shown {
  path: string
  only?: string | undefined
}

/** The addresses at which a record is listed, entered, read and edited. */
export function addressesOf(
  record: string,
  routes: readonly Route[],
  definitions: readonly DomainDefinition[],
): Addresses {
  const shown = (kind: 'table' | 'form' | 'details', named: boolean): Shown[] =>
    routes.flatMap((route) => {
      const found = definitions.find((one) => one.kind === kind && one.id === shownAt(route, kind))
      const definition = found?.value as ShownDefinition | undefined
      const fits = definition?.record === record && route.path.includes('{') === named
      return fits ? [{ path: route.path, only: definition.only }] : []
    })
  const details = [...shown('details', true), ...shown('details', false)]
  const forms = shown('form', true)
  const edits = details.flatMap(({ path, only }) =>
    forms.filter((form) => holderOf(form.path) === holderOf(path)).map((form) => ({ ...form, only })),
  )
  const found = {
    list: shown('table', false)[0]?.path,
    new: shown('form', false)[0]?.path,
    details: addressAmong(details),
    edit: addressAmong(edits.length > 0 ? edits : forms),
  }
  return Object.fromEntries(Object.entries(found).filter(([, address]) => address !== undefined))
}

const holderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** One address, or several to choose from by their conditions; undefined where no condition tells them apart. */
function addressAmong(all: readonly Shown[]): Address | undefined {
  const choices = all.map(({ path, only }): AddressChoice => ({
    to: path.replace(/\{\w+\}/, '{resourceUuid}'),
    ...(only !== undefined && { only }),
  }))
  const [first, ...others] = choices.toSorted((left, right) => Number('only' in right) - Number('only' in left))
  if (others.length === 0) return first?.to
  return choices.filter((choice) => !('only' in choice)).length === 1
    ? ([first, ...others] as AddressChoice[])
    : undefined
}
