import { Input } from 'antd'
import type { EditProps, Field, ShowProps } from './Field.ts'
import { useFieldServices } from './FieldServices.ts'
import { normalText, shownText } from './formatOf.ts'
import { controlAttributes } from './TextEdit.tsx'
import { useDraft } from './useDraft.ts'

function Edit(props: EditProps) {
  const { formats } = useFieldServices()
  const { schema } = props.field
  const read = (text: string) => (text.trim() === '' ? undefined : normalText(text, schema, formats))
  const draft = useDraft(
    shownText(props.value, schema, formats),
    (text) => props.onCommit(read(text)),
    (text) => read(text) ?? '',
  )
  return (
    <Input.TextArea
      {...controlAttributes(props)}
      // Its height follows the text by style sheet: antd measures with an inline style, which a strict policy forbids.
      className="field-lines-edit"
      spellCheck
      value={draft.text}
      onChange={(event) => draft.change(event.target.value)}
      onFocus={props.onFocus}
      onBlur={() => {
        draft.leave()
        props.onBlur()
      }}
    />
  )
}

function Show({ schema, value }: ShowProps) {
  const { formats } = useFieldServices()
  return <span className="field-paragraph">{shownText(value, schema, formats)}</span>
}

function Cell({ schema, value }: ShowProps) {
  const { formats } = useFieldServices()
  return <span className="field-one-line">{shownText(value, schema, formats)}</span>
}

/** Text of several lines. */
export const paragraphField: Field = {
  Edit,
  Show,
  Cell,
  text: ({ schema, value }, { formats }) => shownText(value, schema, formats),
  drafts: true,
  labelled: () => 'control',
}
