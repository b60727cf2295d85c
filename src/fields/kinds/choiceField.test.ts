import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { edit, shownText } from '../../../tests/fixtures/toy/editField.tsx'

describe('choice', () => {
  const schema: PropertySchema = { type: 'string', enum: ['ROUND', 'SQUARE'] }

  it('finds a value without its accents', () => {
    edit({ type: 'string', enum: ['ROUND', 'SQUARE'] })
    const box = screen.getByRole('combobox', { name: 'Thing' })
    fireEvent.mouseDown(box)
    fireEvent.change(box, { target: { value: 'SQUÂR' } })
    expect([...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent)).toEqual([
      'Square',
    ])
  })

  it('says that it is wrong and required', () => {
    edit(schema, { invalid: true })
    const box = screen.getByRole('combobox', { name: 'Thing' })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(box.getAttribute('aria-required')).toBe('true')
  })

  it('cannot be changed where it is read-only', () => {
    edit(schema, { readOnly: true, value: 'ROUND' })
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Thing' }).disabled).toBe(true)
  })

  it('as radio buttons: a named group that is left as one', () => {
    const { onCommit, onBlur } = edit(schema, { placed: { as: 'radio' }, value: 'ROUND' })
    expect(screen.getByRole('radiogroup', { name: 'Thing' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Round' }).checked).toBe(true)
    const [round, square] = screen.getAllByRole('radio') as [HTMLElement, HTMLElement]
    fireEvent.focusOut(round, { relatedTarget: square })
    expect(onBlur).not.toHaveBeenCalled()
    fireEvent.click(square)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('SQUARE')
    fireEvent.focusOut(square, { relatedTarget: document.body })
    expect(onBlur).toHaveBeenCalledOnce()
  })

  const places = [
    { value: 'FRA', label: { fr: 'France', en: 'France' } },
    { value: 'GIN', label: { fr: 'Guinée', en: 'Guinea' } },
    { value: 'GNB', label: { fr: 'Guinée-Bissau', en: 'Guinea-Bissau' } },
  ]
  const searching = (answers?: Promise<typeof places>[]) => {
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return vi.fn<(name: string, typed?: string) => Promise<typeof places>>(
      (_, typed = '') =>
        answers?.shift() ??
        Promise.resolve(
          places.filter(({ label }) => [label.fr, label.en].some((name) => plain(name).includes(plain(typed)))),
        ),
    )
  }
  const typeIn = (typed: string) => {
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Thing' })
    fireEvent.focus(box)
    fireEvent.mouseDown(box)
    fireEvent.change(box, { target: { value: typed } })
    return box
  }

  it.each([
    ['searched for', { lookup: 'places' }, 'FRANCE', 'FRA'],
    ['searched for', { lookup: 'places' }, ' guinee ', 'GIN'],
    ['searched for', { lookup: 'places' }, 'guinea-bissau', 'GNB'],
    ['searched for', { lookup: 'places' }, 'guin', { unlisted: 'guin' }],
    ['searched for', { lookup: 'places' }, 'Atlantis', { unlisted: 'Atlantis' }],
    ['in a list', {}, 'rOUnd', 'ROUND'],
    ['in a list', {}, 'square', 'SQUARE'],
    ['in a list', {}, 'circle', { unlisted: 'circle' }],
  ])('what is typed and left for a value that is %s is never erased (%o, %s)', async (_, more, typed, taken) => {
    const lookup = searching()
    const given = { lookup, searches: 'lookup' in more }
    const { onCommit, onBlur } = edit({ type: 'string', ...(Object.keys(more).length > 0 ? more : schema) }, {}, given)
    const box = typeIn(typed)
    fireEvent.keyDown(box, { key: 'Escape' })
    fireEvent.blur(box)
    // A save that is pressed at once must not go without it.
    if ('lookup' in more) expect(onCommit).toHaveBeenCalledExactlyOnceWith({ unlisted: typed.trim() })
    await waitFor(() => expect(onBlur).toHaveBeenCalledOnce())
    expect(onCommit.mock.lastCall).toEqual([taken])
  })

  it('shows what is none of its values, to be mended', () => {
    edit(
      { type: 'string', lookup: 'places' },
      { value: { unlisted: 'Atlantis' } },
      { lookup: searching(), searches: true },
    )
    expect(screen.getByText('Atlantis')).toBeTruthy()
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Thing' })
    fireEvent.focus(box)
    expect(box.value).toBe('Atlantis')
  })

  it('shows the answer to what was typed last, in whatever order answers come', async () => {
    let first: (found: typeof places) => void = () => undefined
    const lookup = searching([new Promise((resolve) => (first = resolve)), Promise.resolve(places.slice(1))])
    edit({ type: 'string', lookup: 'places' }, {}, { lookup, searches: true })
    vi.useFakeTimers()
    const passDelay = () => act(() => vi.advanceTimersByTimeAsync(1000))
    typeIn('f')
    await passDelay()
    const box = typeIn('gu')
    await passDelay()
    vi.useRealTimers()
    await screen.findAllByText('Guinea')
    await act(async () => first(places.slice(0, 1)))
    expect(lookup).toHaveBeenCalledTimes(2)
    expect(screen.queryByText('France')).toBeNull()
    expect(box.value).toBe('gu')
  })

  it('asks at once for who does not wait, and chooses nothing by that', async () => {
    const lookup = searching()
    const { onCommit } = edit({ type: 'string', lookup: 'places' }, {}, { lookup, searches: true })
    const box = typeIn('guinea')
    expect(lookup).not.toHaveBeenCalled()
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(lookup).toHaveBeenCalledOnce()
    await screen.findAllByText('Guinea-Bissau')
    expect(onCommit).not.toHaveBeenCalled()
  })

  it('offers what the schema lists where the lookup cannot be had', async () => {
    edit({ ...schema, lookup: 'things' }, {}, { lookup: () => Promise.reject(new Error('down')) })
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Thing' }))
    expect(await screen.findAllByText('Round')).not.toEqual([])
  })

  it('shows a value without words as it is', () => {
    edit(schema, { value: 'STRANGE' })
    expect(screen.getByText('STRANGE')).toBeTruthy()
    expect(shownText(schema, 'STRANGE')).toBe('STRANGE')
    expect(shownText(schema, 'ROUND')).toBe('Round')
    expect(shownText(schema, undefined)).toBe('')
  })
})

const schema = { type: 'string', lookup: 'jobs', open: true } as const
const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Thing/ })

it('offers nothing to type where it is only shown', () => {
  edit(schema, { value: 'Notaire', readOnly: true })
  expect(combobox().disabled).toBe(true)
  expect(combobox().value).toBe('Notaire')
})
