import { fieldKeys } from '#engine/text/wordKeys.ts'
import { useText } from '#ui/text/useText.ts'
import type { EditProps, Field, ShowProps } from './Field.ts'
import { useFieldServices } from './FieldServices.ts'
import { formatOf, normalText, shownText } from './formatOf.ts'
import { TextEdit } from './TextEdit.tsx'

function Edit(props: EditProps) {
  const { namespace, formats } = useFieldServices()
  const text = useText()
  const { schema, words } = props.field
  return (
    <TextEdit
      {...props}
      show={(value) => shownText(value, schema, formats)}
      read={(typed) => normalText(typed, schema, formats)}
      inputMode={formatOf(schema, formats)?.definition.inputMode}
      placeholder={text.optional(fieldKeys(namespace, words, 'placeholder'))}
    />
  )
}

function Show({ schema, value }: ShowProps) {
  const { formats } = useFieldServices()
  return <>{shownText(value, schema, formats)}</>
}

/** One line of text, in the normal form and the groups of its format. */
export const textField: Field = {
  Edit,
  Show,
  Cell: Show,
  text: ({ schema, value }, { formats }) => shownText(value, schema, formats),
  drafts: true,
  labelled: () => 'control',
}
