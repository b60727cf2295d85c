import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { edit } from '../../../tests/fixtures/toy/editField.tsx'

const schema = { type: 'string', lookup: 'jobs', open: true } as const
const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Thing/ })

it('offers nothing to type where it is only shown', () => {
  edit(schema, { value: 'Notaire', readOnly: true })
  expect(combobox().disabled).toBe(true)
  expect(combobox().value).toBe('Notaire')
})
