import { formatOf } from '#engine/formats/createFormats.ts'
import { fetchedAhead } from '#ui/fetchedAhead.tsx'
import { useText } from '#ui/text/useText.ts'
import { TextEdit } from '../controls/TextEdit.tsx'
import type { EditProps, Field, ShowProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import { formattedText, normalText } from '../values/valueText.ts'

/** A text input; below it the named parts of the value, such as the bank code of an IBAN. */
function Edit(props: EditProps) {
  const { field, value } = props
  return (
    <>
      <TextEdit {...props} />
      <ValueParts words={field.words} schema={field.schema} value={value} />
    </>
  )
}

/** The named groups of a value, each under its words; nothing while the value does not fill them all. */
function ValueParts({ words, schema, value }: Omit<ShowProps, 'record'>) {
  const { formats } = useFieldServices()
  const text = useText()
  if (typeof value !== 'string') return null
  const parts = formatOf(schema, formats)?.parts(normalText(value, schema, formats)) ?? []
  if (parts.length === 0) return null
  return (
    <span className="field-parts">
      {parts.map((part) => (
        <span key={part.name}>
          <span className="field-part-name">{text([`${words}.parts.${part.name}`, `app:parts.${part.name}`])}</span>{' '}
          <span className="field-figure">{part.text}</span>
        </span>
      ))}
    </span>
  )
}

/** A line of text, in the normal form and the groups of its format. */
export const textField: Field = {
  Edit,
  text: formattedText,
  Show: ({ text, ...shown }) => (
    <>
      <span>{text}</span>
      <ValueParts {...shown} />
    </>
  ),
  Cell: ({ text }) => <span>{text}</span>,
}

export const paragraphField: Field = {
  Edit: fetchedAhead(async () => (await import('../controls/ParagraphEdit.tsx')).ParagraphEdit),
  text: formattedText,
  Show: ({ text }) => <span className="field-paragraph">{text}</span>,
  Cell: ({ text }) => <span className="field-one-line">{text}</span>,
}
