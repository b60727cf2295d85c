import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useEvents } from '../useEvents.ts'

/**
 * Whether a sheet is too narrow for what stands in it, so that it has to scroll sideways; it tells its styles how high it is.
 * @param least width of what stands in it: another one is measured anew
 */
export function useSideways(sheet: RefObject<HTMLElement | null>, least: number): boolean {
  return useMeasured(sheet, least, (element) => {
    element.style.setProperty('--sheet-height', `${element.offsetHeight}px`)
    return element.scrollWidth > element.clientWidth
  })
}

/** Whether a sheet is narrower than so many rem. */
export function useNarrower(sheet: RefObject<HTMLElement | null>, least: number): boolean {
  return useMeasured(sheet, least, ({ clientWidth }) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    return clientWidth < least * rem
  })
}

/** What is true of a sheet at its size of the moment. */
function useMeasured(
  sheet: RefObject<HTMLElement | null>,
  least: number,
  measure: (element: HTMLElement) => boolean,
): boolean {
  const [found, setFound] = useState(false)
  const find = useEffectEvent(measure)
  useEffect(() => {
    const { current } = sheet
    if (!current) return undefined
    const observer = new ResizeObserver(() => setFound(find(current)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [sheet, least])
  return found
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
