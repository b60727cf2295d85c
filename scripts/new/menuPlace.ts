import type { JSONPath } from 'jsonc-parser'
import type { MenuEntry, ScreensDefinition } from '#generated/definitions.gen.ts'
import { small, type Resource } from './Resource.ts'

/** Where a resource stands in the side menu. */
export interface MenuPlace {
  id: string
  /** The entry that waits for it and has its words already; a new one if not given. */
  waiting?: JSONPath
}

/** Takes over an entry of its name that leads to the page under construction, else gives a name that is free. */
export function menuPlace({ routes, menu }: ScreensDefinition, { manyName }: Resource): MenuPlace {
  const unbuilt = routes.filter(({ screen }) => 'page' in screen && screen.page === 'underConstruction')
  const all = menu.flatMap(({ entries }, index) => placesOf(entries, ['menu', index, 'entries']))
  let id = small(manyName)
  const same = all.find(({ entry }) => entry.id === id)
  if (same && unbuilt.some(({ path }) => path === same.entry.to)) return { id, waiting: same.path }
  const taken = new Set([...menu, ...all.map(({ entry }) => entry)].map((one) => one.id))
  while (taken.has(id)) id += 'List'
  return { id }
}

function placesOf(entries: MenuEntry[], path: JSONPath): { entry: MenuEntry; path: JSONPath }[] {
  return entries.flatMap((entry, index) => {
    const here = [...path, index]
    return [{ entry, path: here }, ...placesOf(entry.entries ?? [], [...here, 'entries'])]
  })
}
