import type { RefSelectProps } from 'antd/es/select'
import type { ComponentProps } from 'react'
import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'

/** What every select has in common, wherever its choices come from. */
export function useSelectAttributes({ id, field, describedBy, invalid, readOnly, onFocus, onBlur }: EditProps) {
  const text = useText()
  return {
    ref: reachedOption,
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

/** Stands in a list that has nothing to offer: a list must hold options, and this one cannot be taken. */
export function NoOption(props: ComponentProps<'span'>) {
  return <span role="option" aria-selected={false} aria-disabled {...props} />
}

const attribute = 'aria-activedescendant'

/** Ref of a select: as long as no option is reached, the control of antd names one that does not exist. */
export function reachedOption(select: RefSelectProps | null): (() => void) | undefined {
  if (!select) return undefined
  const { nativeElement } = select
  const forgetMissing = () => {
    for (const input of nativeElement.querySelectorAll(`[${attribute}$='_list_-1']`)) input.removeAttribute(attribute)
  }
  // The ref is given anew as often as the select is drawn, and then all is said already.
  forgetMissing()
  const observer = new MutationObserver(forgetMissing)
  observer.observe(nativeElement, { attributes: true, attributeFilter: [attribute], subtree: true })
  return () => observer.disconnect()
}
