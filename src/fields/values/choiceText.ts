import { optionKeys } from '#engine/text/wordKeys.ts'
import type { TextSurroundings } from '../Field.ts'
import type { Choice } from '../lookups/ChoiceStore.ts'

/** The words of a value; a value without words is shown as it is, a record by its title. */
export function choiceText(
  path: string,
  { value, label, record }: Choice,
  { text, namespace, language, titleOf }: Pick<TextSurroundings, 'text' | 'namespace' | 'language' | 'titleOf'>,
): string {
  if (record) return titleOf?.(record) ?? value
  const own = typeof label === 'object' ? (label[language] ?? Object.values(label)[0]) : label
  return text.optional(optionKeys(namespace, path, value)) ?? own ?? value
}
