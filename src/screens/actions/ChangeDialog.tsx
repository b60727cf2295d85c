import Button from 'antd/es/button'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Answer } from '#client/Answer.ts'
import type { CallArguments } from '#client/createClient.ts'
import type { Json } from '#engine/record/path.ts'
import { ConfirmDialog, Dialog } from '#ui/Dialog.tsx'
import { Skeletons } from '#ui/Page.tsx'
import { useText } from '#ui/text/useText.ts'
import { commitTyping } from '../form/draw/focusControl.ts'
import type { OpenedForm } from '../form/openForm.ts'
import { readSeen, type SeenRecord } from '../form/saving/Draft.ts'
import { saveOperation } from '../form/saving/useSave.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { callSignedIn } from '../outcomes/performCall.ts'
import { useScreenServices } from '../ScreenServices.ts'
import { ChangeForm, type Send } from './ChangeForm.tsx'

interface ChangeDialogProps {
  /** The form of the fields that the change asks for, as `folder/name`. */
  form: string
  /** The record as the screen shows it; a list knows a part of it alone. */
  record: Json
  /** What calls on the record need. */
  args: CallArguments
  /** What is done, as its button says. */
  title: string
  onSend: Send
  onClosed: () => void
}

/**
 * The form of what a change of state asks for. It is judged with the whole record, as that will be after the change. What is
 * typed is given up after a question.
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
