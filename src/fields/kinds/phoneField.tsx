import type { Field } from '../Field.ts'
import { createLinkField } from './linkField.tsx'

/** A telephone number, shown in pairs; where it is read, it can be called. */
export const phoneField: Field = createLinkField({
  type: 'tel',
  inputMode: 'tel',
  address: (value) => `tel:${value.replace(/[^\d+]/g, '')}`,
})
