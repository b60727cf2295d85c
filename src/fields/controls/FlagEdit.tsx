import Checkbox from 'antd/es/checkbox/Checkbox'
import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'
import { RadioButtons } from './RadioButtons.tsx'
import { attributesOf } from './TextEdit.tsx'

/** The control of yes or no: a tick box, unless the form wishes two choices. */
export function FlagEdit(props: EditProps) {
  return props.field.placed.as === 'radio' ? <AnswerEdit {...props} /> : <TickEdit {...props} />
}

function AnswerEdit(props: EditProps) {
  const text = useText()
  const options = [
    { value: true, label: text('app:form.yes') },
    { value: false, label: text('app:form.no') },
  ]
  return <RadioButtons edit={props} options={options} />
}

function TickEdit(props: EditProps) {
  const { value, label, readOnly, onCommit } = props
  return (
    <Checkbox
      {...attributesOf(props)}
      checked={value === true}
      disabled={readOnly}
      onChange={(event) => onCommit(event.target.checked)}
    >
      {label}
    </Checkbox>
  )
}
