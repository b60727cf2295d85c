import type { PropertySchema } from '#generated/definitions.gen.ts'
import { useChoices } from '../lookups/useLookup.ts'
import { choiceText } from '../values/choiceText.ts'
import { useTextSurroundings } from './useTextSurroundings.ts'

/**
 * What a select offers. A stored value that is no longer offered stays what it is until the user changes it.
 * @param words path of the words of the field
 */
export function useChoiceOptions(schema: PropertySchema, words: string, stored: readonly string[]) {
  const surroundings = useTextSurroundings()
  const { choices, loading } = useChoices(schema)
  const known = new Set(choices.map(({ value }) => value))
  const others = stored.flatMap((value) => (known.has(value) ? [] : [{ value }]))
  const options = [...choices, ...others].map((choice) => ({
    value: choice.value,
    label: choiceText(words, choice, surroundings),
  }))
  return { options, loading }
}
