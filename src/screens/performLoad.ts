import type { Answer } from '#client/Answer.ts'
import type { CallArguments } from '#client/createClient.ts'
import { loadOperation } from '#engine/form/address.ts'
import { isObject } from '#engine/record/path.ts'
import type { PlanCall } from '#engine/plan/PlanCalls.ts'
import { performCall, type CallServices } from './outcomes/performCall.ts'

interface PerformedLoad {
  load: PlanCall
  /** Folder whose words are used. */
  namespace: string
  signal?: AbortSignal
}

/** Calls what gives the record of an address. An answer that is no success does what the outcome table says. */
export async function performLoad(services: CallServices, { load, namespace, signal }: PerformedLoad): Promise<Answer> {
  const { params, address } = services.route
  const context = { namespace, record: params }
  const perform = (operation: string, args: CallArguments) =>
    performCall(services, {
      operation,
      args: { ...args, ...(signal && { signal }) },
      outcomes: load.outcomes,
      context,
    })
  const answer = await perform(loadOperation(load, address), { path: params })
  if (load.then === undefined || !answer.ok || signal?.aborted) return answer
  const { resourceUuid: id, ...names } = textsOf(answer.data)
  return perform(load.then, {
    path: { ...params, ...names, ...(id && { resourceUuid: id }) },
    ...(id && { id }),
  })
}

/** The texts of an answer by name, as they can stand in an address. */
function textsOf(data: unknown): Record<string, string> {
  const entries = Object.entries(isObject(data) ? data : {})
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
