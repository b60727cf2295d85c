import { optionKeys } from '#engine/text/wordKeys.ts'
import { fetchedAhead } from '#ui/fetchedAhead.tsx'
import { useLanguage, useText } from '#ui/text/useText.ts'
import { choiceText } from '../values/choiceText.ts'
import type { Field, ShowProps, TextSurroundings } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import { useChosen } from '../lookups/useChosen.ts'

const Edit = fetchedAhead(async () => (await import('../controls/ChoiceEdit.tsx')).ChoiceEdit)

function shownChoice({ path, schema, value }: ShowProps, surroundings: TextSurroundings): string {
  if (typeof value !== 'string' || value === '') return ''
  const { text, namespace, nameOf } = surroundings
  const hasWords = text.optional(optionKeys(namespace, path, value)) !== undefined
  const named = hasWords || schema.lookup === undefined ? undefined : nameOf?.(schema.lookup, value)
  return choiceText(path, named ?? { value }, surroundings)
}

function Show({ path, schema, value }: ShowProps) {
  const { namespace } = useFieldServices()
  const text = useText()
  const language = useLanguage()
  // Where the locale files have words for a value, its lookup need not be asked for its name.
  const hasWords = typeof value === 'string' && text.optional(optionKeys(namespace, path, value)) !== undefined
  const chosen = useChosen(hasWords ? undefined : schema.lookup, value)
  return <>{chosen && choiceText(path, chosen, { text, namespace, language })}</>
}

/** One of several values, from the schema or from the server. */
export const choiceField: Field = {
  Edit,
  Show,
  Cell: Show,
  text: shownChoice,
  labelled: ({ as }) => (as === 'radio' ? 'group' : 'control'),
}
