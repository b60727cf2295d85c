import Button from 'antd/es/button'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../Dialog.tsx'
import { icons } from '../icons.tsx'
import { saveFile } from '../saveFile.ts'
import { useText } from '../text/useText.ts'
import { couldAct } from './couldAct.ts'
import './files.css'

interface ContentProps {
  name: string
  bytes: Blob
  /** How it can be looked at; undefined where it cannot. */
  preview: Preview | undefined
}

/** A file to look at without leaving the page. The focus goes back to where it was when it closes. */
export function FilePreview({ onClose, ...file }: ContentProps & { onClose: () => void }) {
  const text = useText()
  const [open, setOpen] = useState(true)
  const { name, bytes } = file
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
      <Content {...file} />
    </Dialog>
  )
}

/** The bytes stand under an address that lives as long as what shows them, and is nowhere else. */
function Content({ name, bytes, preview }: ContentProps) {
  const text = useText()
  const shown = useRef<HTMLImageElement & HTMLIFrameElement>(null)
  useEffect(() => {
    if (!shown.current) return undefined
    const address = URL.createObjectURL(bytes)
    shown.current.src = preview === 'pdf' ? `${address}#navpanes=0` : address
    return () => URL.revokeObjectURL(address)
  }, [bytes, preview])
  if (preview === undefined) return <p>{text('app:files.noPreview')}</p>
  return preview === 'pdf' ? (
    <iframe ref={shown} className="file-preview file-preview-pdf" title={name} />
  ) : (
    <div className="file-preview">
      <img ref={shown} alt={name} />
    </div>
  )
}

const pictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp', 'image/svg+xml']

/** How a file can be looked at in the page. */
export type Preview = 'picture' | 'pdf'

/**
 * How bytes can be looked at, by the type that the server gave them: a PDF in the reader of the browser, where there is one,
 * and only if it has nothing in it that would act there. All else, HTML above all, is never shown in the page: it would act
 * there in the name of the user.
 */
export async function previewOf(bytes: Blob): Promise<Preview | undefined> {
  const [media = ''] = bytes.type.toLowerCase().split(';')
  if (pictures.includes(media.trim())) return 'picture'
  if (media.trim() !== 'application/pdf' || !navigator.pdfViewerEnabled) return undefined
  return (await couldAct(bytes).catch(() => true)) ? undefined : 'pdf'
}

/** Whether it is worth offering to look at a file that is not fetched yet, by its name. */
export const mayBePreviewed = (name: string): boolean => /\.(png|jpe?g|gif|webp|avif|bmp|svg|pdf)$/i.test(name)
