import Button from 'antd/es/button'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../Dialog.tsx'
import { fetchedLate } from '../fetchedLate.tsx'
import { icons } from '../icons.tsx'
import { saveFile } from '../saveFile.ts'
import { useText } from '../text/useText.ts'
import './files.css'

/** Fetched when the first PDF is opened, with all that reads it. */
const PdfPages = fetchedLate(
  async () => (await import('../pdf/PdfPages.tsx')).PdfPages,
  (_, hasFailed) => !hasFailed && <Loading />,
)

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

function Content({ name, bytes, preview }: ContentProps) {
  const text = useText()
  if (preview === 'pdf') return <PdfPages name={name} bytes={bytes} />
  return preview === 'picture' ? <Picture name={name} bytes={bytes} /> : <p>{text('app:files.noPreview')}</p>
}

function Loading() {
  const text = useText()
  return <p role="status">{text('app:common.loading')}</p>
}

/** The bytes stand under an address that lives as long as what shows them, and is nowhere else. */
function Picture({ name, bytes }: { name: string; bytes: Blob }) {
  const shown = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!shown.current) return undefined
    const address = URL.createObjectURL(bytes)
    shown.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [bytes])
  return (
    <div className="file-preview">
      <img ref={shown} alt={name} />
    </div>
  )
}

const pictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp', 'image/svg+xml']

/** How a file can be looked at in the page. */
export type Preview = 'picture' | 'pdf'

/**
 * How bytes can be looked at, by the type that the server gave them. All else, HTML above all, is never shown in the page:
 * it would act there in the name of the user.
 */
export function previewOf(bytes: Blob): Preview | undefined {
  const [media = ''] = bytes.type.toLowerCase().split(';')
  if (pictures.includes(media.trim())) return 'picture'
  return media.trim() === 'application/pdf' ? 'pdf' : undefined
}

/** Whether it is worth offering to look at a file that is not fetched yet, by its name. */
export const mayBePreviewed = (name: string): boolean => /\.(png|jpe?g|gif|webp|avif|bmp|svg|pdf)$/i.test(name)
