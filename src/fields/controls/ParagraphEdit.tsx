import TextArea from 'antd/es/input/TextArea'
import type { EditProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import { normalText, shownText } from '../values/valueText.ts'
import { controlAttributes, useDraft } from './TextEdit.tsx'

/** The control of a text of several lines. */
export function ParagraphEdit(props: EditProps) {
  const { formats } = useFieldServices()
  const { schema } = props.field
  const draft = useDraft(
    props,
    (value) => shownText(value, schema, formats),
    (text) => (text.trim() === '' ? undefined : normalText(text, schema, formats)),
  )
  return (
    <TextArea
      key={draft.start.key}
      {...controlAttributes(props, draft)}
      // Its height follows the text by style sheet: antd measures with an inline style, which a strict policy forbids.
      className="field-lines-edit"
      spellCheck
    />
  )
}
