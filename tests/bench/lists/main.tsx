import 'virtual:tokens.css'
import '#ui/base.css'
import { createRoot } from 'react-dom/client'
import { nextFrame, paintedWhen } from '../painted.ts'
import { AntdList } from './AntdList.tsx'
import { makeEstates, type Estate } from './estates.ts'
import { expectations, queries, type Expected } from './expectations.ts'
import { findLook, showsRows, type ListLook } from './looks.ts'
import { OurList, prepareList } from './OurList.tsx'

/** The pages of the measured lists; each step is called from outside, in this order. */
export interface ListSteps {
  /** Makes the rows and opens the list, which then waits for them. */
  open: (name: string, rows: number) => Promise<void>
  /** Hands the rows over; milliseconds until the first of them are painted. */
  show: () => Promise<number>
  /** Elements of the whole page. */
  nodes: () => number
  /** Milliseconds until the order is painted, for each press of a heading. */
  sort: () => Promise<number[]>
  /** Milliseconds until the found rows are painted, for each key that is typed into the search. */
  filter: () => Promise<number[]>
  /** Height of what is seen of the rows while the list is scrolled, in pixels. */
  seen: () => number
  /** Milliseconds that each frame takes while the list is scrolled through, and how many of them showed no row. */
  scroll: () => Promise<{ frames: number[]; blank: number }>
}

let deliver: (() => void) | undefined
let expected: Expected | undefined
let look: ListLook | undefined

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The list is not open')
  return value
}

const steps: ListSteps = {
  async open(name, count) {
    await prepareList()
    let rows: Estate[] | undefined = makeEstates(count)
    expected = expectations(rows)
    look = findLook(name)
    const given = new Promise<Estate[]>((resolve) => {
      deliver = () => {
        resolve(known(rows))
        rows = undefined
      }
    })
    // The promise would keep the rows, whatever the list does with them.
    let promised: Promise<Estate[]> | undefined = given
    const load = () => {
      const once = known(promised)
      promised = undefined
      return once
    }
    const place = known(document.getElementById('root') ?? undefined)
    createRoot(place).render(name === 'ours' ? <OurList load={load} /> : <AntdList load={load} />)
    await paintedWhen(() => document.querySelector('input[type=search]') !== null)
  },
  async show() {
    const start = performance.now()
    known(deliver)()
    deliver = undefined
    const at = await paintedWhen(() => known(look).firstCell() === known(expected).first)
    return at - start
  },
  nodes: () => document.querySelectorAll('*').length,
  async sort() {
    const times: number[] = []
    for (const { column, firsts } of known(expected).sorts) {
      // The third press gives the rows their own order back.
      for (const first of [...firsts, known(expected).first]) {
        if (known(look).firstCell() === first) throw new Error(`${first} stands first already`)
        const start = performance.now()
        known(look).heading(column).click()
        times.push((await paintedWhen(() => known(look).firstCell() === first)) - start)
        await rest()
      }
    }
    return times
  },
  async filter() {
    const input = known(document.querySelector<HTMLInputElement>('input[type=search]') ?? undefined)
    input.focus()
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    const times: number[] = []
    for (const [position, query] of queries.entries()) {
      const count = known(expected).counts[position]
      const start = performance.now()
      property?.set?.call(input, query)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      const shown = () => document.querySelector('.page-count')?.textContent === count
      times.push((await paintedWhen(shown)) - start)
      await rest()
    }
    return times
  },
  seen() {
    const { top, bottom } = known(look).seen()
    return bottom - top
  },
  async scroll() {
    const list = known(look)
    const whole = list.below()
    const frames: number[] = []
    let blank = 0
    let left = whole
    let before = await paintedWhen(() => true)
    for (let step = 0; step < slowSteps + farSteps; step += 1) {
      // First as with a wheel, then as by dragging the bar through the whole list.
      const by = step < slowSteps ? wheel : Math.round(left / (slowSteps + farSteps - step))
      left -= by
      list.scrollBy(by)
      // From picture to picture, so that nothing that either list does between them is left out.
      const { held, at } = await nextFrame(() => showsRows(list))
      frames.push(at - before)
      if (!held) blank += 1
      before = at
    }
    // A list may draw a step one frame later, and be longer than it took itself to be.
    await paintedWhen(() => list.below() < whole / 20 && showsRows(list))
    list.scrollBy(-2 * whole)
    await rest()
    return { frames, blank }
  },
}

const slowSteps = 60
const farSteps = 40
const wheel = 240
const rest = () => new Promise((resolve) => setTimeout(resolve, 40))

Object.assign(window, { list: steps })
