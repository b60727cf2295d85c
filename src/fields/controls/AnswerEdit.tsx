import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'
import { RadioButtons } from './RadioButtons.tsx'

/** Yes and no as two choices, for an answer that must not be preset. */
export function AnswerEdit(props: EditProps) {
  const text = useText()
  const options = [
    { value: true, label: text('app:form.yes') },
    { value: false, label: text('app:form.no') },
  ]
  return <RadioButtons edit={props} options={options} />
}
