import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { box, saveButton, type } from '../../../tests/fixtures/toy/fillForm.ts'
import { renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'
import { storedToy, tabbedToy } from '../../../tests/fixtures/toy/tabbedToy.ts'

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

describe('what a record decides', () => {
  it('TEN-55 a disabled field is shown, cannot be changed, and gets back what was typed', async () => {
    await renderForm({ ...tabbedToy, address: '/toys/new?kind=round' })
    type('Size', '12')
    choose('Square')
    expect(box('Size').disabled).toBe(true)
    expect(box('Size').closest('.field')?.hasAttribute('data-disabled')).toBe(true)
    choose('Round')
    expect(box('Size').disabled).toBe(false)
    expect(box('Size').value).toContain('12')
  })

  it('a field is required, and says so, only as the record stands', async () => {
    await renderForm(tabbedToy)
    expect(box('Size').getAttribute('aria-required')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Size' })).toBeNull()
    choose('Round')
    expect(box('Size').getAttribute('aria-required')).toBe('true')
    expect(screen.getByRole('link', { name: 'Size' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Size' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Owner (optional)' })).toBeTruthy()
  })

  it('TEN-43 TEN-44 the address decides what a new record starts with, and the toggle changes it', async () => {
    await renderForm({ ...tabbedToy, address: '/toys/new?kind=round' })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Round' }).checked).toBe(true)
    choose('Square')
    expect(screen.queryByRole('textbox', { name: /^Owner/ })).toBeNull()
  })

  it('what is fixed cannot be changed once it is stored, and what is only shown is sent as it is', async () => {
    const { call } = await renderForm({ ...tabbedToy, stored: storedToy })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Round' }).disabled).toBe(true)
    expect(box('Number').readOnly).toBe(true)
    type('Name', 'Case')
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalled())
    expect(call.mock.calls[0]?.[1]?.json).toMatchObject({ number: 'T-7', label: 'Case' })
    expect(call.mock.calls[0]?.[1]?.json).not.toHaveProperty('size')
  })

  it('a constant is never shown and goes with what is shown beside it', async () => {
    const stored = { ...storedToy, kind: 'ROUND', size: 3, paper: { scan: { label: 'a', resourceUuid: id } } }
    const { call } = await renderForm({ ...tabbedToy, stored })
    expect(screen.queryByText('First')).toBeNull()
    type('Name', 'Case')
    fireEvent.click(saveButton())
    await waitFor(() => expect(call.mock.calls.some(([operation]) => operation === 'updateToy')).toBe(true))
    const args = call.mock.calls.find(([operation]) => operation === 'updateToy')?.[1]
    expect(args?.json).toMatchObject({ owner: { first: true } })
  })
})

const id = '44444444-4444-4444-8444-444444444444'
