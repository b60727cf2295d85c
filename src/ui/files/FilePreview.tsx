import Button from 'antd/es/button'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../Dialog.tsx'
import { icons } from '../icons.tsx'
import { saveFile } from '../saveFile.ts'
import { useText } from '../text/useText.ts'
import { previewOf } from './previewOf.ts'
import './files.css'

interface FilePreviewProps {
  name: string
  bytes: Blob
  onClose: () => void
}

/** A file to look at without leaving the page. The focus goes back to where it was when it closes. */
export function FilePreview({ name, bytes, onClose }: FilePreviewProps) {
  const text = useText()
  const [open, setOpen] = useState(true)
  return (
    <Dialog
      open={open}
      title={name}
      width="min(960px, calc(100vw - 32px))"
      centered
      closable={{ 'aria-label': text('app:common.close') }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      footer={
        <div className="dialog-actions">
          <Button onClick={() => setOpen(false)}>{text('app:common.close')}</Button>
          <Button type="primary" icon={<icons.download />} onClick={() => saveFile(bytes, name)}>
            {text('app:files.download')}
          </Button>
        </div>
      }
    >
      <Content name={name} bytes={bytes} />
    </Dialog>
  )
}

function Content({ name, bytes }: Pick<FilePreviewProps, 'name' | 'bytes'>) {
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const preview = previewOf(bytes)
  useEffect(() => {
    const shown = frame.current ?? picture.current
    if (!shown) return undefined
    // The address lives as long as what shows it, and is nowhere else.
    const address = URL.createObjectURL(bytes)
    shown.src = preview === 'pdf' ? `${address}#navpanes=0` : address
    return () => URL.revokeObjectURL(address)
  }, [bytes, preview])
  if (preview === undefined) return <p>{text('app:files.noPreview')}</p>
  if (preview === 'pdf') return <iframe ref={frame} className="file-preview file-preview-pdf" title={name} />
  return (
    <div className="file-preview">
      <img ref={picture} alt={name} />
    </div>
  )
}
