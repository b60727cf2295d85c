import { useEffect, useRef, useState } from 'react'

export type Search<T> = { state: 'nothingTyped' | 'waiting' | 'failed' } | { state: 'found'; found: readonly T[] }

/**
 * Searches for the typed text. An answer that a later key has overtaken is dropped.
 * @param ask fetches the matches, or rejects
 * @param delayMs delay between the last key and the search, in milliseconds
 */
export function useSearch<T>(ask: (typed: string) => Promise<readonly T[]>, delayMs: number) {
  const [search, setSearch] = useState<Search<T>>({ state: 'nothingTyped' })
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  /** Starts a search after a delay, and cancels the one before. */
  function startSearch(typed: string, delay: number): void {
    stop.current()
    const wanted = typed.trim()
    setSearch({ state: wanted === '' ? 'nothingTyped' : 'waiting' })
    if (wanted === '') return
    let isOvertaken = false
    const show = (next: Search<T>) => isOvertaken || setSearch(next)
    const send = () =>
      ask(wanted).then(
        (found) => show({ state: 'found', found }),
        () => show({ state: 'failed' }),
      )
    const timer = delay === 0 ? void send() : setTimeout(() => void send(), delay)
    stop.current = () => {
      isOvertaken = true
      clearTimeout(timer)
    }
  }
  return {
    search,
    /** The person has typed; the question is asked after the pause. */
    type: (typed: string) => startSearch(typed, delayMs),
    /** Asks at once, or once more. */
    askNow: (typed: string) => startSearch(typed, 0),
  }
}
