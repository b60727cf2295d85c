import AutoComplete from 'antd/es/auto-complete'
import { plainLetters } from '#engine/text/plainLetters.ts'
import { fieldKeys } from '#engine/text/wordKeys.ts'
import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import { useChoices } from '../lookups/useLookup.ts'
import { useDraft } from './useDraft.ts'
import { reachedOption } from './select.tsx'

/** A text that is typed freely, with values that are proposed meanwhile. */
export function OpenEdit(props: EditProps) {
  const { id, field, value, describedBy, invalid, readOnly, onCommit, onFocus, onBlur } = props
  const { namespace } = useFieldServices()
  const text = useText()
  const { choices } = useChoices(field.schema)
  const draft = useDraft(
    typeof value === 'string' ? value : '',
    (typed) => onCommit(typed.trim() === '' ? undefined : typed),
    (typed) => typed.trim(),
  )
  return (
    <AutoComplete
      ref={reachedOption}
      id={id}
      value={draft.text}
      options={choices.map((choice) => ({ value: choice.value }))}
      showSearch={{ filterOption: (typed, option) => plainLetters(option?.value ?? '').includes(plainLetters(typed)) }}
      disabled={readOnly}
      allowClear={!field.required && { label: text('app:form.clear') }}
      placeholder={text.optional(fieldKeys(namespace, field.words, 'placeholder'))}
      status={invalid ? 'error' : undefined}
      className="field-select"
      onChange={(typed: string | undefined) => draft.change(typed ?? '')}
      onFocus={onFocus}
      onBlur={() => {
        draft.leave()
        onBlur()
      }}
      aria-invalid={invalid || undefined}
      aria-required={field.required || undefined}
      aria-describedby={describedBy}
    />
  )
}
