import type { Json } from './follow.ts'

/** What the document says to the server alone. */
const ours = ['x-operate', 'x-fresh']

/**
 * What the API document says to clients in a part of it, where something else stands for each record that it refers to.
 * @param put what stands for a record, `folder/name`; `inRows` where it is what a list answers of it
 */
export function placeRecords(part: unknown, put: (id: string, inRows: boolean) => unknown, inRows = false): unknown {
  if (Array.isArray(part)) return part.map((one) => placeRecords(one, put, inRows))
  if (typeof part !== 'object' || part === null) return part
  const record = /^\.\.\/schemas\/(.+)\.schema\.json$/.exec(String((part as Json)['$ref']))?.[1]
  if (record !== undefined) return put(record, inRows)
  const rows = inRows || isList(part)
  const entries = Object.entries(part).filter(([name]) => !ours.includes(name))
  return Object.fromEntries(entries.map(([name, inner]) => [name, placeRecords(inner, put, rows)]))
}

/** Whether a part of the document is an operation that answers rows. */
function isList(part: object): boolean {
  return (part as { 'x-operate'?: { verb?: string } })['x-operate']?.verb === 'list'
}
