import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TextContext, type Translate } from '../text/useText.ts'
import { FileActions } from './FileActions.tsx'
import { mayBePreviewed, previewOf } from './FilePreview.tsx'

const text: Translate = Object.assign(
  (key: string | readonly string[], { name = '' }: Record<string, unknown> = {}) =>
    `${String(key)} ${String(name)}`.trim(),
  { optional: () => undefined },
)
let made: string[]
let revoked: string[]
let saved: string[]

beforeEach(() => {
  made = []
  revoked = []
  saved = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${made.push('') - 1}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

function show(name: string, load: () => Promise<Blob>) {
  return render(
    <StrictMode>
      <TextContext value={{ text, language: 'en' }}>
        <ConfigProvider theme={{ token: { motion: false } }}>
          <FileActions name={name} load={load} />
        </ConfigProvider>
      </TextContext>
    </StrictMode>,
  )
}
/** The document of the tests refuses frames unless a test allows them. */
function letFramesOpen() {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }
  Object.assign(happyDOM.settings, { enableIframePageLoading: true, disableIframePageLoading: false })
}
/** Whether the browser can show a PDF by itself. */
const letReader = (pdfViewerEnabled: boolean) =>
  vi.stubGlobal('navigator', Object.create(navigator, { pdfViewerEnabled: { value: pdfViewerEnabled } }) as Navigator)
const bytes = (type: string) => () => Promise.resolve(new Blob(['x'], { type }))
const press = (wish: 'view' | 'download', name: string) =>
  fireEvent.click(screen.getByRole('button', { name: `app:files.${wish}Named ${name}` }))

describe('what can be looked at', () => {
  it.each([
    ['image/png', 'picture'],
    ['image/svg+xml; charset=utf-8', 'picture'],
    ['APPLICATION/PDF', 'pdf'],
    ['text/html', undefined],
    ['application/xhtml+xml', undefined],
    ['image/vnd.unknown', undefined],
    ['', undefined],
  ])('%s → %s', async (type, preview) => {
    letReader(true)
    expect(await previewOf(new Blob([], { type }))).toBe(preview)
  })

  it('is guessed from the name before the bytes are here', () => {
    expect(['a.PDF', 'b.jpeg', 'c.svg'].map(mayBePreviewed)).toEqual([true, true, true])
    expect(['a.html', 'b.docx', 'pdf'].map(mayBePreviewed)).toEqual([false, false, false])
  })
})

describe('a file', () => {
  it('opens as a picture, and gives focus and address back when it closes', async () => {
    show('card.svg', bytes('image/svg+xml'))
    const button = screen.getByRole('button', { name: 'app:files.viewNamed card.svg' })
    button.focus()
    fireEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'card.svg' })
    expect(within(dialog).getByRole('img', { name: 'card.svg' }).getAttribute('src')).toMatch(/^blob:/)
    expect(dialog.querySelector('iframe, object, embed, svg[data-file]')).toBeNull()
    fireEvent.click(within(dialog).getByRole('button', { name: 'app:files.download' }))
    expect(saved).toEqual(['card.svg'])
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'app:common.close' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(button)
    // What was saved lives a while longer, for the browser to take it over.
    expect(revoked).toHaveLength(made.length - 1)
  })

  it('opens as a PDF in a frame', async () => {
    letFramesOpen()
    letReader(true)
    const opened = vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockReturnValue(undefined)
    show('slip.pdf', bytes('application/pdf'))
    press('view', 'slip.pdf')
    const dialog = await screen.findByRole('dialog')
    expect((await within(dialog).findByTitle('slip.pdf')).tagName).toBe('IFRAME')
    await waitFor(() => expect(opened).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)))
  })

  it('is not shown as a PDF that could do more, nor where the browser would save it in place of showing it', async () => {
    const script = new Blob(['%PDF-1.7 << /S /JavaScript /JS (app.alert\\(1\\)) >>'], { type: 'application/pdf' })
    letReader(true)
    const { unmount } = show('slip.pdf', () => Promise.resolve(script))
    press('view', 'slip.pdf')
    expect(await within(await screen.findByRole('dialog')).findByText('app:files.noPreview')).toBeTruthy()
    unmount()
    letReader(false)
    show('slip.pdf', bytes('application/pdf'))
    press('view', 'slip.pdf')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('app:files.noPreview')).toBeTruthy()
    expect(document.querySelector('iframe')).toBeNull()
    expect(made).toEqual([])
  })
})
