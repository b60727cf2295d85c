import Button from 'antd/es/button'
import { useCallback, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { InPlaceEntry, PlanField } from '#engine/plan/FormPlan.ts'
import { icons } from '#ui/icons.tsx'
import { useSameFunction } from '../../useSameFunction.ts'
import { FormFields } from '../draw/FormFields.tsx'
import { FormProvider } from '../draw/FormProvider.tsx'
import { useFormContext, useFormStatus } from '../FormContext.ts'

export interface ItemFormProps {
  /** Id of the list's control; the fields get theirs from it. */
  id: string
  list: PlanField
  entry: InPlaceEntry
  word: (name: string) => string
  onAdded: () => void
}

/** The form of one item in its place, and the button that adds it, enabled only while the item is valid. */
export function ItemForm({ id, list, entry, word, onAdded }: ItemFormProps) {
  const outer = useFormContext()
  const { items } = outer.form
  const store = items.at(list.path, entry)
  const { problems } = useFormStatus(store)
  const started = useSyncExternalStore(store.subscribe, () => store.isStarted())
  const { unfinished } = useFormStatus(outer.store)
  const first = store.plan.fields[0]?.path ?? ''
  const idOf = useCallback((path: string) => `${id}.${path}`, [id])
  const focusFirst = () => document.getElementById(idOf(first))?.focus()
  const add = useSameFunction(() => {
    // The next one starts at the first field.
    if (!flushSync(() => items.add(list.path, first))) return
    onAdded()
    focusFirst()
  })
  const clear = () => {
    flushSync(() => items.clear(list.path, first))
    focusFirst()
  }
  return (
    <FormProvider {...outer} store={store} idOf={idOf} tab={undefined} isItem submit={add}>
      <div className="entries-editor" role="group" aria-label={word('new')}>
        <FormFields>
          <div aria-live="polite">
            {unfinished === list.path && (
              <p className="field-error">
                <icons.error />
                <span>{word('started')}</span>
              </p>
            )}
          </div>
          <div className="section-actions">
            <Button icon={<icons.add />} disabled={problems.length > 0} onClick={add}>
              {word('add')}
            </Button>
            {started && (
              <Button type="text" onClick={clear}>
                {word('clear')}
              </Button>
            )}
          </div>
        </FormFields>
      </div>
    </FormProvider>
  )
}
