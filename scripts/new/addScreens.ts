import { applyEdits, type JSONPath, modify } from 'jsonc-parser'
import type { MenuEntry, ScreensDefinition } from '#generated/definitions.gen.ts'
import { small, type Resource } from './Resource.ts'

const layout = { formattingOptions: { insertSpaces: true, tabSize: 2 } }

/** Sets one value of a JSON text and leaves the rest of the text as it is. */
export function setJson(text: string, path: JSONPath, value: unknown): string {
  return applyEdits(text, modify(text, path, value, layout))
}

/** Adds the addresses of a resource, and leads the menu there: the entry that waits for it, or the first section. */
export function addScreens(text: string, resource: Resource): string {
  const screens = JSON.parse(text) as ScreensDefinition
  const waiting = waitingEntry(screens, resource)
  const place = waiting ? { menu: waiting.entry.id } : { menu: screens.menu[0]?.id, icon: 'documents' }
  const { name } = resource
  const added = setJson(text, ['resources', `${name}/${name}`], { path: `/${name}`, ...place })
  return waiting ? setJson(added, [...waiting.path, 'to'], undefined) : added
}

/** The entry of the menu that has the name of a resource, and leads to the page under construction. */
export function waitingEntry({ routes, menu }: ScreensDefinition, { manyName }: Resource) {
  const unbuilt = routes.filter(({ screen }) => 'page' in screen && screen.page === 'underConstruction')
  return placesOf(menu, ['menu']).find(
    ({ entry }) => entry.id === small(manyName) && unbuilt.some(({ path }) => path === entry.to),
  )
}

function placesOf(entries: MenuEntry[], path: JSONPath): { entry: MenuEntry; path: JSONPath }[] {
  return entries.flatMap((entry, index) => {
    const here = [...path, index]
    return [{ entry, path: here }, ...placesOf(entry.entries ?? [], [...here, 'entries'])]
  })
}
