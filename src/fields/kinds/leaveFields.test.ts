import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { edit } from '../../../tests/fixtures/toy/editField.tsx'

const line: PropertySchema = { type: 'string' }
const shapes: PropertySchema = { type: 'string', enum: ['ROUND', 'SQUARE'] }
const place: PropertySchema = { type: 'string', lookup: 'places' }
const listOf = (items: PropertySchema): PropertySchema => ({ type: 'array', items })

interface Sample {
  schema: PropertySchema
  value: unknown
  searches?: boolean
}

/** The fields that open a list, wherever its values come from. The others are left in a browser, among the tests of the trade. */
const samples: Sample[] = [
  { schema: shapes, value: 'SQUARE' },
  { schema: place, value: 'GIN' },
  { schema: place, value: 'GIN', searches: true },
  { schema: { ...place, open: true }, value: 'GIN' },
  { schema: { ...place, open: true }, value: 'Atlantis' },
  { schema: { ...place, open: true }, value: 'Atlantis', searches: true },
  { schema: { ...line, refers: 'toy/toy' }, value: 'GIN' },
  { schema: listOf(shapes), value: ['SQUARE'] },
  { schema: listOf(place), value: ['GIN'] },
  { schema: listOf(place), value: ['GIN'], searches: true },
  { schema: listOf({ ...place, open: true }), value: ['GIN', 'Atlantis'] },
  { schema: listOf({ ...line, refers: 'toy/toy' }), value: ['GIN'] },
  { schema: listOf(line), value: ['cellar', 'attic'] },
]

const ways = {
  Tab: { key: 'Tab', keyCode: 9 },
  'click outside': undefined,
}
const down = { key: 'ArrowDown', keyCode: 40 }
const places = ['FRA', 'GIN', 'GNB'].map((value) => ({ value }))

const states = [
  { required: true, isFilled: false },
  { required: false, isFilled: true },
]

describe.each(Object.entries(ways))('%s', (_, way) => {
  it.each(samples.flatMap((sample) => states.map((state) => ({ ...sample, ...state }))))(
    'leaves a list as it was: $schema, searches $searches, required $required, filled $isFilled',
    async ({ schema, value, searches = false, required, isFilled }) => {
      const shown = { required, ...(isFilled && { value }) }
      const { onCommit } = edit(schema, shown, { lookup: () => Promise.resolve(places), searches })
      await act(async () => {})
      const control = document.querySelector<HTMLElement>('#it') as HTMLElement
      fireEvent.focus(control)
      fireEvent.mouseDown(control)
      for (const key of [down, down]) fireEvent.keyDown(control, { ...key, which: key.keyCode })
      if (way) fireEvent.keyDown(control, { ...way, which: way.keyCode })
      else fireEvent.mouseDown(document.body)
      fireEvent.blur(control)
      await act(async () => {})
      expect(onCommit).not.toHaveBeenCalled()
    },
  )
})
