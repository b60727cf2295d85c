import type { Field } from '../Field.ts'
import { createLinkField } from './linkField.tsx'

/** An address for mail; where it is read, it opens the reader's mail program. */
export const emailField: Field = createLinkField({
  type: 'text',
  inputMode: 'email',
  address: (value) => `mailto:${mailboxOf(value)}`,
})

/**
 * A mailbox as RFC 6068 wants it in a link: signs that would name more receivers, a subject or a text are letters of the
 * one address. Half letters, which no link can have, become the mark for one.
 */
const mailboxOf = (value: string) =>
  encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD')).replaceAll(/%40|%2B/g, decodeURIComponent)
