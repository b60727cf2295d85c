import { expect } from '@playwright/test'
import type { Relay, RelayedCall } from '../support/startRelay.ts'

export interface SentForm {
  call: RelayedCall
  /** Names of all parts in their order. */
  parts: string[]
  json: Record<string, unknown>
  jsonType: string
  files: { part: string; name: string; type: string; size: number }[]
}

/** The last multipart body that went over the line with a method, taken apart. */
export async function sentForm(relay: Relay, method: 'POST' | 'PUT'): Promise<SentForm> {
  const call = relay.calls().findLast((other) => other.method === method && other.path.includes('/restapi/realestate'))
  if (!call) throw new Error(`No real estate was sent with ${method}`)
  const type = call.headers['content-type'] ?? ''
  expect(type).toMatch(/^multipart\/form-data; ?boundary=/)
  const form = await new Response(new Uint8Array(call.body), { headers: { 'content-type': type } }).formData()
  const entries = [...form.entries()]
  const [data] = entries.filter(([part]) => part === 'commondata').map(([, value]) => value)
  const text = typeof data === 'string' ? data : await data?.text()
  return {
    call,
    parts: entries.map(([part]) => part),
    json: JSON.parse(text ?? '') as Record<string, unknown>,
    jsonType: typeof data === 'string' ? '' : (data?.type ?? ''),
    files: entries.flatMap(([part, value]) =>
      typeof value === 'string' || part === 'commondata'
        ? []
        : [{ part, name: value.name, type: value.type, size: value.size }],
    ),
  }
}
