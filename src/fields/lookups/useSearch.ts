import { useEffect, useRef, useState } from 'react'

export type Search<T> = { state: 'nothingTyped' | 'waiting' | 'failed' } | { state: 'found'; found: readonly T[] }

/**
 * Searches for what is typed. An answer that a later key has overtaken is dropped.
 * @param ask gives what is found, or rejects
 * @param pause pause in typing after which the server is asked, in milliseconds
 */
export function useSearch<T>(ask: (typed: string) => Promise<readonly T[]>, pause: number) {
  const [search, setSearch] = useState<Search<T>>({ state: 'nothingTyped' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(0)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      latest.current = -1
    },
    [],
  )

  function begin(typed: string, delay: number): void {
    clearTimeout(timer.current)
    const own = (latest.current += 1)
    const wanted = typed.trim()
    setSearch({ state: wanted === '' ? 'nothingTyped' : 'waiting' })
    if (wanted === '') return
    const show = (next: Search<T>) => latest.current === own && setSearch(next)
    const send = () =>
      ask(wanted).then(
        (found) => show({ state: 'found', found }),
        () => show({ state: 'failed' }),
      )
    if (delay === 0) void send()
    else timer.current = setTimeout(() => void send(), delay)
  }
  return {
    search,
    /** The person has typed; the question is asked after the pause. */
    type: (typed: string) => begin(typed, pause),
    /** Asks at once, or once more. */
    askNow: (typed: string) => begin(typed, 0),
  }
}
