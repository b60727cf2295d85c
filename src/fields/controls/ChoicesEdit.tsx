import Select from 'antd/es/select'
import { lookupOf } from '#engine/schema/kindOf.ts'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'
import { type ChoiceOption, isPartOf, NoOption, useChoiceOptions, useSelectAttributes } from './select.tsx'

/** Several of the values that are offered, or texts that are typed where none are. */
export function ChoicesEdit(props: EditProps) {
  const { field, value, onCommit } = props
  const items = field.schema.items ?? {}
  const attributes = useSelectAttributes(props)
  const text = useText()
  const values = (Array.isArray(value) ? (value as unknown[]) : []).filter((one) => typeof one === 'string')
  const { options, loading } = useChoiceOptions(items, field.words, values)
  const isTyped = !items.enum && lookupOf(items) === undefined
  const isFree = isTyped || items.open === true
  return (
    <Select<string[], ChoiceOption>
      {...attributes}
      mode={isFree ? 'tags' : 'multiple'}
      value={values}
      options={options}
      {...(isFree && { tokenSeparators: [',', ';'] })}
      showSearch={{ filterOption: (typed, option) => isPartOf(option?.label, typed) }}
      placeholder={text([`${field.words}.placeholder`, isTyped ? 'app:form.typeSeveral' : 'app:form.choose'])}
      suffix={isTyped ? <></> : <icons.down />}
      notFoundContent={
        isTyped ? null : <NoOption>{text(loading ? 'app:form.choicesLoading' : 'app:form.noChoice')}</NoOption>
      }
      onChange={(next) => onCommit(next.length === 0 ? undefined : next)}
    />
  )
}
