import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { kindOf, type Kind } from '#engine/schema/kindOf.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { definition, edit } from '../../../tests/fixtures/toy/editField.tsx'

const line: PropertySchema = { type: 'string' }
const shapes: PropertySchema = { type: 'string', enum: ['ROUND', 'SQUARE'] }
const place: PropertySchema = { type: 'string', lookup: 'places' }
const listOf = (items: PropertySchema): PropertySchema => ({ type: 'array', items })

interface Sample {
  schema: PropertySchema
  value: unknown
  as?: 'radio'
  searches?: boolean
}

/** Every kind of value in its variations. Items are typed in forms, which hold controls of the other kinds. */
const samples: Record<Exclude<Kind, 'entries' | 'files'>, Sample[]> = {
  text: [{ schema: line, value: 'Élan' }],
  paragraph: [{ schema: { ...line, maxLength: 2000 }, value: 'One\nTwo' }],
  number: [{ schema: { type: 'number' }, value: 12.5 }],
  date: [{ schema: { ...line, format: 'date' }, value: '31/12/2019' }],
  choice: [
    { schema: shapes, value: 'SQUARE' },
    { schema: shapes, value: 'SQUARE', as: 'radio' },
    { schema: place, value: 'GIN' },
    { schema: place, value: 'GIN', searches: true },
    { schema: { ...place, open: true }, value: 'GIN' },
    { schema: { ...place, open: true }, value: 'Atlantis' },
    { schema: { ...place, open: true }, value: 'Atlantis', searches: true },
    { schema: { ...line, refers: 'toy/toy' }, value: 'GIN' },
  ],
  choices: [
    { schema: listOf(shapes), value: ['SQUARE'] },
    { schema: listOf(place), value: ['GIN'] },
    { schema: listOf(place), value: ['GIN'], searches: true },
    { schema: listOf({ ...place, open: true }), value: ['GIN', 'Atlantis'] },
    { schema: listOf({ ...line, refers: 'toy/toy' }), value: ['GIN'] },
    { schema: listOf(line), value: ['cellar', 'attic'] },
  ],
  flag: [
    { schema: { type: 'boolean' }, value: false },
    { schema: { type: 'boolean' }, value: false, as: 'radio' },
  ],
  email: [{ schema: { ...line, format: 'email' }, value: 'a@example.fr' }],
  phone: [{ schema: { ...line, format: 'mobile' }, value: '0612345678' }],
  website: [{ schema: { ...line, format: 'url' }, value: 'https://example.fr' }],
  secret: [{ schema: { ...line, kind: 'secret' }, value: 'hush' }],
  unknown: [{ schema: {}, value: { odd: true } }],
}

const ways = {
  Tab: { key: 'Tab', keyCode: 9 },
  'Shift+Tab': { key: 'Tab', keyCode: 9, shiftKey: true },
  Escape: { key: 'Escape', keyCode: 27 },
  'click outside': undefined,
}
const down = { key: 'ArrowDown', keyCode: 40 }
const places = ['FRA', 'GIN', 'GNB'].map((value) => ({ value }))

const all = Object.entries(samples).flatMap(([kind, ofKind]) => ofKind.map((sample) => ({ kind, ...sample })))
const states = [
  { required: true, isFilled: true },
  { required: false, isFilled: true },
  { required: true, isFilled: false },
  { required: false, isFilled: false },
]

describe.each(Object.entries(ways))('%s', (_, way) => {
  it.each(all.flatMap((sample) => states.map((state) => ({ ...sample, ...state }))))(
    'leaves a field as it was: $kind $schema, as $as, searches $searches, required $required, filled $isFilled',
    async ({ kind, schema, value, as, searches = false, required, isFilled }) => {
      expect(kindOf(schema, definition)).toBe(kind)
      const shown = { required, ...(isFilled && { value }), ...(as && { placed: { as } }) }
      const { onCommit } = edit(schema, shown, { lookup: () => Promise.resolve(places), searches })
      await act(async () => {})
      const control = document.querySelector<HTMLElement>('#it') as HTMLElement
      const stop = control.querySelector<HTMLElement>('input, button') ?? control
      fireEvent.focus(stop)
      if (control.getAttribute('role') === 'combobox') {
        fireEvent.mouseDown(control)
        for (const key of [down, down]) fireEvent.keyDown(control, { ...key, which: key.keyCode })
      }
      if (way) fireEvent.keyDown(stop, { ...way, which: way.keyCode })
      else fireEvent.mouseDown(document.body)
      fireEvent.blur(stop)
      await act(async () => {})
      expect(onCommit).not.toHaveBeenCalled()
    },
  )
})
