import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

/** Rows that are drawn beyond what is visible, so that scrolling finds them there. */
const ahead = 8

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
 * @param aheadAtFirst rows beyond what is visible in the first picture; where heights are known there need be none
 */
export function useRowWindow<List extends HTMLElement>(
  count: number,
  rowHeight: number,
  aheadAtFirst = ahead,
): RowWindow<List> {
  const list = useRef<List>(null)
  const [top, setTop] = useState(0)
  // What is visible is painted first; nobody waits for more.
  const [overscan, setOverscan] = useState(aheadAtFirst)
  useEffect(() => startTransition(() => setOverscan(ahead)), [])
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
    overscan,
    scrollMargin: top,
  })
  const items = virtualizer.getVirtualItems()
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
