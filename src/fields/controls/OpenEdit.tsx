import AutoComplete from 'antd/es/auto-complete'
import { plainLetters } from '#engine/text/plainLetters.ts'
import { fieldKeys } from '#engine/text/wordKeys.ts'
import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import { useChoices } from '../lookups/useLookup.ts'
import { useDraft } from './useDraft.ts'
import { useSelectAttributes } from './select.tsx'

/** A text that is typed freely, with values that are proposed meanwhile. */
export function OpenEdit(props: EditProps) {
  const { field, value, onCommit, onBlur } = props
  const { namespace } = useFieldServices()
  const attributes = useSelectAttributes(props)
  const text = useText()
  const { choices } = useChoices(field.schema)
  const draft = useDraft(
    typeof value === 'string' ? value : '',
    (typed) => onCommit(typed.trim() === '' ? undefined : typed),
    (typed) => typed.trim(),
  )
  return (
    <AutoComplete
      {...attributes}
      value={draft.text}
      options={choices.map((choice) => ({ value: choice.value }))}
      showSearch={{ filterOption: (typed, option) => plainLetters(option?.value ?? '').includes(plainLetters(typed)) }}
      placeholder={text.optional(fieldKeys(namespace, field.words, 'placeholder'))}
      onChange={(typed: string | undefined) => draft.change(typed ?? '')}
      onBlur={() => {
        draft.leave()
        onBlur()
      }}
    />
  )
}
