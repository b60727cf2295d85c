import { describe, expect, it } from 'vitest'
import { createRowPicker } from './rowPicker.ts'

const rows = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const visible = (startIndex: number, endIndex: number, count = 1000) => ({ startIndex, endIndex, count, lanes: 1 })

describe('the rows that are drawn', () => {
  it('are those that are visible and eight beyond, within the list', () => {
    const pick = createRowPicker(true)
    expect(pick(visible(0, 14))).toEqual(rows(0, 22))
    expect(pick(visible(10, 24))).toEqual(rows(2, 32))
    expect(pick(visible(20, 34, 40))).toEqual(rows(12, 39))
  })

  it('are at first only those that are visible, where that is wanted', () => {
    const pick = createRowPicker(false)
    expect(pick(visible(0, 14))).toEqual(rows(0, 14))
    expect(pick(visible(1, 15))).toEqual(rows(0, 23))
  })

  it('are only those that are visible after a leap, either way, until a step is small again', () => {
    const pick = createRowPicker(true)
    pick(visible(0, 14))
    expect(pick(visible(15, 29))).toEqual(rows(15, 29))
    expect(pick(visible(500, 514))).toEqual(rows(500, 514))
    expect(pick(visible(100, 114))).toEqual(rows(100, 114))
    expect(pick(visible(114, 128))).toEqual(rows(106, 136))
  })

  it('are those beyond too after a small step back', () => {
    const pick = createRowPicker(true)
    pick(visible(100, 114))
    expect(pick(visible(86, 100))).toEqual(rows(78, 108))
  })
})
