import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { edit } from '../../../tests/fixtures/toy/editField.tsx'

const schema = { type: 'string', lookup: 'jobs', open: true } as const
const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Thing/ })
const options = () => [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent)

it('LOOK-07 proposes values without regard to accents, and takes any other text too', async () => {
  const lookup = vi.fn(() => Promise.resolve([{ value: 'Éducateur' }, { value: 'Notaire' }]))
  const { onCommit, onBlur } = edit(schema, {}, { lookup })
  await waitFor(() => expect(lookup).toHaveBeenCalledOnce())
  fireEvent.focus(combobox())
  fireEvent.mouseDown(combobox())
  fireEvent.change(combobox(), { target: { value: 'educ' } })
  await waitFor(() => expect(options()).toEqual(['Éducateur']))
  fireEvent.change(combobox(), { target: { value: 'Dompteuse ' } })
  fireEvent.blur(combobox())
  await waitFor(() => expect(onBlur).toHaveBeenCalled())
  expect(onCommit).toHaveBeenLastCalledWith('Dompteuse ')
  expect(lookup).toHaveBeenCalledOnce()
})

it('offers nothing to type where it is only shown', () => {
  edit(schema, { value: 'Notaire', readOnly: true })
  expect(combobox().disabled).toBe(true)
  expect(combobox().value).toBe('Notaire')
})
