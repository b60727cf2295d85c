import { useEffect, type RefObject } from 'react'

function tellCut({ target }: MouseEvent): void {
  const shown = target instanceof Element ? target.closest<HTMLElement>('.field-lines > span, .data-cell') : null
  if (!shown) return
  const isCut = shown.scrollHeight > shown.clientHeight || shown.scrollWidth > shown.clientWidth
  if (isCut) shown.title = shown.innerText
  else shown.removeAttribute('title')
}

/** Tells in full what a cell cuts off, where the pointer rests: rows are drawn without anything being measured. */
export function useCutTold(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = sheet
    current?.addEventListener('mouseover', tellCut)
    return () => current?.removeEventListener('mouseover', tellCut)
  }, [sheet])
}
