import { type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import type { Answer } from '#client/Answer.ts'
import type { CallArguments } from '#client/createClient.ts'
import { givenValues, withGiven } from '#engine/record/givenValues.ts'
import { writeRecord } from '#engine/record/writeRecord.ts'
import { useText } from '#ui/text/useText.ts'
import { focusable } from '../form/draw/focusControl.ts'
import { Form } from '../form/draw/Form.tsx'
import { useFormContext, useFormStatus } from '../form/FormContext.tsx'
import { type OpenedForm, useOpenForm } from '../form/openForm.ts'
import type { SeenRecord } from '../form/saving/Draft.ts'
import type { ScreenHandlers } from '../outcomes/performCall.ts'
import { useScreenServices } from '../ScreenServices.ts'

/** Sends the call of the change. Resolves after its answer has done all that the definition says. */
export type Send = (sent: CallArguments, handlers: ScreenHandlers) => Promise<Answer | undefined>

interface ChangeFormProps {
  name: string
  id: string
  seen: SeenRecord
  /** Holds the form as long as it is open. */
  opened: RefObject<OpenedForm | null>
  onSend: Send
  /** Nothing is left to be typed. */
  onDone: () => void
}

/** The fields that a change of state asks for, of a record that is read. */
export function ChangeForm({ name, id, seen, opened, onSend, onDone }: ChangeFormProps) {
  const { formOf } = useScreenServices()
  const { sets = {} } = formOf(name).plan
  const [after] = useState(() =>
    withGiven(
      seen.record,
      givenValues(sets, () => new Date()),
    ),
  )
  const form = useOpenForm({ name, seen: { ...seen, record: after } })
  const { plan, store, attachments } = form
  useImperativeHandle(opened, () => form, [form])
  useEffect(() => document.getElementById(id)?.querySelector<HTMLElement>(focusable)?.focus(), [id])

  async function send(): Promise<void> {
    if (store.status().saving) return
    store.forgetAnswer()
    store.update({ saving: true })
    const { json } = writeRecord(plan.schema, store.evaluation().record, attachments.chosenAt)
    const asked = Object.fromEntries(plan.fields.map(({ path }) => [path, json[path]]))
    const answer = await onSend({ json: asked, seenVersion: seen.version }, { refuse: store.refuse })
    store.update({ saving: false })
    // What was typed may be put right where the server has refused it, or did not answer.
    if (answer?.ok || answer?.status === 404 || answer?.status === 412) onDone()
  }
  return (
    <Form form={form} mode="update" id={id} onSubmit={() => void send()}>
      <WrongElsewhere />
    </Form>
  )
}

/** Says that the change is kept from being made by a field that is not asked for. */
function WrongElsewhere() {
  const { store } = useFormContext()
  const { problems } = useFormStatus(store)
  const text = useText()
  if (problems.length === 0 || problems.some(({ path }) => store.fieldAt(path))) return null
  return <p role="alert">{text('app:form.wrongElsewhere')}</p>
}
