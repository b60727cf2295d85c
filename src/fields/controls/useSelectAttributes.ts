import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'

/** What every select has in common, wherever its choices come from. */
export function useSelectAttributes({ id, field, describedBy, invalid, readOnly, onFocus, onBlur }: EditProps) {
  const text = useText()
  return {
    id,
    disabled: readOnly,
    allowClear: !field.required && { label: text('app:form.clear') },
    status: invalid ? ('error' as const) : undefined,
    className: 'field-select',
    onFocus,
    onBlur,
    'aria-invalid': invalid || undefined,
    'aria-required': field.required || undefined,
    'aria-describedby': describedBy,
  }
}
