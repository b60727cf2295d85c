import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Json } from '#engine/record/path.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { edit } from '../../../tests/fixtures/toy/editField.tsx'

const boats = [1, 2, 3].map((length) => ({
  value: `boat-${length}`,
  label: `Boat ${length}`,
  record: { name: 'boat/boat', row: { length } },
}))
const reference: PropertySchema = { type: 'string', format: 'uuid', refers: 'boat/boat', among: 'it.length > 1' }
const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent).sort()

describe('a field that lets choose among some records', () => {
  it.each([
    ['one', reference, 'boat-1'],
    ['several', { type: 'array', items: reference }, ['boat-1']],
  ] as [string, PropertySchema, unknown][])(
    '%s: offers what fits as the form stands, and what stands there already',
    async (_, schema, value) => {
      let least = 2
      let notify: () => void = () => undefined
      const shown = {
        fits: (path: string, row: Json) => path === 'thing' && Number(row['length']) >= least,
        watch: (listener: () => void) => {
          notify = listener
          return () => undefined
        },
      }
      edit(schema, { ...shown, value }, { lookup: () => Promise.resolve(boats), references: titled })
      fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Thing' }))
      await waitFor(() => expect(offered()).toEqual(['Boat 2', 'Boat 3', 'boat-1']))
      least = 3
      act(() => notify())
      await waitFor(() => expect(offered()).toEqual(['Boat 3', 'boat-1']))
    },
  )
})

const titled = {
  titleOf: ({ row }: { row: Json }) => `Boat ${String(row['length'])}`,
  addressOf: () => undefined,
}
