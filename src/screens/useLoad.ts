import { useEffect, useEffectEvent, useState } from 'react'
import type { Answer } from '#client/Answer.ts'
import type { CallArguments } from '#client/createClient.ts'
import { loadOperation } from '#engine/plan/PlanCall.ts'
import type { ReadPlan } from '#engine/plan/ReadPlan.ts'
import { isObject } from '#engine/record/path.ts'
import { folderOf } from '#engine/schema/definitionName.ts'
import type { CallServices } from './outcomes/CallContext.ts'
import { performCall } from './outcomes/performCall.ts'
import { useScreenServices } from './ScreenServices.ts'

/** How far a load has come. */
export type Loading<Data> = { state: 'loading' } | { state: 'failed'; answer: Answer } | { state: 'loaded'; data: Data }

/** The loaded record, and the definition that loads it, `folder/name`. */
type Loads = Pick<ReadPlan, 'name' | 'load'>

/**
 * Loads what a screen shows when it opens, and anew when its route leads to another record. An answer that comes too
 * late is dropped; one that is no success does what the outcome table says.
 * @param read takes the answer in; undefined if it is not what the screen can show
 */
export function useLoad<Data>(plan: Loads, read: (answer: Answer) => Data | undefined) {
  const services = useScreenServices()
  const { params, address } = services.route
  const [reloads, setReloads] = useState(0)
  const wanted = JSON.stringify([loadOperation(plan.load, address), params])
  const [got, setGot] = useState<{ wanted: string; loading: Loading<Data> }>()

  const send = useEffectEvent(async (signal: AbortSignal): Promise<Loading<Data>> => {
    const answer = await performLoad(services, plan, signal)
    const data = answer.ok ? read(answer) : undefined
    return data === undefined ? { state: 'failed', answer } : { state: 'loaded', data }
  })

  useEffect(() => {
    const controller = new AbortController()
    void send(controller.signal).then((loading) => {
      if (controller.signal.aborted) return
      setGot((now) => {
        const isThere = now?.wanted === wanted && now.loading.state === 'loaded'
        return isThere && loading.state === 'failed' ? now : { wanted, loading }
      })
    })
    return () => controller.abort()
  }, [wanted, reloads])

  /** Loads again; the old data stays until the answer comes, and also if it is a failure. */
  const reload = () => setReloads((count) => count + 1)
  const retry = () => {
    setGot(undefined)
    reload()
  }
  const change = (how: (data: Data) => Data) => {
    setGot((now) =>
      now?.loading.state === 'loaded' ? { ...now, loading: { state: 'loaded', data: how(now.loading.data) } } : now,
    )
  }
  const loading: Loading<Data> = got?.wanted === wanted ? got.loading : { state: 'loading' }
  return { loading, retry, reload, change }
}

/** Calls what gives the record of an address. An answer that is no success does what the outcome table says. */
export async function performLoad(
  services: CallServices,
  { name, load }: Loads,
  signal?: AbortSignal,
): Promise<Answer> {
  const { params, address } = services.route
  const context = { namespace: folderOf(name), record: params }
  const perform = (operation: string, args: CallArguments) =>
    performCall(services, { operation, args: { ...args, signal }, outcomes: load.outcomes, context })
  const answer = await perform(loadOperation(load, address), { path: params })
  if (load.then === undefined || !answer.ok || signal?.aborted) return answer
  const texts = textsOf(answer.data)
  return perform(load.then, { path: { ...params, ...texts }, id: texts['resourceUuid'] })
}

/** The texts of an answer by name, as they can stand in an address. */
function textsOf(data: unknown): Record<string, string> {
  const entries = Object.entries(isObject(data) ? data : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
