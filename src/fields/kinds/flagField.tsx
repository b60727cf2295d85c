import Checkbox from 'antd/es/checkbox/Checkbox'
import { attributesOf } from '../controls/TextEdit.tsx'
import type { EditProps, Field } from '../Field.ts'

function Edit(props: EditProps) {
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

export const flagField: Field = {
  Edit,
  text: ({ value }, { text }) => (typeof value === 'boolean' ? text(value ? 'app:form.yes' : 'app:form.no') : ''),
  labelled: () => 'itself',
}
