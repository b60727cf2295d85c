import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { box, saveButton, type } from '../../../tests/fixtures/toy/fillForm.ts'
import { renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'
import type { FormDefinition } from '#generated/definitions.gen.ts'
import type { Json } from '#engine/record/path.ts'
import { storedToy, tabbedToy } from '../../../tests/fixtures/toy/tabbedToy.ts'

/** The kind of a toy can be changed once it is stored. */
const kindRow = { id: 'kind', tab: 'about', fields: [{ path: 'kind', as: 'radio' as const }] }
const form: FormDefinition = {
  ...tabbedToy.form,
  sections: tabbedToy.form.sections.map((section) => (section.id === 'kind' ? kindRow : section)),
}
const open = (stored: Json) => renderForm({ ...tabbedToy, form, stored: { ...storedToy, ...stored } })
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

describe('a stored record', () => {
  it('keeps a value that its form shows and does not let change, when something else is saved', async () => {
    const { call } = await open({ size: 12 })
    expect([box('Size').disabled, box('Size').value]).toEqual([true, '12'])
    type('Name', 'Other box')
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalledOnce())
    expect(call.mock.lastCall?.[1]?.json).toMatchObject({ label: 'Other box', size: 12 })
  })

  it('loses what my own choice disables, says so at the choice, and gets it back with it', async () => {
    const { call } = await open({ kind: 'ROUND', size: 12 })
    choose('Square')
    expect(screen.getByText(/Cleared: Size/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.queryByText(/Cleared/)).toBeNull()
    expect([box('Size').disabled, screen.getByRole<HTMLInputElement>('radio', { name: 'Round' }).checked]).toEqual([
      false,
      true,
    ])
    choose('Square')
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalledOnce())
    expect(call.mock.lastCall?.[1]?.json).not.toHaveProperty('size')
  })

  it('shows again what is stored where a value was disabled, shown, changed and disabled again', async () => {
    await open({ size: 12 })
    choose('Round')
    type('Size', '13')
    choose('Square')
    expect([box('Size').disabled, box('Size').value]).toEqual([true, '12'])
    expect(screen.getByText(/Cleared: Size/)).toBeTruthy()
  })
})
