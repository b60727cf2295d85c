import { expect } from '@playwright/test'
import type { Relay, RelayedCall } from './startRelay.ts'

/** All saves of records that went over the line. */
export const savesOf = (relay: Relay): RelayedCall[] =>
  relay
    .calls()
    .filter(
      ({ method, path }) =>
        /^(POST|PUT)$/.test(method) && /\/(restapi\/(realestate|tenant)|authentication\/account)(\/|$)/.test(path),
    )

/** The last record that went over the line to be saved, taken apart: the first part of its body bears it. */
export async function sentRecord(relay: Relay) {
  const call = savesOf(relay).at(-1)
  if (!call) throw new Error('No record was sent')
  const type = call.headers['content-type'] ?? ''
  expect(type).toMatch(/^multipart\/form-data; ?boundary=/)
  const form = await new Response(new Uint8Array(call.body), { headers: { 'content-type': type } }).formData()
  const entries = [...form.entries()]
  const [first, ...others] = entries
  const data = first?.[1] ?? ''
  const text = typeof data === 'string' ? data : await data.text()
  return {
    call,
    /** Names of all parts in their order. */
    parts: entries.map(([part]) => part),
    json: JSON.parse(text) as Record<string, unknown>,
    jsonType: typeof data === 'string' ? '' : data.type,
    files: others.flatMap(([part, value]) =>
      typeof value === 'string' ? [] : [{ part, name: value.name, type: value.type, size: value.size }],
    ),
  }
}
