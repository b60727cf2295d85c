import Checkbox from 'antd/es/checkbox/Checkbox'
import type { EditProps, Field } from '../Field.ts'

function Edit({ id, field, value, label, describedBy, invalid, readOnly, onCommit, onFocus, onBlur }: EditProps) {
  return (
    <Checkbox
      id={id}
      checked={value === true}
      disabled={readOnly}
      onChange={(event) => onCommit(event.target.checked)}
      onFocus={onFocus}
      onBlur={onBlur}
      {...{
        'aria-invalid': invalid || undefined,
        'aria-required': field.required || undefined,
        'aria-describedby': describedBy,
      }}
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
