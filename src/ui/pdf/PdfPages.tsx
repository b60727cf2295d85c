import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { PartFailed } from '../fetchedLate.tsx'
import { useText } from '../text/useText.ts'
import { openPdf, type PdfFailure } from './openPdf.ts'
import { PdfPage } from './PdfPage.tsx'
import './pdf.css'

/** Pages that are looked at here; who wants to read more has the file. */
const maxPages = 300

interface PdfPagesProps {
  name: string
  bytes: Blob
}

/** The pages of a PDF below each other, in a part of the page that scrolls. */
export function PdfPages(file: PdfPagesProps) {
  const [tries, setTries] = useState(0)
  return <Pages key={tries} {...file} onRetry={() => setTries(tries + 1)} />
}

/** Opens the PDF and shows its pages, or why it cannot be shown. */
function Pages({ name, bytes, onRetry }: PdfPagesProps & { onRetry: () => void }) {
  const text = useText()
  const region = useRef<HTMLDivElement>(null)
  const width = useWidth(region)
  const [opened, setOpened] = useState<PDFDocumentProxy | PdfFailure>()
  useEffect(() => {
    const { document: opening, close } = openPdf(bytes)
    let gone = false
    void opening.then((found) => !gone && setOpened(found))
    return () => {
      gone = true
      close()
    }
  }, [bytes])
  const pdf = typeof opened === 'string' ? undefined : opened
  // The keys that scroll are for the pages, unless an action of the dialog has been gone to meanwhile.
  useEffect(() => {
    if (pdf && !document.activeElement?.closest('.dialog-actions')) region.current?.focus({ preventScroll: true })
  }, [pdf])
  if (opened === 'notStarted') return <PartFailed onRetry={onRetry} />
  if (typeof opened === 'string') return <p>{text(`app:files.pdf.${opened}`)}</p>
  const scrolling = { tabIndex: 0, role: 'region', 'aria-label': name }
  const count = pdf?.numPages ?? 0
  const shown = Math.min(count, maxPages)
  return (
    <>
      <p role="status" className="pdf-count">
        {pdf ? text('app:files.pdf.count', { count }) : text('app:common.loading')}
      </p>
      <div ref={region} className="pdf" {...scrolling}>
        {pdf &&
          width > 0 &&
          Array.from({ length: shown }, (_, at) => <PdfPage key={at} pdf={pdf} number={at + 1} width={width} />)}
        {shown < count && <p>{text('app:files.pdf.more', { shown, count })}</p>}
      </div>
    </>
  )
}

/** The pixels between the paddings of an element, now and when that changes. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
