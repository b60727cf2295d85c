/** Where the parts of a measured list are. */
export interface ListLook {
  /** What the first cell of the first row says. */
  firstCell: () => string
  /** What is pressed to sort by a column. */
  heading: (label: string) => HTMLElement
  scroller: () => { top: (pixels: number) => void; height: () => number }
  /** Whether rows fill the middle and the ends of what is seen of the list. */
  showsRows: () => boolean
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

const isAt = (selector: string, heights: readonly number[]) =>
  heights.every((height) => document.elementFromPoint(window.innerWidth / 2, height)?.closest(selector))

const ours: ListLook = {
  firstCell: () => document.querySelector('.data-table tbody tr:not(.data-spacer) td')?.textContent ?? '',
  heading: (label) => withWords('.data-sort', label),
  scroller: () => ({
    top: (pixels) => window.scrollTo(0, pixels),
    height: () => document.documentElement.scrollHeight - window.innerHeight,
  }),
  showsRows: () => isAt('.data-table tbody tr:not(.data-spacer)', [200, 500, 800]),
}

const antd: ListLook = {
  firstCell: () => document.querySelector('.ant-table-row .ant-table-cell')?.textContent ?? '',
  heading: (label) => withWords('.ant-table-column-has-sorters .ant-table-column-title', label),
  scroller() {
    const holder = find('.ant-table-tbody-virtual-holder')
    return {
      top: (pixels) => (holder.scrollTop = pixels),
      height: () => holder.scrollHeight - holder.clientHeight,
    }
  },
  showsRows: () => isAt('.ant-table-row', [200, 500, 800]),
}

export const findLook = (name: string): ListLook => (name === 'ours' ? ours : antd)
