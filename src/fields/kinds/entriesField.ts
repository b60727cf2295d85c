import { listOf } from '#engine/record/path.ts'
import type { ReadField, ShowProps, TextSurroundings } from '../Field.ts'

function entriesText({ path, schema, value }: ShowProps, surroundings: TextSurroundings): string {
  const names = Object.keys(schema.items?.properties ?? {})
  return listOf(value)
    .map((item) =>
      names
        .map((name) => plainText(item[name], path, name, surroundings))
        .filter(Boolean)
        .join(' '),
    )
    .join(', ')
}

function plainText(value: unknown, path: string, name: string, { text, namespace }: TextSurroundings): string {
  if (name === 'resourceUuid') return ''
  if (typeof value === 'string')
    return text.optional([`${namespace}:fields.${path}.${name}.options.${value}`, `options:${value}`]) ?? value
  return typeof value === 'number' ? String(value) : ''
}

/** A list of items. They are typed in forms, not in a control. */
export const entriesField: ReadField = {
  text: entriesText,
  Show: ({ value }) => listOf(value).length,
  labelled: () => 'group',
}
