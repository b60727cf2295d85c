import Button from 'antd/es/button'
import { useEffect, useId, useState } from 'react'
import type { FormEntry, PlanField } from '#engine/form/formPlan.ts'
import { takeOver } from '#engine/form/takeOver.ts'
import type { Json } from '#engine/record/path.ts'
import { useFormServices, type ChangedEntry } from '#fields/FormServices.ts'
import { listOf } from '#fields/listOf.ts'
import { scopedAttachments } from '#fields/scopedAttachments.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useText } from '#ui/text/useText.ts'
import { useScreenServices } from '../ScreenServices.ts'
import { commitTyping } from './commitTyping.ts'
import { EntryPanels, type EntryPanel } from './EntryPanels.tsx'
import { focusable } from './focusControl.ts'
import { FormBody } from './FormBody.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { useDrafting } from './useDrafting.ts'
import { useFormContext } from './FormContext.ts'
import type { OpenedForm } from './openForm.ts'
import { useOpenForm } from './useOpenForm.ts'

interface EntryDialogProps {
  /** The list whose entry is typed, and how. */
  list: PlanField
  entry: FormEntry
  /** The entry that is changed; undefined for a new one. */
  changed: ChangedEntry | undefined
  /** The form that the dialog opens over. */
  over: OpenedForm
  /** Name of the draft of the form that the dialog opens over. */
  draftName: string | undefined
  /** Called when the dialog is gone. */
  onClosed: () => void
}

/** A form over the form: one entry of a list. What is typed joins the list, or is given up when nobody minds. */
export function EntryDialog({ list, entry: typed, changed, over, draftName, onClosed }: EntryDialogProps) {
  const { formOf, recordOf, formats, formatsDefinition, route } = useScreenServices()
  const { namespace, idOf } = useFormContext()
  const outer = useFormServices()
  const text = useText()
  const formId = useId()
  const [open, setOpen] = useState(true)
  const [asking, setAsking] = useState(false)
  const [panel, setPanel] = useState<EntryPanel>('new')
  const [attachments] = useState(() => scopedAttachments(outer.attachments))
  const { search: _, ...shown } = typed
  // An entry that is changed is there already.
  const entry = changed ? shown : typed
  const name = entry.form
  const definition = formOf(name)
  const parts = recordOf(definition.record)
  const entries = () => listOf(over.store.valueAt(list.path))
  const [before] = useState(() => changed && entries()[changed.index])
  const { address } = route
  const form = useOpenForm({ definition, parts, formats, formatsDefinition, stored: before, address, attachments })
  useEffect(() => over.holdOver(form), [over, form])
  const ownName = draftName === undefined || changed ? undefined : `${draftName}#${list.path}`
  const drafting = useDrafting({ parts, form, name: ownName })
  const { offered } = drafting

  const word = (part: string, values?: Record<string, unknown>) =>
    text([`${namespace}:fields.${list.words}.${part}`, `app:entries.${part}`], values)
  const add = () => {
    const { record } = form.store.checked()
    over.store.commit(
      list.path,
      changed ? entries().map((own, place) => (place === changed.index ? record : own)) : [...entries(), record],
    )
    attachments.keep()
    drafting.end()
    setOpen(false)
  }
  const giveUp = () => {
    attachments.giveUp()
    drafting.end()
    setAsking(false)
    setOpen(false)
  }
  const close = () => {
    commitTyping()
    if (form.unsaved()) setAsking(true)
    else giveUp()
  }
  const onClosedAll = () => {
    onClosed()
    // The button that opened the dialog may be gone, and the focus must not go with it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(idOf(list.path))?.focus()
    })
  }
  const body = offered ? (
    <DraftOffer draft={offered} onResume={drafting.resume} onDiscard={drafting.discard} />
  ) : (
    <FormBody
      name={name}
      form={form}
      mode={typeof before?.['resourceUuid'] === 'string' ? 'update' : 'create'}
      id={formId}
      onSubmit={add}
    >
      {/* The buttons stand at the end of the dialog. */}
      <></>
    </FormBody>
  )
  const choose = (found: Json) => {
    form.store.restore({ ...form.store.record(), ...takeOver(parts.schema, found) })
    setPanel('new')
  }
  return (
    <>
      <Dialog
        open={open}
        title={changed ? word('change', { name: changed.name }) : word('new')}
        width={500}
        className="entry-dialog"
        closable={{ 'aria-label': text('app:entries.close') }}
        mask={{ closable: false }}
        onCancel={close}
        afterOpenChange={(opened) => {
          if (!opened) return
          document.getElementById(formId)?.querySelector<HTMLElement>(focusable)?.focus()
          // Whoever types an entry has not left the list.
          over.store.focus(list.path)
        }}
        afterClose={onClosedAll}
        footer={
          <div className="dialog-actions">
            <Button onClick={close}>{text('app:entries.close')}</Button>
            <Button
              type="primary"
              htmlType="submit"
              form={formId}
              disabled={panel === 'search' || offered !== undefined}
            >
              {text(changed ? 'app:entries.save' : 'app:entries.add')}
            </Button>
          </div>
        }
      >
        <EntryPanels prefix={formId} label={word('new')} entry={entry} open={panel} onOpen={setPanel} onChoose={choose}>
          {body}
        </EntryPanels>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={text(`app:entries.discard.${changed ? 'changeTitle' : 'title'}`)}
        message={text('app:entries.discard.message')}
        words={{
          confirm: text(`app:entries.discard.${changed ? 'changeConfirm' : 'confirm'}`),
          cancel: text('app:entries.discard.cancel'),
        }}
        danger
        onConfirm={giveUp}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
