import Radio from 'antd/es/radio/radio'
import { FocusGroup } from '#ui/form/FocusGroup.tsx'
import { labelIdOf, type EditProps } from '../Field.ts'
import { attributesOf } from './TextEdit.tsx'

interface RadioButtonsProps {
  edit: EditProps
  options: readonly { value: string | boolean; label: string }[]
}

/** All choices side by side, as one group that is entered and left. */
export function RadioButtons({ edit, options }: RadioButtonsProps) {
  const { id, value, readOnly, onCommit } = edit
  const { onFocus: onEnter, onBlur: onLeave, ...attributes } = attributesOf(edit)
  return (
    <FocusGroup
      {...attributes}
      role="radiogroup"
      tabIndex={-1}
      className="field-radios"
      aria-labelledby={labelIdOf(id)}
      onEnter={onEnter}
      onLeave={onLeave}
    >
      {options.map((option) => (
        <Radio
          key={String(option.value)}
          name={id}
          value={option.value}
          checked={option.value === value}
          disabled={readOnly}
          onChange={() => onCommit(option.value)}
        >
          {option.label}
        </Radio>
      ))}
    </FocusGroup>
  )
}
