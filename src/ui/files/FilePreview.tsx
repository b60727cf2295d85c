import Button from 'antd/es/button'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Dialog } from '../Dialog.tsx'
import { icons } from '../icons.tsx'
import { saveFile } from '../saveFile.ts'
import { useText } from '../text/useText.ts'
import { couldAct } from './couldAct.ts'
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

type ContentProps = Pick<FilePreviewProps, 'name' | 'bytes'>

function Content({ name, bytes }: ContentProps) {
  const preview = previewOf(bytes)
  if (preview === 'picture') return <Picture name={name} bytes={bytes} />
  return preview === 'pdf' ? <Pdf name={name} bytes={bytes} /> : <NoPreview />
}

function NoPreview() {
  const text = useText()
  return <p>{text('app:files.noPreview')}</p>
}

function Picture({ name, bytes }: ContentProps) {
  const shown = useShown<HTMLImageElement>(bytes)
  return (
    <div className="file-preview">
      <img ref={shown} alt={name} />
    </div>
  )
}

/** A PDF in the reader of the browser, where there is one; only if it has nothing in it that would act there. */
function Pdf({ name, bytes }: ContentProps) {
  const [acts, setActs] = useState<boolean>()
  useEffect(() => {
    let current = true
    couldAct(bytes).then(
      (found) => current && setActs(found),
      () => current && setActs(true),
    )
    return () => {
      current = false
    }
  }, [bytes])
  if (!navigator.pdfViewerEnabled || acts === true) return <NoPreview />
  return acts === undefined ? null : <PdfFrame name={name} bytes={bytes} />
}

function PdfFrame({ name, bytes }: ContentProps) {
  const shown = useShown<HTMLIFrameElement>(bytes, '#navpanes=0')
  return <iframe ref={shown} className="file-preview file-preview-pdf" title={name} />
}

/** Shows bytes in an element, under an address that lives as long as the element and is nowhere else. */
function useShown<Shown extends { src: string }>(bytes: Blob, fragment = ''): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    const address = URL.createObjectURL(bytes)
    if (shown.current) shown.current.src = address + fragment
    return () => URL.revokeObjectURL(address)
  }, [bytes, fragment])
  return shown
}

const pictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp', 'image/svg+xml']
const pictureNames = /\.(png|jpe?g|gif|webp|avif|bmp|svg)$/i

/** How a file can be looked at in the page. */
type Preview = 'picture' | 'pdf'

/**
 * How bytes can be looked at, by the type that the server gave them. All else, HTML above all, is never shown in the page:
 * it would act there in the name of the user.
 */
export function previewOf({ type }: Blob): Preview | undefined {
  const [media = ''] = type.toLowerCase().split(';')
  if (pictures.includes(media.trim())) return 'picture'
  return media.trim() === 'application/pdf' ? 'pdf' : undefined
}

/** Whether it is worth offering to look at a file that is not fetched yet, by its name. */
export function mayBePreviewed(name: string): boolean {
  return pictureNames.test(name) || /\.pdf$/i.test(name)
}
