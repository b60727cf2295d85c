import { useState } from 'react'
import { icons } from '../icons.tsx'
import { saveFile } from '../saveFile.ts'
import { useText } from '../text/useText.ts'
import { FilePreview, mayBePreviewed, previewOf, type Preview } from './FilePreview.tsx'
import './files.css'

interface FileActionsProps {
  name: string
  /** Fetches the bytes; rejects when they cannot be had. */
  load: () => Promise<Blob>
}

type Wish = 'view' | 'download'

/** The name of a file, with the ways to look at it and to keep it. A file that cannot be had says so and offers to try again. */
export function FileActions({ name, load }: FileActionsProps) {
  const text = useText()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Wish>()
  const [viewed, setViewed] = useState<{ bytes: Blob; preview: Preview | undefined }>()

  /** Fetches the bytes, then shows or downloads them. A failure stays visible with a button to try again. */
  async function fetchFor(wish: Wish): Promise<void> {
    if (busy) return
    setBusy(true)
    const bytes = await load().catch(() => undefined)
    if (bytes && wish === 'view') setViewed({ bytes, preview: previewOf(bytes) })
    else if (bytes) saveFile(bytes, name)
    setBusy(false)
    setFailed(bytes ? undefined : wish)
  }

  /** An icon button that fetches the file. */
  const actionButton = (wish: Wish, Icon: (typeof icons)['details']) => (
    <button
      type="button"
      className="icon-button"
      aria-disabled={busy}
      aria-label={text(`app:files.${wish}Named`, { name })}
      title={text(`app:files.${wish}`)}
      onClick={() => void fetchFor(wish)}
    >
      <Icon />
    </button>
  )
  return (
    <span className="file-actions" aria-busy={busy}>
      <span className="file-name" title={name}>
        {name}
      </span>
      <span className="file-buttons">
        {mayBePreviewed(name) && actionButton('view', icons.details)}
        {actionButton('download', icons.download)}
      </span>
      <span role="status" className="file-state">
        {failed && (
          <>
            <icons.warning />
            <span>{text('app:files.failed')}</span>
            <button type="button" className="button button-quiet" onClick={() => void fetchFor(failed)}>
              {text('app:files.retry')}
            </button>
          </>
        )}
      </span>
      {viewed && <FilePreview name={name} {...viewed} onClose={() => setViewed(undefined)} />}
    </span>
  )
}
