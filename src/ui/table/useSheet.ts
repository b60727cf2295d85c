import { useLayoutEffect, useState, type RefObject } from 'react'

/** How wide a sheet is, in rem; endless until it is measured. It tells the styles of its headings how high it is. */
export function useSheetWidth(sheet: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Infinity)
  useLayoutEffect(() => {
    const { current } = sheet
    if (!current) return undefined
    const observer = new ResizeObserver(() => {
      setWidth(current.clientWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
      // On the sheet itself, it would have the styles of all cells found anew.
      current.querySelector('thead')?.style.setProperty('--sheet-height', `${current.offsetHeight}px`)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [sheet])
  return width
}

/** Tells in full what a cell cuts off, where the pointer rests: rows are drawn without anything being measured. */
export function tellCut({ target }: { target: EventTarget }): void {
  const shown = target instanceof Element ? target.closest<HTMLElement>('.field-lines > span, .data-cell') : null
  if (!shown) return
  const isCut = shown.scrollHeight > shown.clientHeight || shown.scrollWidth > shown.clientWidth
  if (isCut) shown.title = shown.innerText
  else shown.removeAttribute('title')
}
