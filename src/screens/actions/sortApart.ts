import type { Action } from '#generated/definitions.gen.ts'
import type { MenuItem } from '#ui/menu/MenuButton.tsx'

/** Sorts what can be done with a record into what stands beside its heading or its save button, and what stands apart. */
export function sortApart(actions: readonly Action[] = [], items: readonly MenuItem[]): [MenuItem[], MenuItem[]] {
  const isApart = ({ id }: MenuItem) => actions.some((action) => action.id === id && action.apart)
  return [items.filter((item) => !isApart(item)), items.filter(isApart)]
}
