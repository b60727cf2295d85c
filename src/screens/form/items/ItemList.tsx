import Button from 'antd/es/button'
import Progress from 'antd/es/progress'
import type { PlanEntry, PlanField } from '#engine/plan/FormPlan.ts'
import { getAt, type Json, storedId } from '#engine/record/path.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { useFileBytes, useFormServices } from '#fields/FieldServices.ts'
import { useProgress } from '#fields/Attachments.ts'
import { entriesOf, type FileEntry, fileSize } from '#fields/files/fileEntries.ts'
import { ItemFacts } from '#fields/columns/ColumnCell.tsx'
import type { Upload } from '#generated/definitions.gen.ts'
import { FileActions } from '#ui/files/FileActions.tsx'
import { icons } from '#ui/icons.tsx'
import { useLanguage, useText } from '#ui/text/useText.ts'
import { useFormContext } from '../FormContext.tsx'

interface ItemListProps {
  list: PlanField
  entry: PlanEntry
  items: readonly Json[]
  readOnly: boolean
  word: (name: string, parameters?: Record<string, unknown>) => string
  onRemove: (index: number) => void
}

/** The items of a list, each with the ways to change it and to take it out. */
export function ItemList({ list, entry, items, readOnly, word, onRemove }: ItemListProps) {
  const text = useText()
  const { openItem } = useFormContext()
  const hasForm = 'form' in entry
  const filePath = hasForm ? entry.file : undefined
  const upload = filePath === undefined ? undefined : propertyAt(list.schema.items ?? {}, filePath)?.schema.upload
  const fileOf = (item: Json) => (filePath === undefined ? undefined : entriesOf(getAt(item, filePath))[0])
  return (
    <ul className="entries-list">
      {items.map((item, index) => {
        const file = fileOf(item)
        return (
          <li className="entries-item" key={storedId(item) ?? index}>
            <ItemFacts columns={entry.columns} item={item} otherwise={file?.label}>
              {(name) => (
                <>
                  {upload && file && <UploadState upload={upload} file={file} />}
                  {!readOnly && (
                    <span className="entries-buttons">
                      {hasForm && (
                        <Button
                          type="text"
                          icon={<icons.edit />}
                          aria-label={text('app:entries.change', { name })}
                          onClick={() => openItem({ list: list.path, changed: { index, name } })}
                        />
                      )}
                      <Button
                        type="text"
                        danger
                        icon={<icons.remove />}
                        aria-label={word('remove', { name })}
                        onClick={() => onRemove(index)}
                      />
                    </span>
                  )}
                </>
              )}
            </ItemFacts>
          </li>
        )
      })}
    </ul>
  )
}

/** The file of an item: a way to look at it, and how far it is. */
function UploadState({ upload, file: { resourceUuid: id, label: name } }: { upload: Upload; file: FileEntry }) {
  const { attachments, submit } = useFormServices()
  const load = useFileBytes(upload.bytes)
  const text = useText()
  const language = useLanguage()
  const progress = useProgress(attachments, id)
  const waiting = attachments.get(id)
  const state = typeof progress === 'number' ? 'sending' : (progress ?? (waiting ? 'waiting' : 'stored'))
  return (
    <div className="entry-upload">
      <FileActions name={name} load={() => load(id)} />
      <p className="entry-upload-state" data-state={state} role="status">
        {(state === 'failed' || state === 'refused') && <icons.error />}
        {state === 'stored' && <icons.success />}
        <span>
          {[text(`app:files.states.${state}`), waiting && fileSize(waiting.size, language)].filter(Boolean).join(' · ')}
        </span>
        {state === 'failed' && (
          <Button size="small" icon={<icons.retry />} onClick={submit}>
            {text('app:files.sendAgain')}
          </Button>
        )}
      </p>
      {typeof progress === 'number' && (
        <Progress
          percent={Math.round(progress * 100)}
          size="small"
          aria-label={text('app:files.progress', { name })}
          showInfo={false}
        />
      )}
    </div>
  )
}
