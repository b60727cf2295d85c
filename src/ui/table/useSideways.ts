import { useEffect, useState, type RefObject } from 'react'

/** Whether a sheet is too narrow for what stands in it, so that it has to scroll sideways; it tells its styles how high it is. */
export function useSideways(sheet: RefObject<HTMLElement | null>): boolean {
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
  }, [sheet])
  return sideways
}
