import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { saveButton, type } from '../../../tests/fixtures/toy/fillForm.ts'
import { renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'
import { storedToy, tabbedToy } from '../../../tests/fixtures/toy/tabbedToy.ts'

describe('what is asked for on submit', () => {
  it('TEN-49 TEN-118 TEN-119 leaves the button enabled, marks its tab, and is told when a save is tried', async () => {
    const { call, saidToasts } = await renderForm({ ...tabbedToy, address: '/toys/new?kind=round' })
    type('Name', 'Box')
    expect(saveButton().disabled).toBe(true)
    type('Size', '3')
    expect(saveButton().disabled).toBe(false)
    expect(screen.getByRole('tab', { name: /^About, 1 to complete/ })).toBeTruthy()
    expect(screen.getByRole('tab', { name: /^Its parts, 1 to complete/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Paper' })).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: /^More/ }))
    await act(async () => fireEvent.click(saveButton()))
    expect(saidToasts()).toEqual([
      ['error', 'Invalid input', 'You must provide the paper'],
      ['error', 'Invalid input', 'You must provide at least one part'],
    ])
    expect(call).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Choose a file'))
    expect(screen.getByText('You must provide the paper')).toBeTruthy()
  })

  it('something wrong in it keeps the button disabled, as everywhere', async () => {
    const [{ scan }] = [{ scan: { label: 'paper.pdf', resourceUuid: 'no id' } }]
    await renderForm({ ...tabbedToy, stored: { ...storedToy, kind: 'ROUND', size: 3, paper: { scan } } })
    type('Name', 'Other box')
    expect(saveButton().disabled).toBe(true)
    expect(screen.getByRole('link', { name: 'Paper' })).toBeTruthy()
  })

  it('says nothing of them while something else is wrong', async () => {
    const { saidToasts } = await renderForm(tabbedToy)
    fireEvent.submit(document.querySelector('form') as HTMLFormElement)
    expect(saidToasts()).toEqual([])
    expect(document.activeElement?.closest('.field')?.textContent).toContain('Name')
  })
})
