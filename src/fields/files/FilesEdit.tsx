import { useState } from 'react'
import { flushSync } from 'react-dom'
import { typeNames } from '#engine/record/fileType.ts'
import { Dropzone } from '#ui/form/Dropzone.tsx'
import { FocusGroup } from '#ui/form/FocusGroup.tsx'
import { icons } from '#ui/icons.tsx'
import { useLanguage, useText } from '#ui/text/useText.ts'
import { entriesOf, limitOf, megabytes, sortFiles, valueOf, type FileEntry, type Refusal } from './fileEntries.ts'
import { belowIdOf, labelIdOf, type EditProps } from '../Field.ts'
import { useFormServices } from '../FieldServices.ts'
import { problemText } from '../fieldWords.ts'
import { FileCard } from './FileCard.tsx'

/** Files: chosen or dropped, shown as cards, stored and new ones together. */
export function FilesEdit(props: EditProps) {
  const { id, field, value, invalid, readOnly, onCommit, onFocus, onBlur } = props
  const { attachments, valueAt } = useFormServices()
  const text = useText()
  const language = useLanguage()
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const { schema, words } = field
  const { upload } = schema
  if (!upload) return null
  const entries = entriesOf(value)
  const limit = limitOf(schema)
  const full = limit !== undefined && entries.length >= limit
  // The only one there may be makes way for another.
  const replaces = full && limit === 1
  const browse = limit === 1 ? 'app:files.browseOne' : 'app:files.browse'
  const types = new Intl.ListFormat(language, { type: 'disjunction' }).format(typeNames(upload.accept))
  const sizes = text(limit === undefined ? 'app:files.sizeHint' : 'app:files.hint', {
    count: limit,
    size: megabytes(upload.maxBytes),
  })
  const hasPlace = !readOnly && (!full || replaces)

  /**
   * Adds chosen files that the field accepts, and lists the others with the reason. Reading takes a while, so the
   * entries are read again afterwards.
   */
  const addFiles = async (files: File[], inPlace = false) => {
    const kept = () => (inPlace ? [] : entriesOf(valueAt(field.path)))
    const sorted = await sortFiles(files, upload, limit, kept().length)
    setRefused(sorted.refused)
    const added = sorted.kept.map((file) => ({ label: file.name, resourceUuid: attachments.add(file) }))
    if (added.length === 0) return
    onCommit(valueOf(schema, [...kept(), ...added]))
  }
  /** Removes an entry, and focuses the field, since the pressed button goes with the entry. */
  const removeFile = (entry: FileEntry) => {
    setRefused([])
    const left = entries.filter(({ resourceUuid }) => resourceUuid !== entry.resourceUuid)
    // The button that had the focus goes; without this the next Tab would start at the top of the page.
    flushSync(() => onCommit(valueOf(schema, left)))
    document.getElementById(id)?.focus()
  }
  return (
    <FocusGroup
      role="group"
      {...(!hasPlace && { id, tabIndex: -1 })}
      aria-labelledby={labelIdOf(id)}
      onEnter={onFocus}
      onLeave={onBlur}
    >
      <ul className="upload-cards">
        {entries.map((entry) => (
          <FileCard
            key={entry.resourceUuid}
            entry={entry}
            upload={upload}
            {...(!readOnly && { onRemove: () => removeFile(entry) })}
          />
        ))}
      </ul>
      {hasPlace && (
        <Dropzone
          id={id}
          describedBy={belowIdOf(id)}
          invalid={invalid}
          multiple={limit !== 1}
          accept={upload.accept}
          onFiles={(files) => void addFiles(files)}
          onReplace={replaces ? (files) => void addFiles(files, true) : undefined}
          words={{
            drop: text([`${words}.placeholder`, limit === 1 ? 'app:files.dropOne' : 'app:files.drop']),
            browse: text(replaces ? 'app:files.replace' : browse),
            hint: [types, sizes].filter(Boolean).join(' · '),
          }}
        />
      )}
      <ul className="upload-refusals" aria-live="polite">
        {refused.map((refusal, place) => (
          <li key={place} className="upload-refused field-error">
            <icons.error />
            <span>{problemText(text, words, refusal)}</span>
          </li>
        ))}
      </ul>
    </FocusGroup>
  )
}
