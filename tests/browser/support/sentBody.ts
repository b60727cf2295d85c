import { expect } from '@playwright/test'
import type { RelayedCall } from './startRelay.ts'

/** A multipart body that went over the line, taken apart. */
export interface SentBody {
  call: RelayedCall
  /** Names of all parts in their order. */
  parts: string[]
  json: Record<string, unknown>
  jsonType: string
  files: { part: string; name: string; type: string; size: number }[]
}

/** @param jsonPart name of the part that bears the record */
export async function sentBody(call: RelayedCall, jsonPart: string): Promise<SentBody> {
  const type = call.headers['content-type'] ?? ''
  expect(type).toMatch(/^multipart\/form-data; ?boundary=/)
  const form = await new Response(new Uint8Array(call.body), { headers: { 'content-type': type } }).formData()
  const entries = [...form.entries()]
  const data = form.get(jsonPart)
  const text = typeof data === 'string' ? data : await data?.text()
  return {
    call,
    parts: entries.map(([part]) => part),
    json: JSON.parse(text ?? '') as Record<string, unknown>,
    jsonType: typeof data === 'string' ? '' : (data?.type ?? ''),
    files: entries.flatMap(([part, value]) =>
      typeof value === 'string' || part === jsonPart
        ? []
        : [{ part, name: value.name, type: value.type, size: value.size }],
    ),
  }
}
