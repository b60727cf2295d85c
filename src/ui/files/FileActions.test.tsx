import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { StrictMode, useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TextContext, type Translate } from '../text/useText.ts'
import { FileActions } from './FileActions.tsx'
import { mayBePreviewed, previewOf } from './FilePreview.tsx'

const text: Translate = Object.assign(
  (key: string | readonly string[], { name = '' }: Record<string, unknown> = {}) =>
    `${String(key)} ${String(name)}`.trim(),
  { optional: () => undefined },
)
/** No canvas here: what is drawn is seen in the browser. */
vi.mock('../pdf/PdfPages.tsx', () => ({
  PdfPages({ name, bytes: given }: { name: string; bytes: Blob }) {
    const [content, setContent] = useState('')
    useEffect(() => void given.text().then(setContent), [given])
    return <p>{`pages of ${name}: ${content}`}</p>
  },
}))

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
  ])('%s → %s', (type, preview) => expect(previewOf(new Blob([], { type }))).toBe(preview))

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

  it('opens as the pages of a PDF, which stands at no address of its own', async () => {
    show('slip.pdf', bytes('application/pdf'))
    press('view', 'slip.pdf')
    const dialog = await screen.findByRole('dialog', { name: 'slip.pdf' })
    expect(await within(dialog).findByText('pages of slip.pdf: x')).toBeTruthy()
    expect(document.querySelector('iframe, object, embed')).toBeNull()
    expect(made).toEqual([])
  })

  it('that is neither a picture nor a PDF is offered as a download alone', async () => {
    show('slip.pdf', bytes('text/html'))
    press('view', 'slip.pdf')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('app:files.noPreview')).toBeTruthy()
    expect(made).toEqual([])
  })
})
