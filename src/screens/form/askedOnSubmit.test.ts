import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { saveButton, type } from '../../../tests/fixtures/toy/fillForm.ts'
import { renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'
import { storedToy, tabbedToy } from '../../../tests/fixtures/toy/tabbedToy.ts'

describe('what is asked for on submit', () => {
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
