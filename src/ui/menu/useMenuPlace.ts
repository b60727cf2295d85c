import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useEvents } from '../useEvents.ts'

const gap = 4
const margin = 8

/** Where a menu stands: below its button, above it where there is no room, and never outside the window. In pixels. */
function placeOf(button: DOMRect, menu: DOMRect, window: { innerWidth: number; innerHeight: number }) {
  const below = button.bottom + gap
  const above = button.top - gap - menu.height
  const fits = below + menu.height <= window.innerHeight - margin
  const farthest = window.innerWidth - margin - menu.width
  return {
    top: fits ? below : Math.max(margin, above),
    left: Math.max(margin, Math.min(button.right - menu.width, farthest)),
  }
}

/**
 * Puts an open menu beside its button, and tells when it is to go: after a press elsewhere, or when its place moves away.
 * The answer belongs to the element of the menu.
 */
export function useMenuPlace(
  button: RefObject<HTMLElement | null>,
  onGone: () => void,
): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null)
  const placedAt = useRef(0)
  useLayoutEffect(() => {
    const put = (): void => {
      if (!menu.current || !button.current) return
      const place = button.current.getBoundingClientRect()
      const { top, left } = placeOf(place, menu.current.getBoundingClientRect(), window)
      placedAt.current = place.top
      menu.current.style.top = `${top}px`
      menu.current.style.left = `${left}px`
    }
    put()
    window.addEventListener('resize', put)
    return () => window.removeEventListener('resize', put)
  }, [button])

  useEvents(document, {
    pointerdown({ target }) {
      const inside = [menu, button].some(({ current }) => target instanceof Node && current?.contains(target))
      if (!inside) onGone()
    },
  })
  useEvents(window, {
    // A button at the edge of the window stays where it is.
    scroll() {
      if (button.current?.getBoundingClientRect().top !== placedAt.current) onGone()
    },
  })
  return menu
}
