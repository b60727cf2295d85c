import { getAt } from '#engine/record/path.ts'

/** The text that stands in a record; empty if there is none. */
export function textAt(record: Record<string, unknown>, path: string): string {
  const value = getAt(record, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
