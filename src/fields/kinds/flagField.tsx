import Checkbox from 'antd/es/checkbox/Checkbox'
import { useText } from '#ui/text/useText.ts'
import type { EditProps, Field, ShowProps, TextSurroundings } from '../Field.ts'

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

function flagText({ value }: ShowProps, { text }: Pick<TextSurroundings, 'text'>): string {
  return typeof value === 'boolean' ? text(value ? 'app:form.yes' : 'app:form.no') : ''
}

function Show(shown: ShowProps) {
  const text = useText()
  return <>{flagText(shown, { text })}</>
}

/** Yes or no. */
export const flagField: Field = { Edit, Show, Cell: Show, text: flagText, labelled: () => 'itself' }
