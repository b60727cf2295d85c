/** Where the parts of a measured list are. */
export interface ListLook {
  /** What the first cell of the first row says. */
  firstCell: () => string
  /** What is pressed to sort by a column. */
  heading: (label: string) => HTMLElement
  /** Scrolls as a wheel or the bar does. */
  scrollBy: (pixels: number) => void
  /** What is left to be scrolled. */
  below: () => number
  /** Where rows are seen while the list is scrolled, in pixels from the top of the window. */
  seen: () => { top: number; bottom: number }
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

const ours: ListLook = {
  firstCell: () => document.querySelector('.data-table tbody tr:not(.data-spacer) td')?.textContent ?? '',
  heading: (label) => withWords('.data-sort', label),
  scrollBy: (pixels) => window.scrollBy(0, pixels),
  below: () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
  seen: () => ({ top: find('.data-table thead').offsetHeight, bottom: window.innerHeight }),
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
}

export const findLook = (name: string): ListLook => (name === 'ours' ? ours : antd)
