import { fireEvent, screen, waitFor, act, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Action, PropertySchema } from '#generated/definitions.gen.ts'
import { toyForm, toySchema } from '../../../tests/fixtures/toy/definitions.ts'
import { box, pick, fillIn, saveButton, type } from '../../../tests/fixtures/toy/fillForm.ts'
import { renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'
import { answer } from '../../../tests/fixtures/answer.ts'
import type { Draft, DraftBox } from '../Draft.ts'

describe('when errors are shown', () => {
  it('shows all that is wrong once a save is tried with Enter, also at the field that gets the focus', async () => {
    const { call } = await renderForm()
    pick('Kind', 'Square')
    fireEvent.focus(box('Size'))
    fireEvent.keyDown(box('Size'), { key: 'Enter' })
    await screen.findByText('Name cannot be empty')
    expect(screen.getByText('Size cannot be empty and must be number')).toBeTruthy()
    expect(document.activeElement).toBe(box('Name'))
    expect(call).not.toHaveBeenCalled()
  })
})

it('a field of an unknown kind is shown and labelled', async () => {
  await renderForm({
    stored: {
      resourceUuid: '22222222-2222-4222-8222-222222222222',
      label: 'K',
      kind: 'ROUND',
      size: 1,
      unit: 'FEET',
      odd: 'marble',
    },
  })
  const group = screen.getByRole('group', { name: /Odd thing/ })
  expect(group.textContent).toContain('marble')
})

it('cancel does what the page says', async () => {
  const onCancel = vi.fn<() => void>()
  await renderForm({ onCancel })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledOnce()
})

it('an action of a form leads where the conditions of the form say', async () => {
  const to = [{ to: '/square', only: "has(self.kind) && self.kind == 'SQUARE'" }, { to: '/others' }]
  const actions: Action[] = [{ id: 'check', icon: 'check', operation: 'checkToy', outcomes: { 200: [{ go: to }] } }]
  const stored = { resourceUuid: '22222222-2222-4222-8222-222222222222', label: 'K', kind: 'SQUARE', size: 1 }
  const { services } = await renderForm({ form: { ...toyForm, actions }, stored })
  fireEvent.click(screen.getByRole('button', { name: /check/ }))
  await waitFor(() => expect(services.navigate).toHaveBeenCalledWith('/square'))
})

describe('files', () => {
  const png = (name: string, size = 16) => {
    const bytes = new Uint8Array(size)
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    return new File([bytes], name, { type: 'image/png' })
  }
  const choose = async (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no place for files')
    fireEvent.change(input, { target: { files } })
    await screen.findByTitle(files[0]?.name ?? '')
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
    await choose(png('a.png'))
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
    await choose(png('whole.png', 1048576), png('more.png', 1048577))
    expect(screen.getByTitle('whole.png')).toBeTruthy()
    expect(screen.queryByTitle('more.png')).toBeNull()
  })

  it('offers no place for more when it is full, and puts the focus there again when a file goes', async () => {
    await renderForm({ stored })
    const place = () => screen.queryByRole('button', { name: 'Choose files' })
    await choose(png('a.png'), png('b.png'))
    expect(place()).toBeNull()
    const remove = screen.getByRole('button', { name: 'Remove a.png' })
    remove.focus()
    fireEvent.click(remove)
    expect(place()).toBeTruthy()
    expect(document.activeElement).toBe(place())
  })

  it('gives the address of a chosen file back when the file is taken out, and those of all when the form goes', async () => {
    const made: string[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${made.push('') - 1}`)
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
    const { unmount } = await renderForm()
    await choose(png('a.png'), png('b.png'))
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2))
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.png' }))
    expect(revoke.mock.calls).toEqual([['blob:0']])
    unmount()
    expect(revoke.mock.calls).toEqual([['blob:0'], ['blob:1']])
    vi.restoreAllMocks()
  })

  it('shows how far each file has gone up', async () => {
    const { call } = await renderForm({ answers: [new Promise(() => undefined)] })
    fillIn()
    await choose(png('a.png', 100), png('b.png', 300))
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalled())
    act(() => call.mock.calls[0]?.[1]?.onProgress?.(0.5))
    const shares = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))
    expect(shares).toEqual(['100', '33'])
  })

  it('says on its own card which file the server refused; only what did not arrive may be sent again', async () => {
    const problem = [{ path: 'pictures', code: 'mediaType', params: { place: 1 } }]
    await renderForm({ answers: [answer(422, { problem }), answer('network')] })
    fillIn()
    await choose(png('a.png'), png('b.png'))
    const card = (file: string) => within(screen.getByTitle(file).closest('li') as HTMLElement)
    const saved = async () => {
      fireEvent.click(saveButton())
      await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('true'))
      await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('false'))
    }
    await saved()
    expect(card('b.png').getByText('It was refused')).toBeTruthy()
    expect(card('a.png').queryByText('It was refused')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
    expect(screen.getAllByText(/^b\.png: /).length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('button', { name: 'Remove b.png' }))
    await saved()
    expect(card('a.png').getByRole('button', { name: 'Send again' })).toBeTruthy()
  })
})

const form = { ...toyForm, draft: true }
const name = 'toy/toy:new'

function draftBoxes(...drafts: [string, Omit<Draft, 'savedAt'>][]) {
  const savedAt = '2026-11-20T10:00:00.000Z'
  const kept = new Map(drafts.map(([key, draft]) => [key, { ...draft, savedAt }]))
  const write = vi.fn((key: string, draft: Omit<Draft, 'savedAt'>) => void kept.set(key, { ...draft, savedAt }))
  const open = (key: string): DraftBox => ({
    read: () => kept.get(key),
    write: (draft) => write(key, draft),
    drop: () => void kept.delete(key),
  })
  return { kept, write, drafts: open }
}

describe('a day', () => {
  it('asks for the century where a day may lie in two of them', async () => {
    await renderForm()
    type('Owned since', '1/2/20')
    expect(await screen.findByText(/^Four digits/)).toBeTruthy()
    type('Owned since', '31/02/2020')
    await waitFor(() => expect(screen.queryByText(/^Four digits/)).toBeNull())
  })
})

describe('drafts', () => {
  it('an untouched form leaves no draft', async () => {
    const { kept, drafts } = draftBoxes()
    const { unmount } = await renderForm({ form, drafts })
    fireEvent.focus(box('Name'))
    fireEvent.blur(box('Name'))
    fireEvent(window, new Event('pagehide'))
    unmount()
    expect(kept.size).toBe(0)
  })

  it('can be thrown away', async () => {
    const { kept, drafts } = draftBoxes([name, { record: { label: 'Old kite' } }])
    await renderForm({ form, schema: { ...toySchema, title: '{label}' }, drafts })
    expect(screen.getByText('Old kite, a draft')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /draft.discard/ }))
    expect(box('Name').value).toBe('')
    expect(kept.size).toBe(0)
  })

  it('what is taken up goes on from the version that it started from', async () => {
    const resourceUuid = '22222222-2222-4222-8222-222222222222'
    const stored = { resourceUuid, label: 'Kite', kind: 'ROUND', size: 1, unit: 'METERS' }
    const { kept, drafts } = draftBoxes()
    const first = await renderForm({ form, drafts, stored, version: '"1"' })
    type('Name', 'Old kite')
    const draftName = `toy/toy:${resourceUuid}`
    await waitFor(() => expect(kept.get(draftName)?.base).toEqual({ record: stored, version: '"1"' }))
    first.unmount()
    const later = { ...stored, size: 2 }
    const { call } = await renderForm({ form, drafts, stored: later, version: '"2"' })
    fireEvent.click(screen.getByRole('button', { name: /draft.resume/ }))
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalledOnce())
    expect(call.mock.calls[0]?.[1]?.seenVersion).toBe('"1"')
  })

  it('a field that starts with a value, and was emptied, stays empty when its draft is taken up', async () => {
    const { since = {} } = toySchema.properties
    const begun: PropertySchema = { ...since, format: 'date', initial: 'today()' }
    const schema = { ...toySchema, properties: { ...toySchema.properties, since: begun } }
    const { kept, drafts } = draftBoxes()
    const first = await renderForm({ form, schema, drafts })
    expect(box('Owned since').value).not.toBe('')
    type('Owned since', '')
    await waitFor(() => expect(kept.get(name)?.follows).toEqual({ '': [] }))
    first.unmount()
    await renderForm({ form, schema, drafts })
    fireEvent.click(screen.getByRole('button', { name: /draft.resume/ }))
    expect(box('Owned since').value).toBe('')
    type('Name', 'Kite')
    expect(box('Owned since').value).toBe('')
  })

  it('a form that keeps none asks no question', async () => {
    const { drafts, write } = draftBoxes([name, { record: { label: 'Old kite' } }])
    await renderForm({ drafts })
    expect(box('Name').value).toBe('')
    type('Name', 'Kite')
    fireEvent(window, new Event('pagehide'))
    expect(write).not.toHaveBeenCalled()
  })
})
