import { FormAlert } from '#ui/form/FormAlert.tsx'
import { useText } from '#ui/text/useText.ts'
import { useFormContext, useFormStatus } from '../FormContext.ts'

/** What the last answer has to say about the form as a whole. It goes as soon as a field gets the focus. */
export function AnswerAlert() {
  const { store } = useFormContext()
  const { alert } = useFormStatus(store)
  const text = useText()
  const message = alert && (text.optional(alert.keys, alert.params) ?? '')
  return <FormAlert type={alert?.type ?? 'error'} message={message} />
}
