import type { Json } from '#engine/record/path.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import type { Action } from '#generated/definitions.gen.ts'
import { useText } from '#ui/text/useText.ts'
import { ActionButton } from '../ActionButton.tsx'
import { useRecordActions } from '../useRecordActions.tsx'
import { useFormContext } from './FormContext.ts'

/** What else can be done with the stored record of a form. */
export function FormActions({ actions, record }: { actions: readonly Action[]; record: Json }) {
  const { name, store } = useFormContext()
  const text = useText()
  const { itemsFor, dialog } = useRecordActions({
    name,
    kind: 'form',
    actions,
    nameOf: () => text(definitionKey(name, 'form', 'title.update')),
    // Where an answer leads to is no loss, and nothing is saved meanwhile.
    onBusy: store.setSaving,
    handlersFor: () => ({ alert: (type, words) => store.setAlert({ type, words }) }),
  })
  return (
    <>
      {itemsFor(record).map((item) => (
        <ActionButton key={item.id} item={item} />
      ))}
      {dialog}
    </>
  )
}
