import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { box, fillIn, pick, saveButton, type } from '../../../tests/fixtures/toy/fillForm.ts'
import { toyForm } from '../../../tests/fixtures/toy/definitions.ts'
import { answer, renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'

describe('the save button', () => {
  it('comes alive while the last field is still being typed', async () => {
    await renderForm()
    pick('Kind', 'Round')
    type('Size', '3')
    fireEvent.focus(box('Name'))
    fireEvent.change(box('Name'), { target: { value: 'Kite ' } })
    await waitFor(() => expect(saveButton().disabled).toBe(false), { timeout: 1000 })
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
    for (const bytes of ['one', 'two', 'three']) {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      const file = new File([bytes.slice(0, 3)], 'kite.png', { type: 'image/png' })
      if (input && bytes !== 'three') fireEvent.change(input, { target: { files: [file] } })
      fireEvent.click(saveButton())
      await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('true'))
      await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('false'))
      if (bytes === 'one') fireEvent.click(screen.getByRole('button', { name: 'Remove kite.png' }))
    }
    const [first, exchanged, same] = call.mock.calls.map(([, args]) => args?.idempotencyKey)
    expect(exchanged).not.toBe(first)
    expect(same).toBe(exchanged)
  })

  it('says what a server that is stricter than the page refuses, with its figures', async () => {
    const details = [{ path: 'note', code: 'maxLength', params: { limit: 100 } }]
    await renderForm({ answers: [answer(422, { problem: { details } })] })
    fillIn()
    fireEvent.click(saveButton())
    await screen.findByText('Text too long: 100 characters at most')
  })
})
