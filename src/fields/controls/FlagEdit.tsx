import Checkbox from 'antd/es/checkbox/Checkbox'
import type { EditProps } from '../Field.ts'
import { AnswerEdit } from './answerAhead.ts'
import { attributesOf } from './TextEdit.tsx'

/** The control of yes or no: a tick box, unless the form wishes two choices. */
export function FlagEdit(props: EditProps) {
  return props.field.placed.as === 'radio' ? <AnswerEdit {...props} /> : <TickEdit {...props} />
}

/** A checkbox with its label. */
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
