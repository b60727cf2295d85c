import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { DataTableProps, TableRow } from './TableColumn.ts'

/** Most rows of a list that is on the page as a whole, so that the search of the browser finds each of them. */
const maxWhole = 100

/** Height of the bar above the page, with some room, in pixels. */
const topBar = 64

/**
 * Picks the rows near the visible part of the page; the page itself scrolls, so that all rows are one list.
 * @param rowHeight height of a row, in pixels: exact where it is fixed, else an estimate
 */
export function useRowWindow<List extends HTMLElement, Row extends object>(
  { rows, keyOf, place }: Pick<DataTableProps<Row>, 'rows' | 'keyOf' | 'place'>,
  { rowHeight, isFixed }: { rowHeight: number; isFixed: boolean },
) {
  const list = useRef<List>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    // Content above the list pushes it down, and changes without an event of the list.
    const observer = new ResizeObserver(() => {
      setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    })
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    ...(rows.length <= maxWhole && { overscan: maxWhole }),
    scrollPaddingStart: topBar,
    // Draws the first rows at once, and not only after it was told how high the window is.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    ...(place && { initialOffset: place.top }),
  })
  const idOf = ({ id, original }: TableRow<Row>) => keyOf(original) ?? id
  const [left] = useState(() => place && { ...place, first: rows.findIndex((row) => idOf(row) === place.first) })
  const { scrollToIndex } = virtualizer
  useLayoutEffect(() => {
    if (!left) return
    // Where heights are estimated, the row counts and not how far down it was.
    if (isFixed || left.first < 0) window.scrollTo(0, left.top)
    else scrollToIndex(left.first, { align: 'start' })
  }, [left, isFixed, scrollToIndex])
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)
  return {
    /** The rows to put on the page, with their positions in the whole list. */
    items: items.flatMap(({ index }) => {
      const row = rows[index]
      return row ? [{ index, row: row.original, id: idOf(row) }] : []
    }),
    /** Height of the rows that are left out above and below, in pixels. */
    before: items[0] ? items[0].start - top : 0,
    // Before the window is known, too: the page has to be as high as it will be.
    after: virtualizer.getTotalSize() - (last ? last.end - top : 0),
    /** Belongs to the element that holds the rows. */
    list,
    /** Ref of a row with `data-index`, for rows of different heights. */
    measure: virtualizer.measureElement,
  }
}
