import { act, cleanup, fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { edit, textbox, type, shownText } from '../../../tests/fixtures/toy/editField.tsx'
import cases from '../../../tests/fixtures/toy/typed.json' with { type: 'json' }

describe('kinds that are typed', () => {
  const typed = cases.typed as [string, PropertySchema, string, unknown, string][]

  it.each(typed)('%s: takes what is typed over in its normal form when it is left', (_, schema, text, value, shown) => {
    const { onCommit, onBlur } = edit(schema)
    type(textbox(), text)
    expect(onCommit).toHaveBeenLastCalledWith(value)
    expect(onBlur).toHaveBeenCalledOnce()
    expect(textbox().value).toBe(shown)
  })

  it.each(typed)('%s: starts empty, and is empty again when everything is taken out', (_, schema, text) => {
    const { onCommit } = edit(schema)
    expect(textbox().value).toBe('')
    type(textbox(), text)
    type(textbox(), '  ')
    expect(onCommit).toHaveBeenLastCalledWith(undefined)
  })

  it.each(typed)('%s: keeps what it cannot understand as it was typed', (_, schema) => {
    const { onCommit } = edit(schema)
    type(textbox(), 'what?')
    expect(onCommit).toHaveBeenLastCalledWith('what?')
    expect(textbox().value).toBe('what?')
  })

  it.each(typed)('%s: says that it is wrong, required, or not to be changed', (_, schema, __, value) => {
    edit(schema, { value, invalid: true, readOnly: true })
    expect(textbox().getAttribute('aria-invalid')).toBe('true')
    expect(textbox().getAttribute('aria-required')).toBe('true')
    expect(textbox().readOnly).toBe(true)
  })

  it.each(typed)('%s: asks the browser to fill in nothing unless the form says so', (_, schema) => {
    edit(schema)
    expect(textbox().autocomplete).toBe('off')
    expect(textbox().name).toBe('')
    cleanup()
    edit(schema, { placed: { autocomplete: 'email' } })
    expect(textbox().autocomplete).toBe('email')
    expect(textbox().name).toBe('thing')
  })

  it('Enter that ends a word of an input method saves nothing', () => {
    const { onCommit, submit } = edit({ type: 'string' })
    fireEvent.focus(textbox())
    fireEvent.change(textbox(), { target: { value: 'かな' } })
    const isFree = fireEvent.keyDown(textbox(), { key: 'Enter', isComposing: true })
    expect([isFree, onCommit.mock.calls, submit.mock.calls]).toEqual([true, [], []])
  })

  it('Enter takes over what is typed and then tries to save', () => {
    const { onCommit, submit } = edit({ type: 'string' })
    fireEvent.change(textbox(), { target: { value: 'x' } })
    fireEvent.keyDown(textbox(), { key: 'Enter' })
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('x')
    expect(onCommit.mock.invocationCallOrder[0] ?? 9).toBeLessThan(submit.mock.invocationCallOrder[0] ?? 0)
  })

  it('is taken over after a pause, without a change to what is being typed', () => {
    vi.useFakeTimers()
    const { onCommit } = edit({ type: 'string', format: 'phone' })
    fireEvent.change(textbox(), { target: { value: '06 12 34 56 78' } })
    expect(onCommit).not.toHaveBeenCalled()
    vi.advanceTimersByTime(150)
    vi.useRealTimers()
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('0612345678')
    expect(textbox().value).toBe('06 12 34 56 78')
  })

  it('stays as it was typed where it is refused, so that it can be mended', () => {
    const { onCommit } = edit({ type: 'string', format: 'phone' })
    const both = '06 12 34 56 78 / 07 11 22 33 44'
    fireEvent.change(textbox(), { target: { value: both } })
    act(() => {
      textbox().focus()
      textbox().blur()
    })
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(both)
    expect(textbox().value).toBe(both)
  })

  it('stays as it was typed, with the focus, where the window loses it', () => {
    const { onCommit } = edit({ type: 'string', format: 'line' })
    const box = textbox()
    box.focus()
    fireEvent.change(box, { target: { value: ' x ' } })
    fireEvent.blur(box)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('x')
    expect(document.activeElement).toBe(box)
    expect(box.value).toBe(' x ')
    act(() => box.blur())
    expect(textbox().value).toBe('x')
  })

  it.each(cases.keyboards as [string, string][])('opens the keyboard of the format %s', (format, keyboard) => {
    edit({ type: 'string', format })
    expect(textbox().inputMode).toBe(keyboard)
  })
})

describe('number', () => {
  it.each(cases.numbers as [string, unknown][])('REAL-38 REAL-39 reads %s', (text, value) => {
    const { onCommit } = edit({ type: 'number' })
    type(textbox(), text)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(value)
  })

  it.each(cases.thousands as ['en' | 'fr', string, number][])(
    'reads in %s the thousands of %s',
    (language, text, value) => {
      const { onCommit } = edit({ type: 'number' }, { language })
      type(textbox(), text)
      expect(onCommit).toHaveBeenCalledExactlyOnceWith(value)
    },
  )

  it('shows the comma or the point of the language', () => {
    edit({ type: 'number' }, { value: 12.5, language: 'fr' })
    expect(textbox().value).toBe('12,5')
    expect(shownText({ type: 'number' }, 1234.5, 'fr')).toBe('1\u202f234,5')
    expect(shownText({ type: 'number' }, 1234.5, 'en')).toBe('1,234.5')
  })

  it('FMT-20 shows an amount in euros, in the writing of the language', () => {
    expect(shownText({ type: 'number', unit: '€' }, 1234.5, 'fr')).toBe('1\u202f234,50\u00a0€')
    expect(shownText({ type: 'number', unit: '€' }, 50_000, 'fr')).toBe('50\u202f000\u00a0€')
    expect(shownText({ type: 'number', unit: '€' }, 1234.5, 'en')).toBe('€1,234.50')
  })
})

describe('date', () => {
  it.each([
    ['01/01/2020', true],
    ['01/01/9999', false],
    ['no day', false],
  ])('says that a document has expired where its day is typed: %s', (value, isMarked) => {
    edit({ type: 'string', format: 'date', expiresSoon: 30 }, { value })
    expect(document.querySelector('[aria-live] .field-badge[data-tone=error]') !== null).toBe(isMarked)
  })

  it.each(cases.dates as [string, string][])(
    'FMT-08 takes %s over as %s, whatever the language of the browser',
    (text, value) => {
      const { onCommit } = edit({ type: 'string', format: 'date' }, { language: 'fr' })
      expect(textbox().placeholder).toBe('jj/mm/aaaa')
      type(textbox(), text)
      expect(onCommit).toHaveBeenCalledExactlyOnceWith(value)
    },
  )
})
