import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { createRowPicker, withAhead } from './rowPicker.ts'

interface RowWindow<List extends HTMLElement> {
  /** The rows to put on the page, with their positions in the whole list. */
  items: readonly VirtualItem[]
  /** Height of the rows that are left out above and below, in pixels. */
  before: number
  after: number
  /** Belongs to the element that holds the rows. */
  list: RefObject<List | null>
  /** Ref of a row with `data-index`, for rows of different heights. */
  measure: (row: HTMLElement | null) => void
}

/** What the bar above the page takes, with some room, in pixels. */
const topBar = 64

/** A place in a table that was left. */
export interface TablePlace {
  /** How far the page was scrolled, in pixels. */
  top: number
  /** Position of the first row that was in sight. */
  first: number | undefined
}

interface RowWindowOptions {
  count: number
  /** About what a row takes, in pixels. */
  rowHeight: number
  /** Every row takes just that; then the first picture needs no rows beyond what is visible. */
  isFixed: boolean
  place: TablePlace | undefined
}

/** Picks the rows near what is visible of the page; the page itself scrolls, so that all rows are one list. */
export function useRowWindow<List extends HTMLElement>(options: RowWindowOptions): RowWindow<List> {
  const { count, rowHeight, isFixed, place } = options
  const list = useRef<List>(null)
  const [top, setTop] = useState(0)
  const [rangeExtractor, setPicker] = useState(() => createRowPicker(!isFixed))
  useEffect(() => {
    // Whatever stands above the list pushes it down, and may change without the list hearing of it.
    const observer = new ResizeObserver(() => {
      setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    })
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => rowHeight,
    rangeExtractor,
    scrollMargin: top,
    scrollPaddingStart: topBar,
    ...(place && { initialOffset: place.top }),
  })
  const [left] = useState(place)
  const { scrollToIndex } = virtualizer
  useLayoutEffect(() => {
    if (!left) return
    // Heights that are only about right lead astray: there the row counts, not how far down it was.
    if (isFixed || left.first === undefined) window.scrollTo(0, left.top)
    else scrollToIndex(left.first, { align: 'start' })
  }, [left, isFixed, scrollToIndex])
  const items = virtualizer.getVirtualItems()
  const { range, isScrolling } = virtualizer
  const lacksRows = range !== null && items.length < withAhead({ ...range, count }).length
  useEffect(() => {
    // What is visible is painted first; the rows beyond it come when nobody waits for anything else.
    if (lacksRows && !isScrolling) startTransition(() => setPicker(() => createRowPicker(true)))
  }, [lacksRows, isScrolling])
  const last = items.at(-1)
  return {
    items,
    before: items[0] ? items[0].start - top : 0,
    // Before the window is known, too: the page has to be as high as it will be.
    after: virtualizer.getTotalSize() - (last ? last.end - top : 0),
    list,
    measure: virtualizer.measureElement,
  }
}
