import { applyEdits, type JSONPath, modify } from 'jsonc-parser'
import type { Route, ScreensDefinition } from '#generated/definitions.gen.ts'
import { menuPlace } from './menuPlace.ts'
import type { Resource } from './Resource.ts'

const layout = { formattingOptions: { insertSpaces: true, tabSize: 2 } }

/** Sets one value of a JSON text and leaves the rest of the text as it is. */
export function setJson(text: string, path: JSONPath, value: unknown, isArrayInsertion = false): string {
  return applyEdits(text, modify(text, path, value, { ...layout, isArrayInsertion }))
}

/** The addresses of a resource. */
export function routesOf({ name }: Pick<Resource, 'name'>): Route[] {
  const definition = `${name}/${name}`
  const route = (path: string, screen: Route['screen']): Route => ({ path, guard: 'signedIn', frame: 'app', screen })
  return [
    route(`/${name}`, { list: definition }),
    route(`/${name}/new`, { form: definition }),
    route(`/${name}/{resourceUuid}/details`, { details: definition }),
    route(`/${name}/{resourceUuid}/edit`, { form: definition }),
  ]
}

/** Adds the addresses after the last list, form or details that stands in the frame of the menus, and leads the menu there. */
export function addScreens(text: string, resource: Resource): string {
  const screens = JSON.parse(text) as ScreensDefinition
  const { routes, menu } = screens
  const last = routes.findLastIndex(({ frame }) => frame === 'app')
  const withRoutes = routesOf(resource).reduce(
    (changed, route, index) => setJson(changed, ['routes', last + 1 + index], route, true),
    text,
  )
  const { id, waiting } = menuPlace(screens, resource)
  const to = `/${resource.name}`
  if (waiting) return setJson(withRoutes, [...waiting, 'to'], to)
  const entry = { id, icon: 'documents', to }
  return setJson(withRoutes, ['menu', 0, 'entries', menu[0]?.entries.length ?? 0], entry, true)
}
