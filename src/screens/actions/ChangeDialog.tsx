import Button from 'antd/es/button'
import { type RefObject, use, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react'
import type { Answer } from '#client/Answer.ts'
import type { CallArguments } from '#client/createClient.ts'
import { saveOperation } from '#engine/plan/PlanCall.ts'
import { givenValues, withGiven } from '#engine/wire/givenValues.ts'
import type { Json } from '#engine/record/path.ts'
import { writeRecord } from '#engine/wire/writeRecord.ts'
import { ConfirmDialog, Dialog } from '#ui/Dialog.tsx'
import { Skeletons } from '#ui/Page.tsx'
import { useText } from '#ui/text/useText.ts'
import { commitTyping, focusable } from '../form/draw/focusControl.ts'
import { Form } from '../form/draw/Form.tsx'
import { LeaveGuard } from '../form/LeaveGuard.tsx'
import { FormContext, useFormContext, useFormStatus } from '../form/FormContext.tsx'
import { type OpenedForm, useOpenForm } from '../form/openForm.ts'
import { readSeen, type SeenRecord } from '../SeenRecord.ts'
import { useUnloadGuard } from '../form/useUnloadGuard.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import type { ScreenHandlers } from '../outcomes/CallContext.ts'
import { callSignedIn } from '../outcomes/performCall.ts'
import { useScreenServices } from '../ScreenServices.ts'

/** Sends the call of the change. Resolves after its answer has done all that the definition says. */
type Send = (sent: CallArguments, handlers: ScreenHandlers) => Promise<Answer | undefined>

interface ChangeDialogProps {
  /** The form of the fields that the change asks for, as `folder/name`. */
  form: string
  /** The record as the screen shows it; a list knows a part of it alone. */
  record: Json
  args: CallArguments
  /** The action, as its button names it. */
  title: string
  onSend: Send
  onClosed: () => void
}

/**
 * The form of what a change of state asks for. It is judged with the whole record, as that will be after the change.
 * Typed values are discarded after a question.
 */
export function ChangeDialog({ form: name, record, args, title, onSend, onClosed }: ChangeDialogProps) {
  const services = useScreenServices()
  const text = useText()
  const formId = useId()
  const { plan } = services.formOf(name)
  const [open, setOpen] = useState(true)
  const [asking, setAsking] = useState(false)
  const form = useRef<OpenedForm>(null)
  const [seen, setSeen] = useState<SeenRecord>()
  const [failed, setFailed] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const load = useEffectEvent(async () => {
    if (!plan.load) return { seen: { record } }
    const answer = await callSignedIn(services, saveOperation(plan.load, record), args)
    return { answer, seen: answer.ok ? readSeen(plan.schema, answer) : undefined }
  })
  useEffect(() => {
    let wanted = true
    void load().then((loaded) => {
      if (!wanted) return
      setSeen(loaded.seen)
      setFailed(loaded.seen ? undefined : loaded.answer)
    })
    return () => void (wanted = false)
  }, [attempt])
  const discarding = (part: string) => text(`app:entries.discard.${part}`)
  const giveUp = () => {
    setAsking(false)
    setOpen(false)
  }
  const close = () => {
    commitTyping()
    if (form.current?.unsaved()) setAsking(true)
    else giveUp()
  }
  return (
    <>
      <Dialog
        open={open}
        title={title}
        width={500}
        className="entry-dialog"
        closable={{ 'aria-label': text('app:common.close') }}
        mask={{ closable: false }}
        onCancel={close}
        afterClose={onClosed}
        footer={
          <div className="dialog-actions">
            <Button onClick={close}>{text('app:confirm.cancel')}</Button>
            <Button type="primary" htmlType="submit" form={formId} disabled={!seen}>
              {title}
            </Button>
          </div>
        }
      >
        {!seen && !failed && <Skeletons of="form" />}
        {failed && <LoadFailure missing={failed.status === 404} onRetry={() => setAttempt((count) => count + 1)} />}
        {seen && <ChangeForm name={name} id={formId} seen={seen} opened={form} onSend={onSend} onDone={giveUp} />}
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={discarding('changeTitle')}
        message={discarding('message')}
        words={{ confirm: discarding('changeConfirm'), cancel: discarding('cancel') }}
        danger
        onConfirm={giveUp}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

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
function ChangeForm({ name, id, seen, opened, onSend, onDone }: ChangeFormProps) {
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
  // A form whose action this is asks for both before it is left.
  const below = use(FormContext)?.form
  useEffect(() => below?.holdOver({ form }), [below, form])
  useUnloadGuard(form)
  useEffect(() => document.getElementById(id)?.querySelector<HTMLElement>(focusable)?.focus(), [id])

  /**
   * Sends the fields that the change asks for. The dialog stays open if the server rejected them or did not answer, so
   * that they can be corrected.
   */
  async function sendChange(): Promise<void> {
    if (store.status().saving) return
    store.forgetAnswer()
    store.update({ saving: true })
    const { json } = writeRecord(plan.schema, store.evaluation().record, attachments.chosenAt)
    const asked = Object.fromEntries(plan.fields.map(({ path }) => [path, json[path]]))
    const answer = await onSend({ json: asked, seenVersion: seen.version }, { refuse: store.showServerProblems })
    store.update({ saving: false })
    // Typed values may be corrected if the server has refused them, or did not answer.
    if (answer?.ok || answer?.status === 404 || answer?.status === 412) onDone()
  }
  return (
    <>
      <Form form={form} mode="update" id={id} onSubmit={() => void sendChange()}>
        <WrongElsewhere />
      </Form>
      {!below && <LeaveGuard form={form} />}
    </>
  )
}

/** Explains why the change cannot be saved if the problem is in a field that the dialog does not show. */
function WrongElsewhere() {
  const { store } = useFormContext()
  const { problems } = useFormStatus(store)
  const text = useText()
  if (problems.length === 0 || problems.some(({ path }) => store.fieldAt(path))) return null
  return <p role="alert">{text('app:form.wrongElsewhere')}</p>
}
