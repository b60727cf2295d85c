import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
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

/**
 * Picks the rows near what is visible of the page; the page itself scrolls, so that all rows are one list.
 * @param rowHeight about what a row takes, in pixels
 * @param aheadAtFirst whether the first picture has rows beyond what is visible; where heights are known it needs none
 */
export function useRowWindow<List extends HTMLElement>(
  count: number,
  rowHeight: number,
  aheadAtFirst = true,
): RowWindow<List> {
  const list = useRef<List>(null)
  const [top, setTop] = useState(0)
  const [rangeExtractor, setPicker] = useState(() => createRowPicker(aheadAtFirst))
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
  })
  const items = virtualizer.getVirtualItems()
  const { range, isScrolling } = virtualizer
  const lacksRows = range !== null && items.length < withAhead({ ...range, count }).length
  useEffect(() => {
    // What is visible is painted first; the rows beyond it come when nobody waits for anything else.
    if (lacksRows && !isScrolling) startTransition(() => setPicker(() => createRowPicker(true)))
  }, [lacksRows, isScrolling])
  const first = items[0]
  const last = items.at(-1)
  return {
    items,
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    list,
    measure: virtualizer.measureElement,
  }
}
