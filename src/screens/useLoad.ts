import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '#client/Answer.ts'
import type { CallArguments } from '#client/createClient.ts'
import { loadOperation } from '#engine/form/loadOperation.ts'
import { isObject } from '#engine/record/path.ts'
import type { LoadCall } from '#generated/definitions.gen.ts'
import { performCall } from './outcomes/performCall.ts'
import { useScreenServices } from './ScreenServices.ts'

/** How far a load has come. */
export type Loading<Data> = { state: 'loading' } | { state: 'failed'; answer: Answer } | { state: 'loaded'; data: Data }

/** The texts of an answer by name, as they can stand in an address. */
function textsOf(data: unknown): Record<string, string> {
  const entries = Object.entries(isObject(data) ? data : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

interface Load<Data> {
  load: LoadCall
  /** Folder whose words are used. */
  namespace: string
  /** Takes the answer in; undefined if it is not what the screen can show. */
  read: (data: unknown) => Data | undefined
}

interface Loaded<Data> {
  loading: Loading<Data>
  retry: () => void
  /** Changes what was loaded, such as when a row is gone. */
  change: (how: (data: Data) => Data) => void
}

/**
 * Loads what a screen shows when it opens, and anew when its route leads to another record. An answer that nobody waits
 * for any more is dropped; one that is no success does what the outcome table says.
 */
export function useLoad<Data>({ load, namespace, read }: Load<Data>): Loaded<Data> {
  const services = useScreenServices()
  const { params, address } = services.route
  const first = loadOperation(load, address)
  const [attempt, setAttempt] = useState(0)
  const wanted = JSON.stringify([first, params, attempt])
  const [got, setGot] = useState<{ wanted: string; loading: Loading<Data> }>()

  const send = useEffectEvent(async (signal: AbortSignal): Promise<Loading<Data>> => {
    const context = { namespace, record: params }
    const perform = (operation: string, args: CallArguments) =>
      performCall(services, { operation, args: { ...args, signal }, outcomes: load.outcomes, context })
    let answer = await perform(first, { path: params })
    if (load.then !== undefined && answer.ok && !signal.aborted) {
      const { resourceUuid: id, ...names } = textsOf(answer.data)
      answer = await perform(load.then, {
        path: { ...params, ...names, ...(id && { resourceUuid: id }) },
        ...(id && { id }),
      })
    }
    const data = answer.ok ? read(answer.data) : undefined
    return data === undefined ? { state: 'failed', answer } : { state: 'loaded', data }
  })

  useEffect(() => {
    const controller = new AbortController()
    void send(controller.signal).then((loading) => {
      if (!controller.signal.aborted) setGot({ wanted, loading })
    })
    return () => controller.abort()
  }, [wanted])

  const retry = useCallback(() => setAttempt((count) => count + 1), [setAttempt])
  const change = useCallback((how: (data: Data) => Data) => {
    setGot((now) =>
      now?.loading.state === 'loaded' ? { ...now, loading: { state: 'loaded', data: how(now.loading.data) } } : now,
    )
  }, [])
  return { loading: got?.wanted === wanted ? got.loading : { state: 'loading' }, retry, change }
}
