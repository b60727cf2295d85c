import { sentBody, type SentBody } from '../support/sentBody.ts'
import type { Relay } from '../support/startRelay.ts'

/** The last real estate that went over the line with a method. */
export async function sentForm(relay: Relay, method: 'POST' | 'PUT'): Promise<SentBody> {
  const call = relay.calls().findLast((other) => other.method === method && other.path.includes('/restapi/realestate'))
  if (!call) throw new Error(`No real estate was sent with ${method}`)
  return sentBody(call, 'commondata')
}
