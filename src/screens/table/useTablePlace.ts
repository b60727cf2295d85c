import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { tabStorage } from '#ui/browserStorage.ts'
import type { TablePlace } from '#ui/table/TableColumn.ts'
import { useEvents } from '#ui/useEvents.ts'
import { useSameFunction } from '#ui/useSameFunction.ts'

/** Where a table was left, and the key of the row that was opened. */
interface KeptPlace extends TablePlace {
  opened?: string | undefined
}

/** How many pictures a row may take until it is on the page. */
const framesToWait = 30

function readPlace(name: string): KeptPlace | undefined {
  const place = tabStorage.getJson(name)
  return typeof place === 'object' && place !== null && 'top' in place ? (place as KeptPlace) : undefined
}

/** Without storage a table opens at its top. */
const writePlace = (name: string, place: KeptPlace) => tabStorage.setItem(name, JSON.stringify(place))

const rowsIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]

const firstOf = (box: HTMLElement | null) =>
  rowsIn(box).find((row) => row.getBoundingClientRect().top >= 0)?.dataset['key']

/**
 * Keeps for each entry of the history where its table was left. Coming back finds the page there, and the focus on the row
 * that was opened.
 * @param all how many rows have come
 * @param shown how many of them the filter has left
 */
export function useTablePlace(sheet: RefObject<HTMLElement | null>, all: number, shown: number) {
  const { key, pathname } = useLocation()
  const name = `place ${pathname} ${key}`
  const [place, setPlace] = useState(() => readPlace(name))
  const isLoaded = all > 0
  // An empty result of a filter has no place to scroll to.
  if (isLoaded && shown === 0 && place) setPlace(undefined)
  const opened = useRef<string>(undefined)
  const keep = useSameFunction(() => {
    writePlace(name, { top: window.scrollY, first: firstOf(sheet.current), opened: opened.current })
  })
  useEvents('window', { pagehide: keep })
  useLayoutEffect(() => keep, [keep])
  useEffect(() => {
    const row = place?.opened
    if (!isLoaded || row === undefined) return undefined
    let frame = 0
    /**
     * Focuses the link of the row that was opened, once it is rendered; gives up after some frames.
     * @param left frames that are left to wait
     */
    const focusOpenedRow = (left: number) => {
      // A row that comes late takes the focus from nothing that was reached in the meantime.
      if (left < framesToWait && document.activeElement?.matches('a, button, input, [role]')) return
      const link = rowsIn(sheet.current)
        .find(({ dataset }) => dataset['key'] === row)
        ?.querySelector('a')
      if (link) link.focus({ preventScroll: true })
      else if (left > 0) frame = requestAnimationFrame(() => focusOpenedRow(left - 1))
    }
    focusOpenedRow(framesToWait)
    return () => cancelAnimationFrame(frame)
  }, [sheet, isLoaded, place])
  return {
    place,
    /** Notes the row that a press is in. */
    note: ({ target }: { target: EventTarget }): void => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
      if (row) opened.current = row.dataset['key']
    },
  }
}
