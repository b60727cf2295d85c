import type { MenuEntry, MenuSection } from '#generated/definitions.gen.ts'

function addresses(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap((entry) => [...(entry.to === undefined ? [] : [entry.to]), ...addresses(entry.entries ?? [])])
}

/** Addresses that exactly one entry of the menu opens: only these say where one is. */
export function ownAddresses(menu: readonly MenuSection[]): ReadonlySet<string> {
  const all = menu.flatMap((section) => addresses(section.entries))
  return new Set(all.filter((address) => all.indexOf(address) === all.lastIndexOf(address)))
}
