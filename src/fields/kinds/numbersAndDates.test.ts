import { describe, expect, it } from 'vitest'
import { edit, shownText, textbox, type } from '../../../tests/fixtures/toy/editField.tsx'

describe('number', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1\u202f234,5', 1234.5],
    ['\u22123', -3],
    ['+3', 3],
    ['12,', 12],
    ['1,2,3', '1,2,3'],
    ['12 m', '12 m'],
    ['1e3', '1e3'],
  ])('REAL-38 REAL-39 reads %s', (text, value) => {
    const { onCommit } = edit({ type: 'number' })
    type(textbox(), text)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(value)
  })

  it.each([
    ['en', '1,234', 1234],
    ['en', '1,234.5', 1234.5],
    ['en', '0,125', 0.125],
    ['fr', '1.234,5', 1234.5],
    ['fr', '1.234', 1.234],
  ] as const)('reads in %s the thousands of %s', (language, text, value) => {
    const { onCommit } = edit({ type: 'number' }, { language })
    type(textbox(), text)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(value)
  })

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
    ['01/02/2020', '01/02/2020'],
    ['1.2.2020', '01/02/2020'],
    ['01 02 2020', '01/02/2020'],
    ['1 / 2 / 2020', '01/02/2020'],
    ['01022020', '01/02/2020'],
    ['31/02/2020', '31/02/2020'],
    ['2020-02-01', '2020-02-01'],
  ])('FMT-08 takes %s over as %s, whatever the language of the browser', (text, value) => {
    const { onCommit } = edit({ type: 'string', format: 'date' }, { language: 'fr' })
    expect(textbox().placeholder).toBe('jj/mm/aaaa')
    type(textbox(), text)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(value)
  })
})
