import type {
  Address,
  AddressChoice,
  DetailsDefinition,
  MenuEntry,
  Resource,
  Route,
  ScreensDefinition,
} from '#generated/definitions.gen.ts'
import type { ContractOperation } from '../readContract.ts'
import { usualCalls } from './usualCalls.ts'
import type { WrittenDefinition } from '../Definition.ts'

/**
 * Adds the routes and menu entries that `resources` imply after the written ones, and the default guard and frame to
 * every route. `holders` names the record of each added route, in order.
 */
export function completeScreens(screens: ScreensDefinition, operations: ReadonlyMap<string, ContractOperation>) {
  const resources = Object.entries(screens.resources ?? {})
  const implied = resources.flatMap(([record, resource]) => {
    // So that an address fills the calls of the record.
    const id = usualCalls(record, operations).get?.operation.pathParameters.at(-1) ?? 'resourceUuid'
    return routesOf(record, resource, id).map((route) => ({ route, record }))
  })
  const routes = [...screens.routes, ...implied.map(({ route }) => route)].map((route): Route => {
    const { guard = 'signedIn', frame = guard === 'signedIn' ? 'app' : 'card' } = route
    return { ...route, guard, frame }
  })
  const placed = (id: string) => resources.filter(([, { menu }]) => menu === id)
  /** Adds the address of the resource that names this menu entry. */
  const completeEntry = (written: MenuEntry): MenuEntry => {
    const [to] = placed(written.id).map(([, { path }]) => path)
    return {
      ...written,
      ...(to !== undefined && { to }),
      ...(written.entries && { entries: written.entries.map(completeEntry) }),
    }
  }
  const menu = screens.menu.map((section) => {
    const added = placed(section.id).map(([id, { path: to, icon }]) => ({ id, ...(icon && { icon }), to }))
    return { ...section, entries: [...(section.entries ?? []).map(completeEntry), ...added] }
  })
  return { value: { ...screens, routes, menu }, holders: implied.map(({ record }) => record) }
}

/** The routes of a resource: table, new, details and edit; the last two for each details screen. */
function routesOf(record: string, { path, details }: Resource, id: string): Route[] {
  const pages = details?.map((page) => ({ page, step: `/${page.split('/')[1] ?? ''}` })) ?? [{ page: record, step: '' }]
  return [
    { path, screen: { table: record } },
    { path: `${path}/new`, screen: { form: record } },
    ...pages.flatMap(({ page, step }): Route[] => [
      { path: `${path}${step}/{${id}}/details`, screen: { details: page } },
      { path: `${path}${step}/{${id}}/edit`, screen: { form: record } },
    ]),
  ]
}

/** The name of the definition of a kind that a route shows, `folder/name`. */
export const shownAt = ({ screen }: Route, kind: string): string | undefined =>
  new Map<string, string>(Object.entries(screen)).get(kind)

export type Addresses = ReturnType<typeof addressesOf>

/**
 * The addresses of the screens of a record: table, new, details and edit. If several screens show details, each has the
 * condition that selects it.
 */
export function addressesOf(record: string, routes: readonly Route[], definitions: readonly WrittenDefinition[]) {
  /**
   * The addresses that show the record in a form, a table or details.
   * @param named whether the address has a parameter for the id
   */
  const addressesShowing = (kind: 'table' | 'form' | 'details', named: boolean): AddressChoice[] =>
    routes.flatMap((route) => {
      const id = shownAt(route, kind)
      if (id === undefined || route.path.includes('{') !== named) return []
      const found = definitions.find((one) => one.kind === kind && one.id === id)
      const { record: ofRecord, only } = (found?.value ?? {}) as Partial<DetailsDefinition>
      if (ofRecord !== record) return []
      return [{ to: route.path.replace(/\{\w+\}/, '{resourceUuid}'), ...(only !== undefined && { only }) }]
    })
  const details = [...addressesShowing('details', true), ...addressesShowing('details', false)]
  const forms = addressesShowing('form', true)
  const edits = details.flatMap(({ to, ...choice }) =>
    forms.filter((form) => parentPath(form.to) === parentPath(to)).map((form) => ({ to: form.to, ...choice })),
  )
  return {
    table: addressesShowing('table', false)[0]?.to,
    new: addressesShowing('form', false)[0]?.to,
    details: addressAmong(details),
    edit: addressAmong(edits.length > 0 ? edits : forms),
  }
}

const parentPath = (path: string) => path.slice(0, path.lastIndexOf('/'))

/**
 * Returns the only address, or a choice by conditions with at most one default. Undefined if the choice is ambiguous.
 */
function addressAmong(choices: readonly AddressChoice[]): Address | undefined {
  const [first, ...others] = choices.toSorted((left, right) => Number('only' in right) - Number('only' in left))
  if (!first || others.length === 0) return first?.to
  return choices.filter((choice) => !('only' in choice)).length === 1 ? [first, ...others] : undefined
}
