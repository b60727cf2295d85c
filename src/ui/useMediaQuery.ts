import { useCallback, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useEvents } from './useEvents.ts'

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

/** Whether the page is printed: then all of it is needed, beyond the visible part. */
export function usePrinting(): boolean {
  const onPaper = useMediaQuery('print')
  const [isPrinting, setPrinting] = useState(false)
  useEvents(window, {
    // The browser lays the sheets out as soon as the event is over.
    beforeprint: () => flushSync(() => setPrinting(true)),
    afterprint: () => setPrinting(false),
  })
  return onPaper || isPrinting
}
