import { useEffect, useRef } from 'react'

/** Tells when something closes. Not when its motion ends: what is closed while it still opens tells no end. */
export function useClosing(open: boolean, onClosing: () => void): void {
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) onClosing()
    wasOpen.current = open
  })
}
