import { lookupOf } from '#engine/schema/kinds.ts'
import { optionKeys } from '#engine/text/wordKeys.ts'
import { fetchedAhead } from '#ui/fetchedAhead.tsx'
import { useText } from '#ui/text/useText.ts'
import { useTextSurroundings } from '../controls/useTextSurroundings.ts'
import { choiceText } from '../values/choiceText.ts'
import type { Field, ShowProps, TextSurroundings } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import { useChosen } from '../lookups/useLookup.ts'
import { RecordLink } from '../values/RecordLink.tsx'

const Edit = fetchedAhead(async () => (await import('../controls/ChoiceEdit.tsx')).ChoiceEdit)

/** The words of a value; none for a record that is not known, or not yet. */
export function shownChoice({ path, schema, value }: ShowProps, surroundings: TextSurroundings): string {
  if (typeof value !== 'string' || value === '') return ''
  const { text, namespace, nameOf } = surroundings
  const lookup = lookupOf(schema)
  const hasWords = text.optional(optionKeys(namespace, path, value)) !== undefined
  const named = hasWords || lookup === undefined ? undefined : nameOf?.(lookup, value)
  if (schema.refers !== undefined && !named) return ''
  return choiceText(path, named ?? { value }, surroundings)
}

/** A value by its words; a record as a link to its details. */
export function ShownChoice({ path, schema, value }: ShowProps) {
  const { namespace } = useFieldServices()
  const text = useText()
  const surroundings = useTextSurroundings()
  // Where the locale files have words for a value, its lookup need not be asked for its name.
  const hasWords = typeof value === 'string' && text.optional(optionKeys(namespace, path, value)) !== undefined
  const chosen = useChosen(hasWords ? undefined : lookupOf(schema), value)
  if (!chosen || (schema.refers !== undefined && !chosen.record)) return null
  const shown = choiceText(path, chosen, surroundings)
  return chosen.record ? <RecordLink record={chosen.record}>{shown}</RecordLink> : <>{shown}</>
}

/** One of several values, from the schema or from the server. */
export const choiceField: Field = {
  Edit,
  Show: ShownChoice,
  Cell: ShownChoice,
  text: shownChoice,
  labelled: ({ as }) => (as === 'radio' ? 'group' : 'control'),
}
