import Button from 'antd/es/button'
import Progress from 'antd/es/progress'
import Spin from 'antd/es/spin'
import { useState } from 'react'
import { icons } from '../icons.tsx'
import { FileActions } from '../files/FileActions.tsx'
import './form.css'

interface UploadCardProps {
  /** Name of the file, as the user has it. */
  name: string
  /** Address of its picture; a file without one is shown by its name. */
  src?: string | undefined
  loading?: boolean
  /** It could not be fetched or sent; it is kept all the same. */
  failed?: boolean
  /** Share that has gone up, 0 to 1. */
  progress?: number | undefined
  /** The picture is shown whole, not cropped. */
  whole?: boolean | undefined
  /** Fetches the bytes, to look at the file or to keep it; rejects when they cannot be had. */
  load: () => Promise<Blob>
  words: { remove: string; retry: string; failed: string; progress: string }
  onRemove?: (() => void) | undefined
  onRetry?: () => void
}

/** A file of a record: its picture, its name, how far it has gone up, and a way to take it out. */
export function UploadCard(props: UploadCardProps) {
  const { name, src, loading, failed, progress, whole, load, words, onRemove, onRetry } = props
  // A file that says that it is a picture may be none; the server will refuse it, and here it is shown by its name.
  const [broken, setBroken] = useState<string>()
  const picture = src === broken ? undefined : src
  return (
    <li className="upload-card">
      <div
        className="upload-picture"
        data-plain={picture === undefined && !loading ? '' : undefined}
        data-whole={whole}
      >
        {/* Its name stands right below, and would be said twice. */}
        {picture !== undefined && <img src={picture} alt="" onError={() => setBroken(picture)} />}
        {loading && <Spin size="small" />}
        {!loading && picture === undefined && <icons.file />}
      </div>
      {failed && (
        <div className="upload-failed">
          <p role="status">{words.failed}</p>
          {onRetry && (
            <Button size="small" onClick={onRetry} icon={<icons.retry />}>
              {words.retry}
            </Button>
          )}
        </div>
      )}
      <div className="upload-name">
        <FileActions name={name} load={load} />
        {onRemove && (
          <Button
            type="text"
            size="small"
            danger
            icon={<icons.remove />}
            aria-label={words.remove}
            onClick={onRemove}
          />
        )}
      </div>
      {progress !== undefined && (
        <Progress percent={Math.round(progress * 100)} size="small" aria-label={words.progress} showInfo={false} />
      )}
    </li>
  )
}
