import { render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TextContext } from '../text/useText.ts'
import { translateFrom } from '../../../tests/fixtures/translateFrom.ts'
import { Gallery } from './Gallery.tsx'

const text = translateFrom({ 'app:gallery.open': 'Open {{label}}' })
const pictures = ['front', 'garden', 'attic'].map((label, at) => ({ id: `${at}`, label }))

let made: string[]
let revoked: string[]

beforeEach(() => {
  made = []
  revoked = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made.push(`blob:${made.length}`)
    return made.at(-1) ?? ''
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
})
const show = (load: (id: string) => Promise<Blob>, shown = pictures) => (
  <StrictMode>
    <TextContext value={{ text, language: 'en' }}>
      <Gallery label="Photos" pictures={shown} load={load} />
    </TextContext>
  </StrictMode>
)
const bytes = () => Promise.resolve(new Blob(['x'], { type: 'image/png' }))
const tile = (label: string) => screen.findByRole('button', { name: `Open ${label}` })
const enabled = async (label: string) => {
  await waitFor(async () => expect((await tile(label)).hasAttribute('disabled')).toBe(false))
  return tile(label)
}

describe('a gallery', () => {
  it('shows each picture once its bytes are here, and gives all addresses back when it goes', async () => {
    const { unmount } = render(show(bytes))
    expect(screen.getByRole('button', { name: 'Open front' }).hasAttribute('disabled')).toBe(true)
    await enabled('attic')
    expect(document.querySelectorAll('.gallery img')).toHaveLength(3)
    unmount()
    expect(made.length).toBeGreaterThanOrEqual(3)
    expect(revoked.toSorted()).toEqual(made.toSorted())
  })

  it('drops bytes that come for pictures that are gone', async () => {
    const answers: (() => void)[] = []
    const load = () => new Promise<Blob>((resolve) => answers.push(() => resolve(new Blob(['x']))))
    const { unmount } = render(show(load))
    unmount()
    for (const answer of answers) answer()
    await Promise.resolve()
    expect(made).toEqual([])
  })
})
