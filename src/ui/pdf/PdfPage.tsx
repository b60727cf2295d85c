import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../text/useText.ts'
import { clearPage, type DrawnPage, drawPage, highest } from './drawPage.ts'
import type { PageLink } from './pageLinks.ts'

interface PdfPageProps {
  pdf: PDFDocumentProxy
  number: number
  /** Pixels that the page may be wide. */
  width: number
}

/** A sheet of A4, until it is known better. */
const usualRatio = 1 / Math.SQRT2

/** A page, drawn while it is in sight or near, and its links below it. */
export function PdfPage({ pdf, number, width }: PdfPageProps) {
  const text = useText()
  const holder = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [drawn, setDrawn] = useState<DrawnPage>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const element = holder.current as HTMLDivElement
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root: element.closest('.pdf'),
      rootMargin: '100% 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const element = holder.current as HTMLDivElement
    if (!near) {
      clearPage(element)
      return undefined
    }
    let stopped = false
    const { finished, stop } = drawPage(pdf, number, width, element)
    const show = (page: DrawnPage) => {
      setDrawn(page)
      setFailed(false)
    }
    void finished.then(show, () => setFailed(!stopped))
    return () => {
      stopped = true
      stop()
    }
  }, [near, pdf, number, width])
  const ratio = drawn?.ratio ?? usualRatio
  const position = text('app:files.pdf.position', { number, count: pdf.numPages })
  return (
    <div className="pdf-page" role="group" aria-label={position}>
      <div
        ref={holder}
        className="pdf-sheet"
        style={{ aspectRatio: ratio, width: `${Math.min(1, highest * ratio) * 100}%` }}
      />
      {failed && <p>{text('app:files.pdf.pageFailed')}</p>}
      {drawn && drawn.links.length > 0 && <Links links={drawn.links} label={text('app:files.pdf.links', { number })} />}
      <p className="pdf-position" aria-hidden="true">
        {position}
      </p>
    </div>
  )
}

/** Links that say where they lead, and open apart. */
function Links({ links, label }: { links: readonly PageLink[]; label: string }) {
  const text = useText()
  return (
    <div className="pdf-links">
      <p>{label}</p>
      <ul aria-label={label}>
        {links.map(({ text: address, href, host = '' }) => (
          <li key={address}>
            {href === undefined ? (
              address
            ) : (
              <>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  <Address address={address} host={host} />
                </a>{' '}
                <span>{text('app:files.pdf.apart')}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** An address with its host in bold, so that a misleading link is seen before it is opened. */
function Address({ address, host }: { address: string; host: string }) {
  const start = host === '' ? 0 : address.indexOf('//') + 2
  const end = start + host.length
  return (
    <>
      <span>{address.slice(0, start)}</span>
      <strong>{address.slice(start, end)}</strong>
      <span>{address.slice(end)}</span>
    </>
  )
}
