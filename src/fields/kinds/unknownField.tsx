import { labelIdOf, type Field } from '../Field.ts'

const raw = (value: unknown) => (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value))

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
