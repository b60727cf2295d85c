import { labelIdOf, type Field } from '../Field.ts'

function raw(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A value of no kind that can be shown. Definitions may not place one; where one stands all the same, nothing of it is lost. */
export const unknownField: Field = {
  Edit: ({ id, value }) => (
    <code id={id} role="group" tabIndex={-1} aria-labelledby={labelIdOf(id)}>
      {raw(value)}
    </code>
  ),
  text: ({ value }) => raw(value),
  Show: ({ text }) => <code>{text}</code>,
  labelled: () => 'group',
}
