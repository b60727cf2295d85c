import { expect } from '@playwright/test'
import type { Relay, RelayedCall } from '../support/startRelay.ts'

export interface SentTenant {
  call: RelayedCall
  /** Names of all parts in their order. */
  parts: string[]
  json: Record<string, unknown>
  jsonType: string
  files: { part: string; name: string; type: string; size: number }[]
}

const isSave = ({ method, path }: RelayedCall) =>
  (method === 'POST' || method === 'PUT') && path.includes('/restapi/tenant/')

/** All saves of tenants that went over the line. */
export const savesOf = (relay: Relay): RelayedCall[] => relay.calls().filter(isSave)

/** The last body that went over the line to save a tenant, taken apart. */
export async function sentTenant(relay: Relay): Promise<SentTenant> {
  const call = savesOf(relay).at(-1)
  if (!call) throw new Error('No tenant was sent')
  const type = call.headers['content-type'] ?? ''
  expect(type).toMatch(/^multipart\/form-data; ?boundary=/)
  const form = await new Response(new Uint8Array(call.body), { headers: { 'content-type': type } }).formData()
  const entries = [...form.entries()]
  const data = form.get('tenant')
  const text = typeof data === 'string' ? data : await data?.text()
  return {
    call,
    parts: entries.map(([part]) => part),
    json: JSON.parse(text ?? '') as Record<string, unknown>,
    jsonType: typeof data === 'string' ? '' : (data?.type ?? ''),
    files: entries.flatMap(([part, value]) =>
      typeof value === 'string' || part === 'tenant'
        ? []
        : [{ part, name: value.name, type: value.type, size: value.size }],
    ),
  }
}
