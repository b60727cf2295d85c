import Button from 'antd/es/button'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormStore } from '#engine/form/FormStore.ts'
import type { InPlaceEntry, PlanField } from '#engine/plan/FormPlan.ts'
import { isAbsent, itemsIn, type Json } from '#engine/record/path.ts'
import { entryKeys } from '#engine/words/wordKeys.ts'
import type { Problem } from '#engine/record/problem.ts'
import { belowIdOf, labelIdOf, type EditProps } from '#fields/Field.ts'
import { FocusGroup } from '#ui/form/FocusGroup.tsx'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { useSameFunction } from '#ui/useSameFunction.ts'
import { focusControl } from '../draw/focusControl.ts'
import { FormFields } from '../draw/FormFields.tsx'
import { PutBackNotice } from '../draw/notices.tsx'
import { FormProvider, useFormContext, useFormStatus } from '../FormContext.tsx'
import { ItemList } from './ItemList.tsx'
import { useStore } from '#ui/useStore.ts'

/** A list of items, each typed in a form of its own, in place or in a dialog, and then added. */
export function ItemsEdit(props: EditProps) {
  const { id, field, value, invalid, readOnly, onCommit, onFocus, onBlur } = props
  const { openItem } = useFormContext()
  const text = useText()
  const [added, setAdded] = useState(0)
  const { schema, words, entry } = field
  const { maxItems } = schema
  const entries = itemsIn(value)
  const word = (name: string, parameters?: Record<string, unknown>) => text(entryKeys(words, name), parameters)
  const canAdd = entry && !readOnly && (maxItems === undefined || entries.length < maxItems)
  const hasForm = entry !== undefined && 'form' in entry

  function removeItem(index: number): void {
    onCommit(entries.filter((_, place) => place !== index))
    // The button goes with the item, and the focus must not go with it.
    document.getElementById(id)?.focus()
  }

  return (
    <FocusGroup
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={labelIdOf(id)}
      aria-describedby={belowIdOf(id)}
      data-invalid={invalid ? '' : undefined}
      onEnter={onFocus}
      onLeave={onBlur}
    >
      {entries.length === 0 || !entry ? (
        <p className="entries-empty">{text([`${words}.none`, 'app:entries.empty'])}</p>
      ) : (
        <ItemList list={field} entry={entry} items={entries} readOnly={readOnly} word={word} onRemove={removeItem} />
      )}
      {canAdd &&
        ('plan' in entry ? (
          <ItemForm id={id} list={field} entry={entry} word={word} onAdded={() => setAdded((count) => count + 1)} />
        ) : (
          <Button className="entries-add" icon={<icons.add />} onClick={() => openItem({ list: field.path })}>
            {word('add')}
          </Button>
        ))}
      <p className={hasForm ? 'entries-count' : 'visually-hidden'} role="status">
        {(added > 0 || (hasForm && entries.length > 0)) && word('count', { count: entries.length })}
      </p>
    </FocusGroup>
  )
}

/** The missing fields of an item before it can be added. */
function MissingFields({ store, problems }: { store: FormStore; problems: readonly Problem[] }) {
  const text = useText()
  const missing = problems.flatMap(({ path }) => {
    const words = store.fieldAt(path)?.words
    return words !== undefined && isAbsent(store.valueAt(path)) ? [text(`${words}.label`)] : []
  })
  if (missing.length === 0) return null
  return (
    <span className="entries-missing">{`${text('app:form.missing', { count: missing.length })} ${missing.join(', ')}`}</span>
  )
}

interface ItemFormProps {
  /** Id of the list's control; the fields get theirs from it. */
  id: string
  list: PlanField
  entry: InPlaceEntry
  word: (name: string) => string
  onAdded: () => void
}

/** The form of one item in its place, and the button that adds it, which adds nothing before the item is valid. */
function ItemForm({ id, list, entry, word, onAdded }: ItemFormProps) {
  const outer = useFormContext()
  const text = useText()
  const { items } = outer.form
  const store = items.at(list.path, entry)
  const { problems } = useFormStatus(store)
  const started = useStore(store.subscribe, () => store.isStarted())
  const { unfinished } = useFormStatus(outer.store)
  const first = store.plan.fields[0]?.path ?? ''
  const idOf = useCallback((path: string) => `${id}.${encodeURIComponent(path)}`, [id])
  const focusFirst = () => document.getElementById(idOf(first))?.focus()
  /** The values of the item before it was cleared. */
  const [cleared, setCleared] = useState<Json>()
  const add = useSameFunction(() => {
    // The next one starts at the first field.
    const submission = flushSync(() => items.add(list.path, first))
    if (!submission.ready) {
      focusControl(idOf(submission.first ?? first))
      return
    }
    setCleared(undefined)
    onAdded()
    focusFirst()
  })
  /** Empties the item that is being typed, and keeps its values so that they can be restored. */
  const clearItem = () => {
    const typed = store.record()
    flushSync(() => items.clear(list.path, first))
    setCleared(typed)
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
            {/* The keyboard still reaches it: pressed too early, it leads to what is missing. */}
            <Button icon={<icons.add />} aria-disabled={problems.length > 0} onClick={add}>
              {word('add')}
            </Button>
            {started && (
              <Button type="text" onClick={clearItem}>
                {word('clear')}
              </Button>
            )}
            {started && <MissingFields store={store} problems={problems} />}
          </div>
          <div aria-live="polite">
            {cleared && !started && (
              <PutBackNotice
                message={text('app:form.cleared', { field: word('new') })}
                path={first}
                onPutBack={() => {
                  store.restore(cleared)
                  setCleared(undefined)
                }}
              />
            )}
          </div>
        </FormFields>
      </div>
    </FormProvider>
  )
}
