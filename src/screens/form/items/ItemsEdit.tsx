import Button from 'antd/es/button'
import { useState } from 'react'
import { getAt, listOf } from '#engine/record/path.ts'
import { uploadFields } from '#engine/schema/uploadFields.ts'
import { entryKeys } from '#engine/text/wordKeys.ts'
import type { EditProps } from '#fields/Field.ts'
import { entriesOf } from '#fields/files/fileEntries.ts'
import { FocusGroup } from '#ui/form/FocusGroup.tsx'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { useFormContext } from '../FormContext.ts'
import { ItemForm, type ItemFormProps } from './ItemForm.tsx'
import { ItemList } from './ItemList.tsx'

/** A list of items, each typed in a form of its own, in place or in a dialog, and then added. */
export function ItemsEdit(props: EditProps) {
  const { id, field, value, labelId, describedBy, invalid, readOnly, onCommit, onFocus, onBlur } = props
  const { namespace, form } = useFormContext()
  const text = useText()
  const [added, setAdded] = useState(0)
  const { schema, words, entry } = field
  const { items = {}, maxItems } = schema
  const entries = listOf(value)
  const word = (name: string, parameters?: Record<string, unknown>) =>
    text(entryKeys(namespace, words, name), parameters)
  const full = maxItems !== undefined && entries.length >= maxItems
  const hasForm = entry !== undefined && 'form' in entry

  function remove(index: number): void {
    for (const { path } of uploadFields(items)) {
      for (const { resourceUuid } of entriesOf(getAt(entries[index], path))) form.attachments.forget(resourceUuid)
    }
    onCommit(entries.filter((_, place) => place !== index))
    // The button goes with the item, and the focus must not go with it.
    document.getElementById(id)?.focus()
  }

  return (
    <FocusGroup
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      data-invalid={invalid ? '' : undefined}
      onEnter={onFocus}
      onLeave={onBlur}
    >
      {entries.length === 0 || !entry ? (
        <p className="entries-empty">{text([`${namespace}:fields.${words}.none`, 'app:entries.empty'])}</p>
      ) : (
        <ItemList list={field} entry={entry} items={entries} readOnly={readOnly} word={word} onRemove={remove} />
      )}
      {!readOnly && !full && (
        <ItemAdder id={id} list={field} word={word} onAdded={() => setAdded((count) => count + 1)} />
      )}
      <p className={hasForm ? 'entries-count' : 'visually-hidden'} role="status">
        {(added > 0 || (hasForm && entries.length > 0)) && word('count', { count: entries.length })}
      </p>
    </FocusGroup>
  )
}

/** The way to a new item: its form in place, or the button that opens it. */
function ItemAdder(props: Omit<ItemFormProps, 'entry'>) {
  const { openItem } = useFormContext()
  const { list, word } = props
  if (!list.entry) return null
  if ('plan' in list.entry) return <ItemForm {...props} entry={list.entry} />
  return (
    <Button className="entries-add" icon={<icons.add />} onClick={() => openItem(list)}>
      {word('add')}
    </Button>
  )
}
