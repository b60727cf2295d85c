import Button from 'antd/es/button'
import Progress from 'antd/es/progress'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { useFieldServices, useFormServices } from '#fields/FieldServices.ts'
import { fileSize, type FileEntry } from '#fields/files/fileEntries.ts'
import { useUploadState } from '#fields/files/useStoredFile.ts'
import type { PropertySchema, Upload } from '#generated/definitions.gen.ts'
import { FileActions } from '#ui/files/FileActions.tsx'
import { icons } from '#ui/icons.tsx'
import { useLanguage, useText } from '#ui/text/useText.ts'

interface ItemUploadProps {
  /** Declaration of the items. */
  schema: PropertySchema | undefined
  /** Path of the file in the item. */
  path: string | undefined
  file: FileEntry | undefined
}

/** The file of an item: a way to look at it, and how far it is. */
export function ItemUpload({ schema = {}, path = '', file }: ItemUploadProps) {
  const upload = propertyAt(schema, path)?.schema.upload
  return upload && file ? <UploadState upload={upload} file={file} /> : null
}

function UploadState({ upload, file: { resourceUuid: id, label: name } }: { upload: Upload; file: FileEntry }) {
  const { attachments, submit } = useFormServices()
  const { fileBytes } = useFieldServices()
  const text = useText()
  const language = useLanguage()
  const { share, failed } = useUploadState(attachments, id)
  const waiting = attachments.get(id)
  const state = share === undefined ? (failed ? 'failed' : waiting ? 'waiting' : 'stored') : 'sending'
  return (
    <div className="entry-upload">
      <FileActions name={name} load={() => (waiting ? Promise.resolve(waiting) : fileBytes(upload.bytes, id))} />
      <p className="entry-upload-state" data-state={state} role="status">
        {state === 'failed' && <icons.error />}
        {state === 'stored' && <icons.success />}
        <span>
          {text(`app:files.states.${state}`)}
          {waiting && ` · ${fileSize(waiting.size, language)}`}
        </span>
        {state === 'failed' && (
          <Button size="small" icon={<icons.retry />} onClick={submit}>
            {text('app:files.sendAgain')}
          </Button>
        )}
      </p>
      {share !== undefined && (
        <Progress
          percent={Math.round(share * 100)}
          size="small"
          aria-label={text('app:files.progress', { name })}
          showInfo={false}
        />
      )}
    </div>
  )
}
