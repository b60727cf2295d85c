import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fillIn, saveButton } from '../../../tests/fixtures/toy/fillForm.ts'
import { answer, renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'

describe('files', () => {
  const png = (name: string, size = 4) => new File([new Uint8Array(size)], name, { type: 'image/png' })
  const choose = (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no place for files')
    fireEvent.change(input, { target: { files } })
  }
  const stored = {
    resourceUuid: '22222222-2222-4222-8222-222222222222',
    label: 'Kite',
    kind: 'ROUND',
    size: 1,
    unit: 'FEET',
    pictures: [{ label: 'old.png', resourceUuid: '11111111-1111-4111-8111-111111111111' }],
  }

  it('a file can be kept, a stored one and a new one; its field is called by its name below another title', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    const { call } = await renderForm({
      stored,
      answers: [answer(200, { data: new Blob(['x'], { type: 'image/png' }) })],
    })
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1))
    choose(png('a.png'))
    for (const [name, calls] of [
      ['old.png', 2],
      ['a.png', 2],
    ] as const) {
      const card = within(screen.getByTitle(name).closest('li') as HTMLElement)
      fireEvent.click(card.getByRole('button', { name: /ownload/ }))
      await waitFor(() => expect(saved.mock.contexts.at(-1)).toMatchObject({ download: name }))
      expect(call).toHaveBeenCalledTimes(calls)
    }
    saved.mockRestore()
    expect(screen.getByText('Pictures').closest('.visually-hidden')).toBeNull()
  })

  it('takes a file of exactly the limit', async () => {
    await renderForm()
    choose(png('whole.png', 1048576), png('more.png', 1048577))
    expect(screen.getByTitle('whole.png')).toBeTruthy()
    expect(screen.queryByTitle('more.png')).toBeNull()
  })

  it('offers no place for more when it is full, and puts the focus there again when a file goes', async () => {
    await renderForm({ stored })
    const place = () => screen.queryByRole('button', { name: 'Choose files' })
    choose(png('a.png'), png('b.png'))
    expect(place()).toBeNull()
    const remove = screen.getByRole('button', { name: 'Remove a.png' })
    remove.focus()
    fireEvent.click(remove)
    expect(place()).toBeTruthy()
    expect(document.activeElement).toBe(place())
  })

  it('gives the addresses of chosen files back, when they are taken out and when the form goes', async () => {
    const made: string[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${made.push('') - 1}`)
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
    const { unmount } = await renderForm()
    choose(png('a.png'), png('b.png'))
    expect(create).toHaveBeenCalledTimes(2)
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.png' }))
    expect(revoke.mock.calls).toEqual([['blob:0']])
    unmount()
    expect(revoke.mock.calls).toEqual([['blob:0'], ['blob:1']])
    vi.restoreAllMocks()
  })

  it('shows how far each file has gone up', async () => {
    const { call } = await renderForm({ answers: [new Promise(() => undefined)] })
    fillIn()
    choose(png('a.png', 100), png('b.png', 300))
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalled())
    act(() => call.mock.calls[0]?.[1]?.onProgress?.(0.5))
    const shares = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))
    expect(shares).toEqual(['100', '33'])
  })
})
