import type { Field } from './Field.ts'
import { createLinkField } from './linkField.tsx'

/** An address for mail; where it is read, it opens the reader's mail program. */
export const emailField: Field = createLinkField({
  type: 'text',
  inputMode: 'email',
  address: (value) => `mailto:${value}`,
})
