import { useEffect, useRef, useState } from 'react'
import { useFieldServices, type Choice } from './FieldServices.ts'

/** How far a search has come. */
export type Found = { state: 'nothingTyped' | 'waiting' | 'failed' } | { state: 'found'; choices: readonly Choice[] }

interface Search {
  found: Found
  /** The user has typed; the server is asked once he pauses. */
  type: (typed: string) => void
}

/** Searches a lookup for what is typed. An answer that a later key has overtaken is dropped. @param delay milliseconds */
export function useSearch(lookup: string, delay: number): Search {
  const { lookup: load } = useFieldServices()
  const [found, setFound] = useState<Found>({ state: 'nothingTyped' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(0)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      latest.current = -1
    },
    [],
  )

  function type(typed: string): void {
    clearTimeout(timer.current)
    const own = (latest.current += 1)
    if (typed.trim() === '') {
      setFound({ state: 'nothingTyped' })
      return
    }
    setFound({ state: 'waiting' })
    const show = (next: Found) => latest.current === own && setFound(next)
    timer.current = setTimeout(() => {
      load(lookup, typed).then(
        (choices) => show({ state: 'found', choices }),
        () => show({ state: 'failed' }),
      )
    }, delay)
  }
  return { found, type }
}
