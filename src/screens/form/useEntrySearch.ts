import { useEffect, useRef, useState } from 'react'
import type { FormEntry } from '#engine/form/formPlan.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import { readRecord } from '#engine/record/readRecord.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import { callSignedIn } from '../callSignedIn.ts'
import { useScreenServices } from '../ScreenServices.ts'

/** How long nobody types before the server is asked, in milliseconds. */
const pause = 400

type Found = { state: 'nothingTyped' | 'waiting' | 'failed' } | { state: 'found'; entries: readonly Json[] }

interface EntrySearch {
  typed: string
  found: Found
  type: (typed: string) => void
  /** Asks at once, or once more. */
  ask: () => void
}

/** Searches for entries of other records. An answer that a later key has overtaken is dropped. */
export function useEntrySearch(search: NonNullable<FormEntry['search']>, schema: RecordSchema): EntrySearch {
  const { call, signInAgain } = useScreenServices()
  const [typed, setTyped] = useState('')
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

  async function send(wanted: string): Promise<void> {
    const own = (latest.current += 1)
    setFound({ state: 'waiting' })
    const args = { query: { [search.query]: wanted } }
    const { ok, data } = await callSignedIn({ call, signInAgain }, search.operation, args)
    if (latest.current !== own) return
    if (!ok || !Array.isArray(data)) setFound({ state: 'failed' })
    else setFound({ state: 'found', entries: data.filter(isObject).map((entry) => readRecord(schema, entry)) })
  }

  function ask(next = typed): void {
    clearTimeout(timer.current)
    if (next.trim() !== '') void send(next.trim())
  }

  return {
    typed,
    found,
    type(next) {
      setTyped(next)
      clearTimeout(timer.current)
      latest.current += 1
      setFound({ state: next.trim() === '' ? 'nothingTyped' : 'waiting' })
      timer.current = setTimeout(() => ask(next), pause)
    },
    ask: () => ask(),
  }
}
