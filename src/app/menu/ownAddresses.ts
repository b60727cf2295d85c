import type { MenuEntry } from '#generated/definitions.gen.ts'

function addresses(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap((entry) => [...(entry.to === undefined ? [] : [entry.to]), ...addresses(entry.entries ?? [])])
}

/** Addresses that exactly one entry of the menu opens: only these say where one is. */
export function ownAddresses(menu: readonly MenuEntry[]): ReadonlySet<string> {
  const all = addresses(menu)
  return new Set(all.filter((address) => all.indexOf(address) === all.lastIndexOf(address)))
}
