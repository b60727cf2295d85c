import { describe, expect, it } from 'vitest'
import { fillDates } from './fillDates.ts'

const begun = new Date(2026, 0, 31, 8, 5, 9)

describe('the days of the demo', () => {
  it.each([
    ['{today}', '31/01/2026'],
    ['{today+20d}', '20/02/2026'],
    ['{today-47d}', '15/12/2025'],
    ['{today+1m}', '28/02/2026'],
    ['{today-2y-3d}', '28/01/2024'],
    ['{stamp-1d}', '01/30/2026 08:05:09'],
    ['Paie {month-1m}.pdf', 'Paie décembre 2025.pdf'],
    ['{year-8m}-{year+4m}', '2025-2026'],
    ['no date', 'no date'],
  ])('%s is %s', (text, filled) => {
    expect(fillDates(text, begun)).toBe(filled)
  })

  it('are filled in everywhere and leave other values as they are', () => {
    expect(fillDates({ a: ['{today}', 1, null, true], b: { c: '{year}' } }, begun)).toEqual({
      a: ['31/01/2026', 1, null, true],
      b: { c: '2026' },
    })
  })

  it.each(['{tomorrow}', '{today+20}', '{today+3w}', '{}', '{constructor}'])('refuses %s', (text) => {
    expect(() => fillDates({ text }, begun)).toThrow(`${text} is no date`)
  })
})
