import { useLayoutEffect } from 'react'

let locks = 0

/**
 * Stops the page from scrolling while something stands over it: marks the document, and whether its scroll bar leaves a
 * gap; `base.css` does the rest. antd does it with style elements that the content security policy blocks, and only for
 * what has no container of its own: dialogs and drawers stand in `#overlays`.
 */
export function useScrollLock(lock = false): void {
  useLayoutEffect(() => {
    if (!lock) return undefined
    const { clientWidth, dataset } = document.documentElement
    if (locks === 0) dataset['locked'] = window.innerWidth > clientWidth ? 'scrolling' : 'still'
    locks += 1
    return () => {
      locks -= 1
      if (locks === 0) delete dataset['locked']
    }
  }, [lock])
}
