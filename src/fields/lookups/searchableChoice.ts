import { searchable, type Searchable } from '#engine/text/ranking.ts'
import type { Choice } from './createLookups.ts'

/**
 * A choice with the texts by which people look for it: its value, the name that is shown, its names in other languages and
 * the other words that name it.
 */
export function searchableChoice(choice: Choice, shownName: string): Searchable<Choice> {
  const { value, label = '', words = [] } = choice
  const names = typeof label === 'object' ? Object.values(label) : [label]
  return searchable(choice, { codes: [value], names: [shownName], words: [...names, ...words] })
}
