import type { HTMLAttributes } from 'react'
import { formatOf } from '#engine/formats/createFormats.ts'
import { dialledNumber } from '#engine/text/numbers.ts'
import { TextEdit } from '../controls/TextEdit.tsx'
import type { EditProps, Field, ShownProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import { formattedText } from '../values/valueText.ts'

interface LinkKind {
  inputMode: HTMLAttributes<HTMLInputElement>['inputMode']
  address: (value: string) => string
  /** The link leads away from the product. */
  outside?: boolean
}

/** A kind whose value is typed as text and read as a link. */
function createLinkField({ inputMode, address, outside }: LinkKind): Field {
  const Edit = (props: EditProps) => <TextEdit {...props} inputMode={inputMode} />

  /** The value as a link. An invalid value, which a link could not open, is shown as text. */
  function Show({ schema, value, text }: ShownProps) {
    const { formats } = useFieldServices()
    if (typeof value !== 'string' || value === '') return null
    const target = outside ? { target: '_blank', rel: 'noreferrer noopener' } : {}
    const sound = formatOf(schema, formats)?.validate(value) ?? true
    if (!sound) return <span>{text}</span>
    return (
      <a href={address(value)} {...target}>
        {text}
      </a>
    )
  }

  return { Edit, text: formattedText, Show }
}

/** An address for mail; where it is read, it opens the reader's mail program. */
export const emailField: Field = createLinkField({
  inputMode: 'email',
  address: (value) => `mailto:${mailboxOf(value)}`,
})

/**
 * A mailbox as RFC 6068 wants it in a link: signs that would name more receivers, a subject or a text are letters of the
 * one address. Half letters, which no link can have, become the mark for one.
 */
const mailboxOf = (value: string) =>
  encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD')).replaceAll(/%40|%2B/g, decodeURIComponent)

/** A number as it can be dialled from anywhere where its country is named, and in France where it is not. */
function telephoneAddress(value: string): string {
  const number = dialledNumber(value)
  return /^(\+33|0033)/.test(value) ? `tel:+33${number.slice(1)}` : `tel:${number}`
}

/** A telephone number, shown in pairs; where it is read, it can be called. */
export const phoneField: Field = createLinkField({
  inputMode: 'tel',
  address: telephoneAddress,
})

/** The address of a page; where it is read, it opens in another tab. */
export const websiteField: Field = createLinkField({
  inputMode: 'url',
  address: (value) => (/^https?:\/\//i.test(value) ? value : `http://${value}`),
  outside: true,
})
