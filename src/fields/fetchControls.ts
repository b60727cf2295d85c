import type { Kind } from '#engine/schema/kindOf.ts'
import { fields } from './fields.ts'

/** Fetches the code of the controls with which values of these kinds are edited. */
export async function fetchControls(kinds: Iterable<Kind>): Promise<void> {
  const controls = [...new Set(kinds)].map((kind) => fields[kind].Edit)
  await Promise.all(controls.map(async (control) => 'fetch' in control && control.fetch()))
}
