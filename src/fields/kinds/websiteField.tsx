import type { Field } from '../Field.ts'
import { createLinkField } from './linkField.tsx'

/** The address of a page; where it is read, it opens in another tab. */
export const websiteField: Field = createLinkField({
  type: 'text',
  inputMode: 'url',
  address: (value) => (/^https?:\/\//i.test(value) ? value : `http://${value}`),
  outside: true,
})
