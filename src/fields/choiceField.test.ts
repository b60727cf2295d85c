import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { edit, shownText } from '../../tests/fixtures/toy/editField.tsx'

describe('choice', () => {
  const schema: PropertySchema = { type: 'string', enum: ['ROUND', 'SQUARE'] }

  it('as a list: offers the words of the values, and takes one over', () => {
    const { onCommit } = edit(schema)
    const box = screen.getByRole('combobox', { name: 'Thing' })
    fireEvent.mouseDown(box)
    const options = [...document.querySelectorAll('.ant-select-item-option')]
    expect(options.map((option) => option.textContent)).toEqual(['Round', 'Square'])
    fireEvent.click(options[1] as Element)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('SQUARE')
  })

  it('finds a value without its accents', () => {
    edit({ type: 'string', enum: ['ROUND', 'SQUARE'] })
    const box = screen.getByRole('combobox', { name: 'Thing' })
    fireEvent.mouseDown(box)
    fireEvent.change(box, { target: { value: 'SQUÂR' } })
    expect([...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent)).toEqual([
      'Square',
    ])
  })

  it('says that it is wrong and required', () => {
    edit(schema, { invalid: true })
    const box = screen.getByRole('combobox', { name: 'Thing' })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(box.getAttribute('aria-required')).toBe('true')
  })

  it('cannot be changed where it is read-only', () => {
    edit(schema, { readOnly: true, value: 'ROUND' })
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Thing' }).disabled).toBe(true)
  })

  it('as radio buttons: a named group that is left as one', () => {
    const { onCommit, onBlur } = edit(schema, { placed: { as: 'radio' }, value: 'ROUND' })
    expect(screen.getByRole('radiogroup', { name: 'Thing' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Round' }).checked).toBe(true)
    const [round, square] = screen.getAllByRole('radio') as [HTMLElement, HTMLElement]
    fireEvent.focusOut(round, { relatedTarget: square })
    expect(onBlur).not.toHaveBeenCalled()
    fireEvent.click(square)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('SQUARE')
    fireEvent.focusOut(square, { relatedTarget: document.body })
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('REAL-16 offers the values of its lookup, with the label that came or the words of the value', async () => {
    const lookup = () => Promise.resolve([{ value: 'X', label: 'From the server' }, { value: 'FOLDED' }])
    edit({ ...schema, lookup: 'things' }, {}, { lookup })
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Thing' }))
    await screen.findAllByText('From the server')
    const options = [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent)
    expect(options).toEqual(['From the server', 'Folded'])
  })

  it('offers what the schema lists where the lookup cannot be had', async () => {
    edit({ ...schema, lookup: 'things' }, {}, { lookup: () => Promise.reject(new Error('down')) })
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Thing' }))
    expect(await screen.findAllByText('Round')).not.toEqual([])
  })

  it('shows a value that nobody has words for as it is', () => {
    edit(schema, { value: 'STRANGE' })
    expect(screen.getByText('STRANGE')).toBeTruthy()
    expect(shownText(schema, 'STRANGE')).toBe('STRANGE')
    expect(shownText(schema, 'ROUND')).toBe('Round')
    expect(shownText(schema, undefined)).toBe('')
  })
})
