import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMediaQuery } from './table/useMediaQuery.ts'

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
