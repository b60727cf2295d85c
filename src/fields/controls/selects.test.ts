import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { plainWords } from '#engine/text/plainLetters.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { edit } from '../../../tests/fixtures/toy/editField.tsx'

const places = [
  { value: 'FRA', label: { fr: 'France', en: 'France' }, words: ['française'] },
  { value: 'GIN', label: { fr: 'Guinée', en: 'Guinea' } },
  { value: 'GNB', label: { fr: 'Guinée-Bissau', en: 'Guinea-Bissau' } },
  { value: 'COD', label: { fr: 'République du Congo', en: 'Congo' }, words: ['congolaise'] },
  { value: 'COG', label: { fr: 'Congo démocratique', en: 'Congo DR' }, words: ['congolaise'] },
]
const search = vi.fn((_: string, typed: string = '') =>
  Promise.resolve(
    places.filter(({ label, words = [] }) =>
      [label.fr, label.en, ...words].some((name) => plainWords(name).includes(plainWords(typed))),
    ),
  ),
)
const shapes = { type: 'string', enum: ['ROUND', 'SQUARE'] } satisfies PropertySchema
const place = { type: 'string', lookup: 'places' } satisfies PropertySchema
const listOf = (items: PropertySchema): PropertySchema => ({ type: 'array', items })

interface Sort {
  schema: PropertySchema
  /** Stored value of the field, of which its control shows the text. */
  held: unknown
  searches?: boolean
}

const sorts: Record<string, Sort> = {
  'a list': { schema: shapes, held: 'SQUARE' },
  'a lookup': { schema: place, held: 'GIN' },
  'a searched lookup': { schema: place, held: 'GIN', searches: true },
  'an open lookup': { schema: { ...place, open: true }, held: 'GIN' },
  'an open, searched lookup': { schema: { ...place, open: true }, held: 'Atlantis', searches: true },
  'a reference': { schema: { type: 'string', refers: 'toy/toy' }, held: 'GIN' },
  'several of a list': { schema: listOf(shapes), held: ['ROUND'] },
  'several of a lookup': { schema: listOf(place), held: ['FRA'] },
  'several of an open lookup': { schema: listOf({ ...place, open: true }), held: ['FRA', 'Atlantis'] },
  tags: { schema: listOf({ type: 'string' }), held: ['cellar', 'attic'] },
}

async function start({ schema, searches = false }: Sort, shown: Parameters<typeof edit>[1] = {}) {
  const valueAt = (): unknown => given.onCommit.mock.lastCall?.[0]
  const given = edit(schema, { valueAt, ...shown }, { lookup: search, searches })
  await act(async () => {})
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Thing' })
  fireEvent.focus(box)
  return { ...given, box }
}

/** A key as browsers send it; the packages read its number. */
const press = (box: HTMLElement, key: string, which: number, more = {}) =>
  fireEvent.keyDown(box, { key, which, keyCode: which, ...more })
const tab = (box: HTMLElement, more = {}) => {
  press(box, 'Tab', 9, more)
  fireEvent.blur(box)
}
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })
const settled = (onBlur: () => void) => waitFor(() => expect(onBlur).toHaveBeenCalled())

describe.each(Object.entries(sorts))('a choice from %s', (_, sort) => {
  it.each([
    ['Tab', {}, true],
    ['Shift+Tab', { shiftKey: true }, true],
    ['Tab', {}, false],
  ])('holds its value where it is looked into and left by %s (%o, with a value: %s)', async (_key, more, isHeld) => {
    const { box, onCommit, onBlur } = await start(sort, { ...(isHeld && { value: sort.held }), required: false })
    fireEvent.mouseDown(box)
    press(box, 'ArrowDown', 40)
    press(box, 'ArrowDown', 40)
    tab(box, more)
    await settled(onBlur)
    expect(onCommit).not.toHaveBeenCalled()
  })

  it('has one stop of the keyboard: the button that clears is none', async () => {
    const { box } = await start(sort, { value: sort.held, required: false })
    const clear = screen.queryByRole('button')
    expect(box.tabIndex).toBe(0)
    expect(clear?.tabIndex ?? -1).toBe(-1)
  })
})

describe('what is typed and left', () => {
  const unlisted = (text: string) => ({ unlisted: text })
  it.each<[sort: string, typed: string, taken: unknown]>([
    ['a list', 'rOUnd', 'ROUND'],
    ['a list', 'round', 'ROUND'],
    ['a list', 'SQUARE', 'SQUARE'],
    ['a list', 'squ', unlisted('squ')],
    ['a lookup', 'gin', 'GIN'],
    ['a lookup', 'guinee', 'GIN'],
    ['a lookup', 'fran', unlisted('fran')],
    ['a searched lookup', 'FRANCE', 'FRA'],
    ['a searched lookup', 'française', 'FRA'],
    ['a searched lookup', 'guinea bissau', 'GNB'],
    ['a searched lookup', 'guinea-b', unlisted('guinea-b')],
    ['a searched lookup', 'congolaise', unlisted('congolaise')],
    ['an open lookup', 'guinee', 'GIN'],
    ['an open lookup', 'Wakanda', 'Wakanda'],
    ['an open lookup', 'fran', 'fran'],
    ['an open, searched lookup', 'guinee', 'GIN'],
    ['an open, searched lookup', 'Wakanda', 'Wakanda'],
    ['several of a list', 'square', ['ROUND', 'SQUARE']],
    ['several of a list', 'squ', ['ROUND', unlisted('squ')]],
    ['several of a lookup', 'Guinea', ['FRA', 'GIN']],
    ['several of an open lookup', 'guinea', ['FRA', 'Atlantis', 'GIN']],
    ['several of an open lookup', 'Guin', ['FRA', 'Atlantis', 'Guin']],
    ['tags', 'loft', ['cellar', 'attic', 'loft']],
  ])('in %s: %s is %o', async (name, typed, taken) => {
    const sort = sorts[name]
    if (!sort) throw new Error(name)
    const { box, onCommit, onBlur } = await start(sort, { ...(Array.isArray(sort.held) && { value: sort.held }) })
    fireEvent.mouseDown(box)
    type(box, typed)
    tab(box)
    await settled(onBlur)
    await act(async () => {})
    expect(onCommit.mock.lastCall).toEqual([taken])
  })

  it('names no record where two are called alike', async () => {
    const two = ['1', '2'].map((value) => ({ value, label: 'Dupont' }))
    const { onCommit, onBlur } = edit({ type: 'string', refers: 'toy/toy' }, {}, { lookup: () => Promise.resolve(two) })
    await act(async () => {})
    const box = screen.getByRole<HTMLInputElement>('combobox')
    fireEvent.focus(box)
    fireEvent.mouseDown(box)
    type(box, 'Dupont')
    tab(box)
    await settled(onBlur)
    expect(onCommit.mock.lastCall).toEqual([unlisted('Dupont')])
  })
})

describe('Enter', () => {
  const enter = (box: HTMLElement) => press(box, 'Enter', 13)

  it('takes the choice of that very name, before those whose names hold it', async () => {
    const forms = ['SARL DE FAMILLE', 'SARL'].map((value) => ({ value }))
    const { onCommit } = edit({ type: 'string', lookup: 'forms' }, {}, { lookup: () => Promise.resolve(forms) })
    await act(async () => {})
    const box = screen.getByRole<HTMLInputElement>('combobox')
    fireEvent.focus(box)
    fireEvent.mouseDown(box)
    type(box, 'sarl')
    enter(box)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('SARL')
  })

  it.each([
    ['several of an open lookup', 'Guin', ['FRA', 'Atlantis', 'Guin']],
    ['several of an open lookup', 'guinea', ['FRA', 'Atlantis', 'GIN']],
    ['tags', 'loft', ['cellar', 'attic', 'loft']],
  ])('takes what is typed into %s: %s', async (name, typed, taken) => {
    const sort = sorts[name] as Sort
    const { box, onCommit } = await start(sort, { value: sort.held })
    fireEvent.mouseDown(box)
    type(box, typed)
    enter(box)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(taken)
  })

  it.each(Object.entries(sorts).filter(([, { held }]) => Array.isArray(held)))(
    'takes nothing out of %s where nothing is typed',
    async (_, sort) => {
      const { box, onCommit } = await start(sort, { value: sort.held })
      fireEvent.mouseDown(box)
      enter(box)
      expect(onCommit).not.toHaveBeenCalled()
    },
  )
})

describe('Delete and Backspace', () => {
  it.each(['Delete', 'Backspace'])('%s clears a choice that may be absent', async (key) => {
    const { box, onCommit } = await start(sorts['a list'] as Sort, { value: 'ROUND', required: false })
    press(box, key, key === 'Delete' ? 46 : 8)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  it('mend what is typed without clearing the choice, and leave a required one', async () => {
    const first = await start(sorts['a list'] as Sort, { value: 'ROUND', required: true })
    press(first.box, 'Backspace', 8)
    type(first.box, 'squ')
    press(first.box, 'Backspace', 8)
    expect(first.onCommit).not.toHaveBeenCalled()
  })
})

describe('an open lookup', () => {
  const types = [{ value: 'ROUND' }, { value: 'SQUARE' }]
  const openType: PropertySchema = { type: 'string', lookup: 'types', open: true }
  const offered = () => [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent)

  it('shows and offers words for codes, finds by words, and takes the code', async () => {
    const { onCommit } = edit(openType, { value: 'ROUND' }, { lookup: () => Promise.resolve(types) })
    await act(async () => {})
    const box = screen.getByRole<HTMLInputElement>('combobox')
    expect(box.value).toBe('Round')
    fireEvent.focus(box)
    fireEvent.mouseDown(box)
    type(box, 'squ')
    expect(offered()).toEqual(['Square'])
    press(box, 'ArrowDown', 40)
    press(box, 'Enter', 13)
    fireEvent.blur(box)
    expect(onCommit.mock.lastCall).toEqual(['SQUARE'])
  })

  it('says what a code stands for as soon as its words are known', async () => {
    edit(sorts['an open lookup']?.schema ?? {}, { value: 'GIN' }, { lookup: search })
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('GIN')
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Guinea'))
  })
})
