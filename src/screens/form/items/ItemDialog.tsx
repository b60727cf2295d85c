import Button from 'antd/es/button'
import { useEffect, useId, useState } from 'react'
import { takeOver } from '#engine/form/startRecord.ts'
import type { FormEntry, PlanField } from '#engine/plan/FormPlan.ts'
import { itemsIn, storedId, type Json } from '#engine/record/path.ts'
import { entryKeys } from '#engine/words/wordKeys.ts'
import { ConfirmDialog, Dialog } from '#ui/Dialog.tsx'
import { panelIdOf, TabBar, tabIdOf } from '#ui/form/TabBar.tsx'
import { useText } from '#ui/text/useText.ts'
import { focusable, commitTyping } from '../draw/focusControl.ts'
import { Form } from '../draw/Form.tsx'
import { useFormContext } from '../FormContext.tsx'
import { useOpenForm } from '../openForm.ts'
import type { OverItem } from '../../Draft.ts'
import { ItemSearch } from './ItemSearch.tsx'

interface ItemDialogProps {
  opened: OverItem
  /** The list whose item is typed, and how. */
  list: PlanField
  entry: FormEntry
  onClosed: () => void
}

/** A form over the form: one item of a list. The typed item joins the list, or is discarded after a question. */
export function ItemDialog({ opened, list, entry, onClosed }: ItemDialogProps) {
  const { form: over, idOf } = useFormContext()
  const text = useText()
  const formId = useId()
  const [open, setOpen] = useState(true)
  const [asking, setAsking] = useState(false)
  const [panel, setPanel] = useState('new')
  const { changed, typed } = opened
  const items = () => itemsIn(over.store.valueAt(list.path))
  const [before] = useState(() => changed && items()[changed.index])
  const { attachments } = over
  const form = useOpenForm({ name: entry.form, seen: before && { record: before }, attachments, typed })
  useEffect(() => over.holdOver({ form, item: opened }), [over, form, opened])

  const word = (part: string, values?: Record<string, unknown>) => text(entryKeys(list.words, part), values)
  const discarding = (part: string) => text(`app:entries.discard.${part}`)
  const add = () => {
    const { record } = form.store.evaluation()
    over.store.commit(list.path, changed ? items().with(changed.index, record) : [...items(), record])
    setOpen(false)
  }
  const giveUp = () => {
    setAsking(false)
    setOpen(false)
  }
  const close = () => {
    commitTyping()
    if (form.unsaved()) setAsking(true)
    else giveUp()
  }
  const choose = (found: Json) => {
    form.store.restore({ ...form.store.record(), ...takeOver(form.plan.schema, found) })
    setPanel('new')
  }
  /**
   * Focuses the list if the button that opened the dialog has gone: without a focused element, the keyboard would start
   * at the top of the page.
   */
  const restoreFocus = () => {
    onClosed()
    // The button that opened the dialog may be gone, and the focus must not go with it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(idOf(list.path))?.focus()
    })
  }
  const { search } = entry
  const mode = storedId(before) === undefined ? 'create' : 'update'
  // The buttons stand at the end of the dialog.
  const body = <Form form={form} mode={mode} id={formId} onSubmit={add} />
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
          // The list is not left while an item of it is typed.
          over.store.focus(list.path)
        }}
        afterClose={restoreFocus}
        footer={
          <div className="dialog-actions">
            <Button onClick={close}>{text('app:entries.close')}</Button>
            <Button type="primary" htmlType="submit" form={formId} disabled={panel === 'search'}>
              {text(changed ? 'app:entries.save' : 'app:entries.add')}
            </Button>
          </div>
        }
      >
        {changed || !search ? (
          body
        ) : (
          <>
            <TabBar
              prefix={formId}
              label={word('new')}
              tabs={['new', 'search'].map((id) => ({ id, title: text(`app:entries.tabs.${id}`) }))}
              active={panel}
              onOpen={setPanel}
            />
            <div role="tabpanel" id={panelIdOf(formId, panel)} aria-labelledby={tabIdOf(formId, panel)}>
              {panel === 'new' ? body : <ItemSearch entry={entry} search={search} onChoose={choose} />}
            </div>
          </>
        )}
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={discarding(changed ? 'changeTitle' : 'title')}
        message={discarding('message')}
        words={{
          confirm: discarding(changed ? 'changeConfirm' : 'confirm'),
          cancel: discarding('cancel'),
        }}
        danger
        onConfirm={giveUp}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
