import type { Json } from '#engine/record/path.ts'
import { useText } from '#ui/text/useText.ts'
import { ActionButton, ApartActions, sortApart } from '../actions/ActionButtons.tsx'
import { useRecordActions } from '../actions/useRecordActions.tsx'
import { useFormContext } from '../form/FormContext.tsx'

interface FormActionsProps {
  record: Json
  /** The actions apart, instead of those beside the save button. */
  apart?: boolean
}

/** Further actions on the stored record of a form. */
export function FormActions({ record, apart = false }: FormActionsProps) {
  const { form, store } = useFormContext()
  const { plan } = form
  const text = useText()
  const { itemsFor, dialog } = useRecordActions({
    plan,
    nameOf: () => text(`${plan.words}.title.update`),
    // Where an answer leads to is no loss, and nothing is saved meanwhile.
    onBusy: (busy) => store.update({ saving: busy }),
    handlersFor: () => ({ alert: (alert) => store.update({ alert }) }),
  })
  const [beside, others] = sortApart(plan.actions, itemsFor(record))
  return (
    <>
      {apart ? (
        <ApartActions words={plan.words} items={others} />
      ) : (
        beside.map((item) => <ActionButton key={item.id} item={item} />)
      )}
      {dialog}
    </>
  )
}
