import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { box, fillIn, pick, saveButton, type } from '../../../tests/fixtures/toy/fillForm.ts'
import { toyForm } from '../../../tests/fixtures/toy/definitions.ts'
import { answer } from '../../../tests/fixtures/answer.ts'
import { renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'
import type { FormDefinition } from '#generated/definitions.gen.ts'

describe('the save button', () => {
  it('comes alive while the last field is still being typed', async () => {
    await renderForm()
    pick('Kind', 'Round')
    type('Size', '3')
    fireEvent.focus(box('Name'))
    fireEvent.change(box('Name'), { target: { value: 'Kite ' } })
    await waitFor(() => expect(saveButton().disabled).toBe(false))
    expect(box('Name').value).toBe('Kite ')
  })

  it('is free again where a guard sends the user back to the form', async () => {
    const { call, services } = await renderForm({ answers: [answer(200, { data: { resourceUuid: '7' } })] })
    vi.mocked(services.navigate).mockResolvedValue()
    fillIn()
    fireEvent.click(saveButton())
    await waitFor(() => expect(services.navigate).toHaveBeenCalledOnce())
    type('Name', 'Kite 2')
    await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('false'))
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  })

  it('saves once where the answer leads nowhere, until something else is typed', async () => {
    const { call } = await renderForm({ form: { ...toyForm, create: { operation: 'createToy', outcomes: {} } } })
    fillIn()
    fireEvent.click(saveButton())
    await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('false'))
    expect(saveButton().disabled).toBe(true)
    fireEvent.submit(document.querySelector('form') as HTMLFormElement)
    await act(async () => undefined)
    expect(call).toHaveBeenCalledOnce()
    type('Name', 'Other kite')
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
    expect(call.mock.calls[1]?.[1]?.idempotencyKey).not.toBe(call.mock.calls[0]?.[1]?.idempotencyKey)
  })

  const resourceUuid = '22222222-2222-4222-8222-222222222222'
  const stored = { resourceUuid, label: 'Kite', kind: 'ROUND', size: 1, unit: 'METERS' }

  it.each([
    [
      'keeps the key where the call may have been carried out, and takes a new one after a plain refusal',
      { answers: [answer('network'), answer(500), answer(422), answer(500)] },
      ['Kite', 'Kite', 'Kite', 'Kite'],
      'aaab',
    ],
    [
      'keeps the key where the server had no time, or does not want the call now',
      { answers: [answer(408), answer(425), answer(429), answer(503)] },
      ['Kite', 'Kite', 'Kite', 'Kite', 'Kite'],
      'aaaaa',
    ],
    [
      'keeps the key of a create that may have arrived though its content changed, until the server says that it did',
      { answers: [answer('network'), answer(409), answer(500)] },
      ['Kite 1', 'Kite 2', 'Kite 3'],
      'aab',
    ],
    [
      'takes a new key for an update with other content, and keeps it for the same content',
      { stored, answers: [answer('network')] },
      ['Kite 1', 'Kite 1', 'Kite 2'],
      'aab',
    ],
  ])('%s', async (_, given, names, expected) => {
    const { call } = await renderForm(given)
    if (!('stored' in given)) fillIn()
    for (const [count, name] of names.entries()) {
      type('Name', name)
      fireEvent.click(saveButton())
      await waitFor(() => expect(call).toHaveBeenCalledTimes(count + 1))
      await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('false'))
    }
    const keys = call.mock.calls.map(([, args]) => args?.idempotencyKey)
    const kinds = [...new Set(keys)]
    expect(keys.map((key) => 'abcd'[kinds.indexOf(key)]).join('')).toBe(expected)
  })

  it('takes a new key for an update with another file of the same name', async () => {
    const { call } = await renderForm({ stored, answers: [answer('network')] })
    const pngBeginning = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
    for (const bytes of ['one', 'two', 'three']) {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      const file = new File([pngBeginning, bytes.slice(0, 3)], 'kite.png', { type: 'image/png' })
      if (input && bytes !== 'three') {
        fireEvent.change(input, { target: { files: [file] } })
        await screen.findByTitle('kite.png')
      }
      fireEvent.click(saveButton())
      await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('true'))
      await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('false'))
      if (bytes === 'one') fireEvent.click(screen.getByRole('button', { name: 'Remove kite.png' }))
    }
    const [first, exchanged, same] = call.mock.calls.map(([, args]) => args?.idempotencyKey)
    expect(exchanged).not.toBe(first)
    expect(same).toBe(exchanged)
  })

  it('leads nowhere once its form was left, however late the answer comes', async () => {
    let come: (given: ReturnType<typeof answer>) => void = () => undefined
    const late = new Promise<ReturnType<typeof answer>>((resolve) => (come = resolve))
    const { services } = await renderForm({ answers: [late] })
    const before = window.location.href
    fillIn()
    fireEvent.click(saveButton())
    await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('true'))
    window.history.pushState({}, '', '/elsewhere')
    await act(async () => come(answer(200, { data: { resourceUuid: '7' } })))
    await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('false'))
    window.history.pushState({}, '', before)
    expect(services.navigate).not.toHaveBeenCalled()
  })

  it('says what a server that is stricter than the page refuses, with its figures', async () => {
    const problem = [{ path: 'note', code: 'maxLength', params: { limit: 100 } }]
    await renderForm({ answers: [answer(422, { problem })] })
    fillIn()
    fireEvent.click(saveButton())
    await screen.findByText('Text too long: 100 characters at most')
  })
})

describe('a draft', () => {
  it('holds what was typed last, also where the form is left at once', async () => {
    const write = vi.fn<(draft: { record: object }) => void>()
    const drafts = () => ({ read: () => undefined, write, drop: () => undefined })
    const form = { ...toyForm, draft: true }
    const { unmount } = await renderForm({ form, drafts })
    vi.useFakeTimers()
    type('Name', 'Kite')
    unmount()
    vi.useRealTimers()
    expect(write.mock.lastCall?.[0].record).toMatchObject({ label: 'Kite' })
  })
})

describe('a save that is stale', () => {
  const resourceUuid = '22222222-2222-4222-8222-222222222222'
  const stored = { resourceUuid, label: 'Kite', kind: 'ROUND', size: 1, unit: 'METERS', since: '01/02/2020' }
  const update = { operation: 'updateToy', outcomes: { 412: ['merge' as const] } }
  const form: FormDefinition = { ...toyForm, update }
  const etag = (version: number) => ({ headers: new Headers({ etag: `"${version}"` }) })
  const stale = answer(412)
  const saved = (version: number) => answer(200, { data: { resourceUuid }, ...etag(version) })
  const now = (version: number, changes: object) => answer(200, { data: { ...stored, ...changes }, ...etag(version) })
  const render = (answers: ReturnType<typeof answer>[]) => renderForm({ form, stored, version: '"1"', answers })

  const dialog = () => screen.findByRole('dialog')
  const saves = (call: Awaited<ReturnType<typeof renderForm>>['call']) =>
    call.mock.calls.flatMap(([operation, args]) => (operation === 'updateToy' && args ? [args] : []))

  it('asks where both changed the same, saves what was chosen, and starts over when that is stale again', async () => {
    const answers = [
      stale,
      now(2, { label: 'Their kite', since: '03/04/2021' }),
      stale,
      now(3, { label: 'Third' }),
      saved(4),
    ]
    const { call } = await render(answers)
    type('Name', 'My kite')
    type('Count', '4')
    fireEvent.click(saveButton())
    const first = await dialog()
    for (const shown of ['Their kite', 'My kite', '03/04/2021', 'Owned since', 'Count']) {
      expect(first.textContent).toContain(shown)
    }
    const save = () => within(first).getByRole<HTMLButtonElement>('button', { name: /merge\.save/ })
    expect(save().disabled).toBe(true)
    fireEvent.click(within(first).getByRole('radio', { name: /merge\.takeTheirs/ }))
    fireEvent.click(save())
    await waitFor(() => expect(saves(call)).toHaveLength(2))
    expect(saves(call)[1]).toMatchObject({
      seenVersion: '"2"',
      json: { label: 'Their kite', since: '03/04/2021', count: 4 },
    })
    // Their name became mine, so that the third one is joined without a question; their day went back to what it was.
    await waitFor(() => expect(saves(call)).toHaveLength(3))
    expect(saves(call)[2]).toMatchObject({
      seenVersion: '"3"',
      json: { label: 'Third', since: '01/02/2020', count: 4 },
    })
  })

  it('leaves the form as it was typed on the way back to it', async () => {
    const { call } = await render([stale, now(2, { label: 'Their kite' }), stale, now(2, { label: 'Their kite' })])
    type('Name', 'My kite')
    fireEvent.click(saveButton())
    const first = await dialog()
    const [, back] = within(first).getAllByRole('button', { name: /merge\.back/ })
    fireEvent.click(back as HTMLElement)
    expect(box('Name').value).toBe('My kite')
    fireEvent.click(saveButton())
    await waitFor(() => expect(saves(call)).toHaveLength(2))
    expect(saves(call)[1]?.seenVersion).toBe('"1"')
  })

  it('asks before a value is saved away that the changes of the other hide', async () => {
    const conditional: FormDefinition = {
      ...form,
      sections: form.sections.map((section) =>
        section.id === 'general'
          ? {
              ...section,
              fields: ['label', 'kind', 'size', 'unit', { path: 'note', show: "self.kind == 'ROUND'" }],
            }
          : section,
      ),
    }
    const { call } = await renderForm({
      form: conditional,
      stored,
      version: '"1"',
      answers: [stale, now(2, { kind: 'SQUARE' })],
    })
    type('Note', 'Of paper')
    fireEvent.click(saveButton())
    expect((await dialog()).textContent).toContain('app:merge.hidden')
    expect(saves(call)).toHaveLength(1)
    expect(box('Note').value).toBe('Of paper')
  })

  it('does not go round in circles when the server refuses what it names itself', async () => {
    const { call, saidToasts } = await render([stale, now(1, {})])
    type('Name', 'My kite')
    fireEvent.click(saveButton())
    await waitFor(() => expect(saidToasts()).toHaveLength(1))
    expect(saves(call)).toHaveLength(1)
    expect(box('Name').value).toBe('My kite')
  })
})
