import 'virtual:tokens.css'
import { createRoot } from 'react-dom/client'
import '#ui/base.css'
import { typeInto } from '../inputs.ts'
import { nextFrame, paintedWhen } from '../painted.ts'
import { AntdList } from './AntdList.tsx'
import { makeEstates, type Estate, expectations, queries, type Expected } from './estates.ts'
import { OurList, prepareList } from './OurList.tsx'

let deliver: (() => void) | undefined
let expected: Expected | undefined
let look: ListLook | undefined

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The list is not open')
  return value
}

/** The pages of the measured lists; each step is called from outside, in this order. */
const steps = {
  /** Makes the rows and opens the list, which then waits for them. */
  async open(name: string, count: number) {
    await prepareList()
    const rows = makeEstates(count)
    expected = expectations(rows)
    look = findLook(name)
    const given = new Promise<Estate[]>((resolve) => (deliver = () => resolve(rows)))
    const load = () => given
    const place = known(document.getElementById('root') ?? undefined)
    createRoot(place).render(name === 'ours' ? <OurList load={load} /> : <AntdList load={load} />)
    await paintedWhen(() => document.querySelector('input[type=search]') !== null)
    // The rows of a server come when the page itself is at rest.
    await sleep(300)
  },
  /** Hands the rows over; milliseconds until the first of them are painted. */
  async show() {
    const start = performance.now()
    known(deliver)()
    const at = await paintedWhen(() => known(look).firstCell() === known(expected).first)
    return at - start
  },
  /** Milliseconds until the order is painted, for each press of a heading. */
  async sort() {
    const times: number[] = []
    for (const { column, firsts } of known(expected).sorts) {
      // The third press gives the rows their own order back.
      for (const first of [...firsts, known(expected).first]) {
        if (known(look).firstCell() === first) throw new Error(`${first} stands first already`)
        const start = performance.now()
        known(look).heading(column).click()
        times.push((await paintedWhen(() => known(look).firstCell() === first)) - start)
        await sleep(40)
      }
    }
    return times
  },
  /** Milliseconds until the found rows are painted, for each key that is typed into the search. */
  async filter() {
    const input = known(document.querySelector<HTMLInputElement>('input[type=search]') ?? undefined)
    input.focus()
    const times: number[] = []
    for (const [position, query] of queries.entries()) {
      const count = known(expected).counts[position]
      const start = performance.now()
      typeInto(input, query)
      const shown = () => document.querySelector('.page-count')?.textContent === count
      times.push((await paintedWhen(shown)) - start)
      await sleep(40)
    }
    return times
  },
  /** Height of what is seen of the rows while the list is scrolled, in pixels. */
  seen() {
    const { top, bottom } = known(look).seen()
    return bottom - top
  },
  /** Milliseconds that each frame takes while the list is scrolled through. */
  async scroll() {
    const list = known(look)
    const whole = list.below()
    const frames: number[] = []
    let left = whole
    let before = await paintedWhen(() => true)
    for (let step = 0; step < slowSteps + farSteps; step += 1) {
      // First as with a wheel, then as by dragging the bar through the whole list.
      const by = step < slowSteps ? wheel : Math.round(left / (slowSteps + farSteps - step))
      left -= by
      list.scrollBy(by)
      // From picture to picture, so that nothing that either list does between them is left out.
      const { at } = await nextFrame(() => true)
      frames.push(at - before)
      before = at
    }
    // A list may draw a step one frame later, and be longer than it took itself to be.
    await paintedWhen(() => list.below() < whole / 20)
    return frames
  },
}

export type ListSteps = typeof steps

const slowSteps = 60
const farSteps = 40
const wheel = 240
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

Object.assign(window, { list: steps })

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
