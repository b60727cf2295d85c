import AutoComplete from 'antd/es/auto-complete'
import Radio from 'antd/es/radio/radio'
import { lookupOf } from '#engine/schema/kindOf.ts'
import { FocusGroup } from '#ui/form/FocusGroup.tsx'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { labelIdOf, type EditProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import { useChoices } from '../lookups/useLookup.ts'
import { SearchEdit } from './SearchEdit.tsx'
import { isPartOf, useChoiceOptions, useSelectAttributes } from './select.tsx'
import { attributesOf, useDraft } from './TextEdit.tsx'
import { TypedSelect } from './TypedSelect.tsx'

/** The control of a choice: as the values come, and as the form wishes. */
export function ChoiceEdit(props: EditProps) {
  const { lookups } = useFieldServices()
  const { schema, placed } = props.field
  const lookup = lookupOf(schema)
  if (lookup !== undefined && lookups.asksAsTyped(lookup)) return <SearchEdit {...props} lookup={lookup} />
  if (schema.open) return <OpenEdit {...props} />
  return placed.as === 'radio' ? <RadioEdit {...props} /> : <SelectEdit {...props} />
}

function SelectEdit(props: EditProps) {
  const { field, value } = props
  const text = useText()
  const chosen = typeof value === 'string' ? value : undefined
  const { options, loading } = useChoiceOptions(field.schema, field.words, chosen === undefined ? [] : [chosen])
  return (
    <TypedSelect
      edit={props}
      chosen={chosen}
      options={options}
      find={(typed) => options.filter(({ label }) => isPartOf(label, typed))}
      placeholder="app:form.choose"
      nothing={text(loading ? 'app:form.choicesLoading' : 'app:form.noChoice')}
      busy={loading}
      icon={<icons.down />}
    />
  )
}

function RadioEdit(props: EditProps) {
  const { field, value, readOnly, onCommit } = props
  const { onFocus: onEnter, onBlur: onLeave, ...attributes } = attributesOf(props)
  const { options } = useChoiceOptions(field.schema, field.words, typeof value === 'string' ? [value] : [])
  return (
    <FocusGroup
      {...attributes}
      role="radiogroup"
      tabIndex={-1}
      className="field-radios"
      aria-labelledby={labelIdOf(props.id)}
      onEnter={onEnter}
      onLeave={onLeave}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          name={props.id}
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

/** A text that is typed freely, with values that are proposed meanwhile. */
function OpenEdit(props: EditProps) {
  const { field, onBlur } = props
  const attributes = useSelectAttributes(props)
  const text = useText()
  const { choices } = useChoices(field.schema)
  const draft = useDraft(
    props,
    (value) => (typeof value === 'string' ? value.trim() : ''),
    (typed) => (typed.trim() === '' ? undefined : typed),
  )
  return (
    <AutoComplete
      key={draft.start.key}
      {...attributes}
      defaultValue={draft.start.text}
      options={choices.map((choice) => ({ value: choice.value }))}
      showSearch={{ filterOption: (typed, option) => isPartOf(option?.value, typed) }}
      placeholder={text.optional(`${field.words}.placeholder`)}
      onChange={(typed: string | undefined) => draft.change(typed ?? '')}
      onBlur={(event) => {
        draft.leave(event)
        onBlur()
      }}
    />
  )
}
