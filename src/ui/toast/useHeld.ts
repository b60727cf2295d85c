import { useEffect, useState, type RefObject } from 'react'

/** True while the pointer or the focus is on an element, which is then being read. */
export function useHeld(ref: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const hold = () => setHeld(true)
    const release = () => setHeld(false)
    const changes = { pointerenter: hold, focusin: hold, pointerleave: release, focusout: release }
    for (const [name, change] of Object.entries(changes)) element.addEventListener(name, change)
    return () => {
      for (const [name, change] of Object.entries(changes)) element.removeEventListener(name, change)
    }
  }, [ref])
  return held
}
