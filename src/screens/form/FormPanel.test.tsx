import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Action } from '#generated/definitions.gen.ts'
import { toyForm } from '../../../tests/fixtures/toy/definitions.ts'
import { box, pick } from '../../../tests/fixtures/toy/fillForm.ts'
import { renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'

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

it('a field of an unknown kind is shown, labelled, and reported once', async () => {
  const { reported } = await renderForm({
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
  expect(reported.mock.calls.length).toBeLessThanOrEqual(1)
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
