import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** Rows that are drawn beyond what is visible, so that scrolling finds them there. */
const ahead = 8

/** The visible rows, in the whole list. */
type VisibleRows = Omit<Range, 'overscan'>

/** Says which rows to draw for those that are visible. */
export type RowPicker = (visible: VisibleRows) => number[]

/** What is visible and the rows beyond it. */
export const withAhead: RowPicker = (visible) => defaultRangeExtractor({ ...visible, overscan: ahead })

/**
 * Picks what is visible and the rows beyond it. After a leap it picks only what is visible: all of that has to be drawn
 * for the next picture, and whoever drags the bar through a list leaps on before anything beyond comes into sight.
 * @param withFirst whether rows beyond come with the first that are visible
 */
export function createRowPicker(withFirst: boolean): RowPicker {
  let before = withFirst ? { first: 0, last: Infinity } : { first: Infinity, last: -1 }
  return (visible) => {
    const { startIndex: first, endIndex: last } = visible
    const isNear = first <= before.last && last >= before.first
    before = { first, last }
    return isNear ? withAhead(visible) : defaultRangeExtractor({ ...visible, overscan: 0 })
  }
}
