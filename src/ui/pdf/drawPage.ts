import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pageLinks, type PageLink } from './pageLinks.ts'

/** Pixels of a drawn page, at most: a phone gives up beyond a few times as many. */
const maxPixels = 6_000_000
/** Pixels that a page is wide, at least: it can be read when a finger makes it larger. */
const leastWidth = 1200
/** A page that is higher than so many times its width is drawn narrower than the others. */
export const highest = 4
/** Pieces and letters of the text of one page that can be selected and read aloud. */
const maxPieces = 5000
const maxLetters = 100_000

export interface DrawnPage {
  /** Width by height. */
  ratio: number
  links: PageLink[]
}

interface Drawing {
  finished: Promise<DrawnPage>
  stop: () => void
}

/** Draws a page into an element. An invisible layer of text over it can be selected and read aloud. @param width in pixels */
export function drawPage(pdf: PDFDocumentProxy, number: number, width: number, holder: HTMLElement): Drawing {
  const { signal, abort } = abortable()
  /** Renders the page to a canvas, then adds the text layer and reads the links. */
  async function renderPage(): Promise<DrawnPage> {
    const page = await pdf.getPage(number)
    signal.throwIfAborted()
    const { canvas, viewport } = canvasFor(page, width)
    const density = canvas.width / viewport.width
    const task = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] })
    signal.addEventListener('abort', () => task.cancel())
    await task.promise
    const layer = Object.assign(document.createElement('div'), { className: 'pdf-text' })
    layer.style.setProperty('--total-scale-factor', String(viewport.scale * page.userUnit))
    await new TextLayer({ textContentSource: await textOf(page), container: layer, viewport }).render()
    const links = pageLinks((await page.getAnnotations()) as { url?: string }[])
    signal.throwIfAborted()
    clearPage(holder)
    holder.append(canvas, layer)
    page.cleanup()
    return { ratio: viewport.width / viewport.height, links }
  }
  return { finished: renderPage(), stop: abort }
}

/** Takes a drawing away. Browsers keep the pixels of a canvas for a while unless it has none. */
export function clearPage(holder: HTMLElement): void {
  for (const canvas of holder.querySelectorAll('canvas')) canvas.width = 0
  holder.replaceChildren()
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** A canvas at least as sharp as the screen, unless it would be too large. */
function canvasFor(page: PDFPageProxy, width: number) {
  const whole = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: Math.min(width / whole.width, (highest * width) / whole.height) })
  const wanted = Math.max(window.devicePixelRatio, leastWidth / viewport.width)
  const density = Math.min(wanted, Math.sqrt(maxPixels / (viewport.width * viewport.height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width * density))
  canvas.height = Math.max(1, Math.floor(viewport.height * density))
  canvas.ariaHidden = 'true'
  return { canvas, viewport }
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** The text of a page, as much of it as a page of the browser can hold. */
async function textOf(page: PDFPageProxy): Promise<TextContent> {
  const text: TextContent = { items: [], styles: {}, lang: null }
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader()
  let letters = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    Object.assign(text.styles, value.styles)
    text.lang ??= value.lang
    for (const item of value.items) {
      letters += 'str' in item ? item.str.length : 0
      if (text.items.length === maxPieces || letters > maxLetters) {
        void reader.cancel(new Error('enough'))
        return text
      }
      text.items.push(item)
    }
  }
}
