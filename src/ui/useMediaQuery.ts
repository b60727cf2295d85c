import { useCallback, useSyncExternalStore, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether a media query holds, now and whenever that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Whether the page goes to paper: all of it is needed then, not only what is visible. */
export function usePrinting(): boolean {
  const onPaper = useMediaQuery('print')
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    // The browser lays the sheets out as soon as the event is over.
    const start = () => flushSync(() => setAsked(true))
    const end = () => setAsked(false)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return onPaper || asked
}

const wish = () => window.matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(listener: () => void): () => void {
  const query = wish()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True while the system asks for no motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => wish().matches)
}
