import Button from 'antd/es/button'
import { useState } from 'react'
import { getAt } from '#engine/record/path.ts'
import { entryKeys } from '#engine/text/wordKeys.ts'
import { uploadFields } from '#engine/schema/uploadFields.ts'
import { FocusGroup } from '#ui/form/FocusGroup.tsx'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { EntryEditor, type EntryEditorProps } from './EntryEditor.tsx'
import { EntryItems } from './EntryItems.tsx'
import type { EditProps } from './Field.ts'
import { useFieldServices } from './FieldServices.ts'
import { entriesOf } from './fileEntries.ts'
import { useFormServices } from './FormServices.ts'
import { listOf } from './listOf.ts'

interface EntryAdderProps extends Omit<EntryEditorProps, 'entry'> {
  /** Opens the form in which an entry is typed. */
  onOpen: () => void
}

/** The way to a new entry: the button of its form, or the editor in place. */
function EntryAdder({ onOpen, ...editor }: EntryAdderProps) {
  const { entry } = editor.list
  if (!entry) return null
  if ('fields' in entry) return <EntryEditor {...editor} entry={entry} />
  return (
    <Button className="entries-add" icon={<icons.add />} onClick={onOpen}>
      {editor.words.add}
    </Button>
  )
}

/** A list of entries, each typed in an editor of its own, or in a form of its own, and then added. */
export function EntriesEdit(props: EditProps) {
  const { id, field, value, labelId, describedBy, invalid, readOnly, onCommit, onFocus, onBlur } = props
  const { namespace } = useFieldServices()
  const { attachments, entryForms } = useFormServices()
  const text = useText()
  const [added, setAdded] = useState(0)
  const { schema, words, entry, path } = field
  const { items = {}, maxItems } = schema
  const entries = listOf(value)
  const word = (name: string, parameters?: Record<string, unknown>) =>
    text(entryKeys(namespace, words, name), parameters)
  const full = maxItems !== undefined && entries.length >= maxItems
  const hasForm = entry !== undefined && 'form' in entry

  function remove(index: number): void {
    for (const { path: file } of uploadFields(items)) {
      for (const { resourceUuid } of entriesOf(getAt(entries[index], file))) attachments.forget(resourceUuid)
    }
    onCommit(entries.filter((_, place) => place !== index))
    // The button goes with the entry, and the focus must not go with it.
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
        <EntryItems
          entry={entry}
          items={items}
          entries={entries}
          readOnly={readOnly}
          word={word}
          onChange={(changed) => entryForms.open(path, changed)}
          onRemove={remove}
        />
      )}
      {!readOnly && !full && (
        <EntryAdder
          id={id}
          list={field}
          words={{ add: word('add'), title: word('new'), clear: word('clear'), started: word('started') }}
          onOpen={() => entryForms.open(path)}
          onAdd={(item) => {
            onCommit([...entries, item])
            setAdded(added + 1)
          }}
        />
      )}
      <p className={hasForm ? 'entries-count' : 'visually-hidden'} role="status">
        {(added > 0 || (hasForm && entries.length > 0)) && word('count', { count: entries.length })}
      </p>
    </FocusGroup>
  )
}
