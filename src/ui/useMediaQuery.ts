import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { useEvents } from './useEvents.ts'
import { useStore } from './useStore.ts'

/**
 * Whether a media query holds, now and whenever that changes.
 * @param atFirst the answer in a page that is rendered ahead, where no browser can be asked
 */
export function useMediaQuery(query: string, atFirst = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => atFirst,
  )
}

/** Whether the page is printed: then all of it is needed, beyond the visible part. */
export function usePrinting(): boolean {
  const onPaper = useMediaQuery('print')
  const [isPrinting, setPrinting] = useState(false)
  useEvents('window', {
    // The browser lays the sheets out as soon as the event is over.
    beforeprint: () => flushSync(() => setPrinting(true)),
    afterprint: () => setPrinting(false),
  })
  return onPaper || isPrinting
}
