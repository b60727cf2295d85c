import { useEffect, useState, type RefObject } from 'react'
import { useEvents } from '../useEvents.ts'

/**
 * Whether a sheet is too narrow for what stands in it, so that it has to scroll sideways; it tells its styles how high it is.
 * @param least width of what stands in it: another one is measured anew
 */
export function useSideways(sheet: RefObject<HTMLElement | null>, least: number): boolean {
  const [sideways, setSideways] = useState(false)
  useEffect(() => {
    const { current } = sheet
    if (!current) return undefined
    const observer = new ResizeObserver(() => {
      setSideways(current.scrollWidth > current.clientWidth)
      current.style.setProperty('--sheet-height', `${current.offsetHeight}px`)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [sheet, least])
  return sideways
}

/** Whether a sheet is narrower than so many rem. */
export function useNarrower(sheet: RefObject<HTMLElement | null>, least: number): boolean {
  const [narrower, setNarrower] = useState(false)
  useEffect(() => {
    const { current } = sheet
    if (!current) return undefined
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const observer = new ResizeObserver(() => setNarrower(current.clientWidth < least * rem))
    observer.observe(current)
    return () => observer.disconnect()
  }, [sheet, least])
  return narrower
}

function tellCut({ target }: MouseEvent): void {
  const shown = target instanceof Element ? target.closest<HTMLElement>('.field-lines > span, .data-cell') : null
  if (!shown) return
  const isCut = shown.scrollHeight > shown.clientHeight || shown.scrollWidth > shown.clientWidth
  if (isCut) shown.title = shown.innerText
  else shown.removeAttribute('title')
}

/** Tells in full what a cell cuts off, where the pointer rests: rows are drawn without anything being measured. */
export function useCutTold(sheet: RefObject<HTMLElement | null>): void {
  useEvents(sheet, { mouseover: tellCut })
}
