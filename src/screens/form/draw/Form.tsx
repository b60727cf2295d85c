import { useCallback, useEffect, useId, useState, type ReactNode } from 'react'
import { isActive, isReadOnly } from '#engine/form/evaluate.ts'
import type { PlanField } from '#engine/plan/FormPlan.ts'
import { wordsOf } from '#engine/words/wordKeys.ts'
import { problemText } from '#fields/fieldWords.ts'
import type { Translate } from '#ui/text/useText.ts'
import { useSameFunction } from '#ui/useSameFunction.ts'
import { type FormContextValue, FormProvider } from '../FormContext.tsx'
import { ItemDialog } from '../items/itemDialogAhead.ts'
import type { OpenedForm } from '../openForm.ts'
import type { OverItem } from '../../Draft.ts'
import { focusControl } from './focusControl.ts'
import { FormFields } from './FormFields.tsx'

interface FormProps {
  form: OpenedForm
  mode: 'create' | 'update'
  /** Path of the field that has the focus at first, or of a part that holds it. */
  startAt?: string | undefined
  /** Id of the form element, for a button that stands outside of it. */
  id?: string
  above?: ReactNode
  /** Stands below the fields: what submits the form, among others. */
  children?: ReactNode
  /** Called when a submit is tried and nothing is wrong. */
  onSubmit: () => void
}

/**
 * The fields of a form, the dialogs for its items, and the checks before `onSubmit`: an unfinished item or the first
 * problem gets the focus.
 */
export function Form({ form, mode, startAt, id, above, children, onSubmit }: FormProps) {
  const { plan, store, items, toasts } = form
  const prefix = useId()
  const idOf = useCallback((path: string) => `${prefix}_${encodeURIComponent(path)}`, [prefix])
  const [openedItem, setOpenedItem] = useState<OverItem | undefined>(form.reopens)
  const places = usePlaces(form, idOf, { mode, tabOf: openedItem?.list, startAt })
  const openItem = (item: OverItem): void => {
    // The message of the last attempt would cover the dialog.
    toasts.forget()
    setOpenedItem(item)
  }
  const submit = useSameFunction(() => {
    toasts.forget()
    const unfinished = items.finish()
    const submission = unfinished ? undefined : store.submit()
    if (unfinished) places.goTo(unfinished.path, unfinished.field)
    if (submission?.ready) onSubmit()
    if (!submission || submission.ready) return
    for (const problem of submission.deferred) {
      const message = (text: Translate) => problemText(text, wordsOf(plan.record, problem.path), problem, null)
      toasts.add({ type: 'error', title: (text) => text('app:messages.invalidInput.title'), message })
    }
    if (submission.first !== undefined) places.goTo(submission.first)
  })
  const list = openedItem && store.fieldAt(openedItem.list)

  return (
    <FormProvider {...places} {...{ form, store, mode, idOf, openItem, submit }}>
      <div className="form-panel">
        {above}
        <FormFields id={id}>{children}</FormFields>
      </div>
      {/* Outside of the form element: a submit inside the dialog would rise to it. */}
      {openedItem && list?.entry && 'form' in list.entry && (
        <ItemDialog opened={openedItem} list={list} entry={list.entry} onClosed={() => setOpenedItem(undefined)} />
      )}
    </FormProvider>
  )
}

/**
 * The open tab of a form, and a function that opens the tab of a field and focuses it.
 * @param first the field whose tab is open at first, and the field that has the focus
 */
function usePlaces(
  { plan, store }: OpenedForm,
  idOf: (path: string) => string,
  first: Pick<FormProps, 'mode' | 'startAt'> & { tabOf: string | undefined },
): Pick<FormContextValue, 'tab' | 'openTab' | 'goTo'> {
  const { startAt = '', mode } = first
  const wantedFields = plan.fields.filter(({ path }) => path === startAt || path.startsWith(`${startAt}.`))
  const isUsable = (field: PlanField) => isActive(store.layout(), field.path) && !isReadOnly(field, mode)
  // In the place of a hidden field, the first usable field of its tab gets the focus.
  const start =
    wantedFields.find(isUsable) ??
    (wantedFields[0] && plan.fields.find((field) => field.tab === wantedFields[0]?.tab && isUsable(field)))
  const [opened, openTab] = useState((store.fieldAt(first.tabOf ?? '') ?? start)?.tab ?? plan.tabs[0])
  const [wanted, setWanted] = useState(start && { path: start.path })
  const goTo = (path: string, inItem?: string): void => {
    openTab((open) => store.fieldAt(path)?.tab ?? open)
    setWanted({ path: inItem === undefined ? path : `${path}.${inItem}` })
  }
  // The field may have come with its tab only now.
  useEffect(() => {
    if (wanted) focusControl(idOf(wanted.path))
  }, [wanted, idOf])
  const tab = opened !== undefined && plan.tabs.includes(opened) ? opened : plan.tabs[0]
  return { tab, openTab, goTo }
}
