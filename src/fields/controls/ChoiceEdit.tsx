import Radio from 'antd/es/radio/radio'
import Select from 'antd/es/select'
import { plainLetters } from '#engine/text/plainLetters.ts'
import { fieldKeys } from '#engine/text/wordKeys.ts'
import { FocusGroup } from '#ui/form/FocusGroup.tsx'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { lookupOf } from '#engine/schema/kinds.ts'
import type { EditProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import { OpenEdit } from './OpenEdit.tsx'
import { SearchEdit } from './SearchEdit.tsx'
import { useChoiceOptions } from './useChoiceOptions.ts'
import { isEmptied, useTypedChoice } from './useTypedChoice.ts'
import { NoOption, useSelectAttributes } from './select.tsx'

function useOptions({ field, value }: EditProps) {
  const { namespace } = useFieldServices()
  const text = useText()
  const { options, loading } = useChoiceOptions(field.schema, field.words, typeof value === 'string' ? [value] : [])
  return { options, loading, text, placeholder: fieldKeys(namespace, field.words, 'placeholder') }
}

const isNamed = (typed: string, label: string) => plainLetters(label).includes(plainLetters(typed.trim()))

function SelectEdit(props: EditProps) {
  const { value } = props
  const attributes = useSelectAttributes(props)
  const { options, loading, text, placeholder } = useOptions(props)
  const own = useTypedChoice(props, (typed) => options.filter(({ label }) => isNamed(typed, label)))
  return (
    <Select<string | undefined, (typeof options)[number]>
      {...attributes}
      {...own.attributes}
      value={own.left ?? (typeof value === 'string' ? value : undefined)}
      options={options}
      labelRender={({ label, value: shown }) => label ?? shown}
      showSearch={{
        filterOption: (typed, option) => isNamed(typed, option?.label ?? ''),
        searchValue: own.searchValue,
        onSearch(typed) {
          if (typed !== '' || isEmptied()) own.type(typed)
        },
      }}
      onClear={() => own.take(undefined)}
      placeholder={text([...placeholder, 'app:form.choose'])}
      notFoundContent={<NoOption>{text(loading ? 'app:form.choicesLoading' : 'app:form.noChoice')}</NoOption>}
      suffix={loading ? <icons.retry className="form-spinning" /> : <icons.down />}
      onChange={(next: string | undefined) => own.take(next)}
    />
  )
}

function RadioEdit(props: EditProps) {
  const { id, field, value, labelId, describedBy, invalid, readOnly, onCommit, onFocus, onBlur } = props
  const { options } = useOptions(props)
  return (
    <FocusGroup
      role="radiogroup"
      id={id}
      tabIndex={-1}
      className="field-radios"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={field.required || undefined}
      onEnter={onFocus}
      onLeave={onBlur}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
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

/** The control of a choice: as the values come, and as the form wishes. */
export function ChoiceEdit(props: EditProps) {
  const { searchDelay } = useFieldServices()
  const { open } = props.field.schema
  const lookup = lookupOf(props.field.schema)
  const delay = lookup === undefined ? undefined : searchDelay(lookup)
  if (lookup !== undefined && delay !== undefined) return <SearchEdit {...props} lookup={lookup} delay={delay} />
  if (open) return <OpenEdit {...props} />
  return props.field.placed.as === 'radio' ? <RadioEdit {...props} /> : <SelectEdit {...props} />
}
