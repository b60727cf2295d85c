/** Where the parts of a measured list are. */
export interface ListLook {
  /** What the first cell of the first row says. */
  firstCell: () => string
  /** What is pressed to sort by a column. */
  heading: (label: string) => HTMLElement
  /** Scrolls as a wheel does, or who drags the bar. */
  scrollBy: (pixels: number) => void
  /** What is left to be scrolled. */
  below: () => number
  /** Where rows are seen while the list is scrolled, in pixels from the top of the window. */
  seen: () => { top: number; bottom: number }
  /** Of what element a row is. */
  row: string
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}

function withWords(selector: string, words: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent === words)
  if (!found) throw new Error(`There is no ${selector} with ${words}`)
  return found
}

/** Whether rows fill the middle and the ends of what is seen of the list. */
export function showsRows({ seen, row }: ListLook): boolean {
  const { top, bottom } = seen()
  const heights = [top + inside, (top + bottom) / 2, bottom - inside]
  return heights.every((height) => document.elementFromPoint(window.innerWidth / 2, height)?.closest(row))
}

const inside = 4

const ours: ListLook = {
  firstCell: () => document.querySelector('.data-table tbody tr:not(.data-spacer) td')?.textContent ?? '',
  heading: (label) => withWords('.data-sort', label),
  scrollBy: (pixels) => window.scrollBy(0, pixels),
  below: () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
  seen: () => ({ top: find('.data-table thead').offsetHeight, bottom: window.innerHeight }),
  row: '.data-table tbody tr:not(.data-spacer)',
}

const holder = () => find('.ant-table-tbody-virtual-holder')

const antd: ListLook = {
  firstCell: () => document.querySelector('.ant-table-row .ant-table-cell')?.textContent ?? '',
  heading: (label) => withWords('.ant-table-column-has-sorters .ant-table-column-title', label),
  // Its bar is its own and goes the way of its wheel. Scrolled by `scrollTop`, it would paint each place without its rows
  // first, and they would come a picture later.
  scrollBy: (pixels) => holder().dispatchEvent(new WheelEvent('wheel', { deltaY: pixels, cancelable: true })),
  below: () => holder().scrollHeight - holder().clientHeight - holder().scrollTop,
  seen: () => holder().getBoundingClientRect(),
  row: '.ant-table-row',
}

export const findLook = (name: string): ListLook => (name === 'ours' ? ours : antd)
