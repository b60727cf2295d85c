import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dereference } from '#engine/schema/dereference.ts'
import type { FormDefinition, PlacedField, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { box, fillIn, pick, saveButton, type } from '../../../tests/fixtures/toy/fillForm.ts'
import { toyForm } from '../../../tests/fixtures/toy/definitions.ts'
import { answer } from '../../../tests/fixtures/answer.ts'
import { renderForm } from '../../../tests/fixtures/toy/renderForm.tsx'

describe('what a choice clears', () => {
  const addPart = (length: string) => {
    pick('Shape', 'Wing')
    type('Length', length)
    fireEvent.click(screen.getByRole('button', { name: 'Add the part' }))
  }
  const parts = () => screen.queryAllByRole('listitem').map((item) => /([\d.]+).cm/.exec(item.textContent)?.[1])

  it('is counted, and can be taken back with the choice', async () => {
    await renderForm()
    fillIn()
    pick('Kind', 'Folded')
    addPart('5')
    addPart('6')
    pick('Kind', 'Round')
    expect(screen.getByText(/2 parts removed/).closest('[aria-live=polite]')).toBeTruthy()
    expect(screen.queryByText('Folded parts')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(parts()).toEqual(['5', '6'])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Kind/ })))
  })

  it('comes back beside what was typed since, and leaves a choice that shows it, until the save', async () => {
    const [, , folded] = toyForm.sections
    const show = "self.kind in ['FOLDED', 'SQUARE']"
    const sections = toyForm.sections.map((section) => (section === folded ? { ...section, show } : section))
    const { call } = await renderForm({ form: { ...toyForm, sections }, answers: [answer(500), answer(200)] })
    fillIn()
    pick('Kind', 'Folded')
    addPart('5')
    pick('Kind', 'Square')
    addPart('6')
    pick('Kind', 'Folded')
    expect(screen.getByText(/2 parts removed/)).toBeTruthy()
    addPart('7')
    pick('Kind', 'Round')
    pick('Kind', 'Square')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(parts()).toEqual(['5', '6', '7'])
    pick('Kind', 'Round')
    for (const stays of [true, false]) {
      fireEvent.click(saveButton())
      await waitFor(() => expect(call).toHaveBeenCalledTimes(stays ? 1 : 2))
      await waitFor(() => expect(screen.queryByText(/3 parts removed/) !== null).toBe(stays))
    }
  })
})

describe('entries of a list', () => {
  it('one that is typed in place offers what the form around it allows', async () => {
    const text = (...values: string[]): PropertySchema => ({ type: 'string', enum: values })
    const folded = (...shapes: string[]): PropertySchema => {
      const items: PropertySchema = { type: 'object', properties: { shape: text(...shapes) } }
      return { type: 'object', properties: { parts: { type: 'array', items } } }
    }
    const written: RecordSchema = {
      $schema: '',
      type: 'object',
      required: ['kind'],
      properties: { kind: text('ROUND', 'FOLDED') },
      discriminator: { propertyName: 'kind' },
      oneOf: [
        { properties: { kind: { const: 'ROUND' }, folded: folded('WING') } },
        { properties: { kind: { const: 'FOLDED' }, folded: folded('TAIL') } },
      ],
    }
    const entry: PlacedField['entry'] = { fields: ['shape'], columns: ['shape'] }
    const form: FormDefinition = {
      $schema: '',
      record: 'toy/toy',
      sections: [{ id: 'all', fields: ['kind', { path: 'folded.parts', entry }] }],
    }
    await renderForm({ schema: dereference(written, 'toy/toy.schema.json', () => written), form })
    const isOffered = (shape: string) => screen.queryAllByTitle(shape).length > 0
    pick('Kind', 'Folded')
    pick('Shape', 'Tail')
    expect(isOffered('Wing')).toBe(false)
    pick('Kind', 'Round')
    await waitFor(() => pick('Shape', 'Wing'))
    expect(isOffered('Wing')).toBe(true)
  })

  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add the part' })

  it('Enter in the editor adds the entry and does not save the form', async () => {
    const { call } = await renderForm()
    fillIn()
    pick('Kind', 'Folded')
    pick('Shape', 'Tail')
    fireEvent.focus(box('Length'))
    fireEvent.change(box('Length'), { target: { value: '3' } })
    fireEvent.keyDown(box('Length'), { key: 'Enter' })
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(call).not.toHaveBeenCalled()
  })

  it('the button that adds one is reached too early, and leads to what is missing', async () => {
    await renderForm()
    pick('Kind', 'Folded')
    pick('Shape', 'Wing')
    expect(add().getAttribute('aria-disabled')).toBe('true')
    add().focus()
    expect(document.activeElement).toBe(add())
    fireEvent.click(add())
    expect(screen.queryAllByRole('listitem')).toEqual([])
    expect(document.activeElement).toBe(box('Length'))
    type('Length', '3')
    expect(add().getAttribute('aria-disabled')).toBe('false')
    fireEvent.click(add())
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('one that is typed and not added goes with the save, once', async () => {
    const { call } = await renderForm({ answers: [answer(500), answer(500)] })
    fillIn()
    pick('Kind', 'Folded')
    pick('Shape', 'Wing')
    type('Length', '5')
    fireEvent.click(add())
    pick('Shape', 'Tail')
    type('Length', '7')
    for (const times of [1, 2]) {
      fireEvent.click(saveButton())
      await waitFor(() => expect(call).toHaveBeenCalledTimes(times))
      const parts = [
        { shape: 'WING', length: 5 },
        { shape: 'TAIL', length: 7 },
      ]
      expect(call.mock.lastCall?.[1]?.json).toMatchObject({ folded: { parts } })
      expect(box('Length').value).toBe('')
      await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBe('false'))
    }
  })

  it('the first one that a list demands goes with the save, though it is typed and not added', async () => {
    const { call } = await renderForm()
    fillIn()
    pick('Kind', 'Folded')
    expect(saveButton().disabled).toBe(true)
    pick('Shape', 'Wing')
    await waitFor(() => expect(saveButton().disabled).toBe(true))
    type('Length', '5')
    await waitFor(() => expect(saveButton().disabled).toBe(false))
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalledOnce())
    expect(call.mock.lastCall?.[1]?.json).toMatchObject({ folded: { parts: [{ shape: 'WING', length: 5 }] } })
  })

  it('one that is typed in part stops the save, says so there and in the bar, and can be cleared', async () => {
    const { call } = await renderForm()
    fillIn()
    pick('Kind', 'Folded')
    pick('Shape', 'Wing')
    type('Length', '5')
    fireEvent.click(add())
    pick('Shape', 'Tail')
    fireEvent.click(saveButton())
    const message = 'A part is begun: complete it or clear it'
    expect(within(screen.getByRole('group', { name: 'New entry' })).getByText(message)).toBeTruthy()
    const bar = within(screen.getByRole('group', { name: 'What keeps this form from being saved' }))
    expect(bar.getByText(message)).toBeTruthy()
    expect(call).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(box('Length'))
    expect(screen.getByText('Length must be number')).toBeTruthy()
    pick('Kind', 'Round')
    expect(screen.queryByText(message)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    ;(document.activeElement as HTMLElement).blur()
    fireEvent.click(bar.getByRole('link', { name: 'Parts' }))
    expect(document.activeElement).toBe(box('Length'))
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByText(message)).toBeNull()
    // Cleared by mistake: it comes back, and says what it needs.
    expect(screen.queryByText(/Length$/, { selector: '.entries-missing' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByText(/Length$/, { selector: '.entries-missing' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
    fireEvent.click(saveButton())
    await waitFor(() => expect(call).toHaveBeenCalledOnce())
    expect(call.mock.lastCall?.[1]?.json).toMatchObject({ folded: { parts: [{ shape: 'WING' }] } })
  })
})
