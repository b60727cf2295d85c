import { Radio, Select } from 'antd'
import { plainLetters } from '#engine/text/plainLetters.ts'
import { fieldKeys, optionKeys } from '#engine/text/wordKeys.ts'
import { FocusGroup } from '#ui/form/FocusGroup.tsx'
import { icons } from '#ui/icons.tsx'
import { useLanguage, useText } from '#ui/text/useText.ts'
import { choiceText } from './choiceText.ts'
import type { EditProps, Field, ShowProps, TextSurroundings } from './Field.ts'
import { useFieldServices } from './FieldServices.ts'
import { OpenEdit } from './OpenEdit.tsx'
import { SearchEdit } from './SearchEdit.tsx'
import { useChoices } from './useChoices.ts'
import { useChosen } from './useChosen.ts'

function useOptions({ field, value }: EditProps) {
  const { namespace } = useFieldServices()
  const text = useText()
  const language = useLanguage()
  const { choices, loading, failed } = useChoices(field.schema)
  const known = choices.some((choice) => choice.value === value)
  // A stored value that is no longer offered stays what it is until the user changes it.
  const shown = typeof value === 'string' && !known ? [...choices, { value }] : choices
  const options = shown.map((choice) => ({
    value: choice.value,
    label: choiceText(field.words, choice, { text, namespace, language }),
  }))
  return { options, loading, failed, text, placeholder: fieldKeys(namespace, field.words, 'placeholder') }
}

function SelectEdit(props: EditProps) {
  const { id, field, value, describedBy, invalid, readOnly, onCommit, onFocus, onBlur } = props
  const { options, loading, text, placeholder } = useOptions(props)
  return (
    <Select<string | undefined, (typeof options)[number]>
      id={id}
      value={typeof value === 'string' ? value : undefined}
      options={options}
      disabled={readOnly}
      allowClear={!field.required && { label: text('app:form.clear') }}
      showSearch={{ filterOption: (typed, option) => plainLetters(option?.label ?? '').includes(plainLetters(typed)) }}
      placeholder={text([...placeholder, 'app:form.choose'])}
      notFoundContent={text(loading ? 'app:form.choicesLoading' : 'app:form.noChoice')}
      status={invalid ? 'error' : undefined}
      className="field-select"
      suffix={loading ? <icons.retry className="form-spinning" /> : <icons.down />}
      onChange={(next: string | undefined) => onCommit(next)}
      onFocus={onFocus}
      onBlur={onBlur}
      aria-invalid={invalid || undefined}
      aria-required={field.required || undefined}
      aria-describedby={describedBy}
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

function Edit(props: EditProps) {
  const { searchDelay } = useFieldServices()
  const { lookup, open } = props.field.schema
  const delay = lookup === undefined ? undefined : searchDelay(lookup)
  if (lookup !== undefined && delay !== undefined) return <SearchEdit {...props} lookup={lookup} delay={delay} />
  if (open) return <OpenEdit {...props} />
  return props.field.placed.as === 'radio' ? <RadioEdit {...props} /> : <SelectEdit {...props} />
}

function shownChoice({ path, schema, value }: ShowProps, surroundings: TextSurroundings): string {
  if (typeof value !== 'string' || value === '') return ''
  const { text, namespace, nameOf } = surroundings
  const hasWords = text.optional(optionKeys(namespace, path, value)) !== undefined
  const named = hasWords || schema.lookup === undefined ? undefined : nameOf?.(schema.lookup, value)
  return choiceText(path, named ?? { value }, surroundings)
}

function Show({ path, schema, value }: ShowProps) {
  const { namespace } = useFieldServices()
  const text = useText()
  const language = useLanguage()
  // Where the locale files have words for a value, its lookup need not be asked for its name.
  const hasWords = typeof value === 'string' && text.optional(optionKeys(namespace, path, value)) !== undefined
  const chosen = useChosen(hasWords ? undefined : schema.lookup, value)
  return <>{chosen && choiceText(path, chosen, { text, namespace, language })}</>
}

/** One of several values, from the schema or from the server. */
export const choiceField: Field = {
  Edit,
  Show,
  Cell: Show,
  text: shownChoice,
  labelled: ({ as }) => (as === 'radio' ? 'group' : 'control'),
}
