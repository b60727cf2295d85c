import Button from 'antd/es/button'
import Progress from 'antd/es/progress'
import Spin from 'antd/es/spin'
import { useState } from 'react'
import type { Upload } from '#generated/definitions.gen.ts'
import { FileActions } from '#ui/files/FileActions.tsx'
import { useFetchedFiles } from '#ui/files/useFetchedFiles.ts'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { useFileBytes, useFormServices } from '../FieldServices.ts'
import { useProgress } from '../Attachments.ts'
import type { FileEntry } from './fileEntries.ts'

interface FileCardProps {
  entry: FileEntry
  upload: Upload
  onRemove?: () => void
}

/** A file of a record: its picture, its name, how far it has gone up, and a way to take it out. */
export function FileCard({ entry: { resourceUuid: id, label: name }, upload, onRemove }: FileCardProps) {
  const { attachments, submit } = useFormServices()
  const load = useFileBytes(upload.bytes)
  const text = useText()
  const { fileOf, retry } = useFetchedFiles(load, [id])
  const { state, type, src } = fileOf(id)
  const progress = useProgress(attachments, id)
  const notSent = progress === 'failed'
  return (
    <li className="upload-card">
      <Thumbnail
        src={type?.startsWith('image/') ? src : undefined}
        loading={state === 'loading'}
        whole={upload.whole}
      />
      {progress === 'refused' && (
        <div className="upload-failed">
          <p role="status">{text('app:files.states.refused')}</p>
        </div>
      )}
      {(state === 'failed' || notSent) && (
        <div className="upload-failed">
          <p role="status">{text(notSent ? 'app:files.states.failed' : 'app:files.failed')}</p>
          <Button size="small" onClick={notSent ? submit : () => void retry(id)} icon={<icons.retry />}>
            {text(notSent ? 'app:files.sendAgain' : 'app:files.retry')}
          </Button>
        </div>
      )}
      <div className="upload-name">
        <FileActions name={name} load={() => load(id)} />
        {onRemove && (
          <Button
            type="text"
            size="small"
            danger
            icon={<icons.remove />}
            aria-label={text('app:files.remove', { name })}
            onClick={onRemove}
          />
        )}
      </div>
      {typeof progress === 'number' && (
        <Progress
          percent={Math.round(progress * 100)}
          size="small"
          aria-label={text('app:files.progress', { name })}
          showInfo={false}
        />
      )}
    </li>
  )
}

interface ThumbnailProps {
  /** Address of the picture; a file without one is shown by its name. */
  src: string | undefined
  loading: boolean
  /** The picture is shown whole, not cropped. */
  whole: boolean | undefined
}

/** The picture of a file; an icon if it is none or cannot be decoded. */
function Thumbnail({ src, loading, whole }: ThumbnailProps) {
  // A file that says that it is a picture may be none; the server will refuse it, and here it is shown by its name.
  const [broken, setBroken] = useState<string>()
  const picture = src === broken ? undefined : src
  return (
    <div className="upload-picture" data-plain={picture === undefined && !loading ? '' : undefined} data-whole={whole}>
      {/* Its name stands right below, and would be said twice. */}
      {picture !== undefined && <img src={picture} alt="" onError={() => setBroken(picture)} />}
      {loading && <Spin size="small" />}
      {!loading && picture === undefined && <icons.file />}
    </div>
  )
}
