import type { Lookup, LookupsDefinition } from '#generated/definitions.gen.ts'
import type { Answer } from './Answer.ts'
import type { Call } from './createClient.ts'
import { createLookupStore } from './lookupStore.ts'

/** One value that a lookup offers; without a label, its words come from the locale files. */
export interface LookupItem {
  value: string
  /** Its name, or its names by language. */
  label?: string | Record<string, string>
  /** A record at which fields point: the name of its kind, and its row. */
  record?: { name: string; row: Record<string, unknown> }
}

export type Lookups = ReturnType<typeof createLookups>

/** A kind of records as a lookup: the call that lists them, and those that change them. */
export interface RecordLookup {
  operation: string
  changes: readonly string[]
}

const valueNames = ['key', 'code', 'value', 'name', 'label']
const labelNames = ['label', 'name']

function textAt(item: Record<string, unknown>, names: readonly string[]): string | undefined {
  const found = names.map((name) => item[name]).find((value) => typeof value === 'string' || typeof value === 'number')
  return found === undefined ? undefined : String(found)
}

/** The name of an item, or its names by language; a language that it has no name in is left out. */
function labelOf(item: Record<string, unknown>, label: Lookup['label']): LookupItem['label'] {
  if (typeof label !== 'object') return textAt(item, label ? [label] : labelNames)
  const names = Object.entries(label).flatMap(([language, name]) => {
    const text = textAt(item, [name])
    return text === undefined ? [] : [[language, text] as const]
  })
  return names.length > 0 ? Object.fromEntries(names) : undefined
}

/** Reads plain values and, as other servers may send, objects; what is neither is left out. */
function readItem(item: unknown, lookup: Lookup): LookupItem[] {
  if (typeof item === 'string' || typeof item === 'number') return [{ value: String(item) }]
  if (typeof item !== 'object' || item === null) return []
  const fields = item as Record<string, unknown>
  const value = textAt(fields, lookup.value ? [lookup.value] : valueNames)
  if (value === undefined) return []
  const label = labelOf(fields, lookup.label)
  return [{ value, ...(label !== undefined && label !== value && { label }) }]
}

/** A record is known by its id; its names are made of its row. */
function readRow(item: unknown, name: string): LookupItem[] {
  const row = item as Record<string, unknown> | null
  return typeof row?.['resourceUuid'] === 'string' ? [{ value: row['resourceUuid'], record: { name, row } }] : []
}

/**
 * Loads the lists of values that the lookups definition names, and keeps what came.
 * @param records kinds of records at which fields point, by the name of the record
 */
export function createLookups(
  { lookups }: Pick<LookupsDefinition, 'lookups'>,
  call: Call,
  records: Readonly<Record<string, RecordLookup>> = {},
) {
  function find(name: string): Lookup {
    const lookup = lookups[name] ?? records[name]
    if (!lookup) throw new Error(`There is no lookup "${name}"`)
    return lookup
  }

  const store = createLookupStore(async (name, typed) => {
    const lookup = find(name)
    const query = lookup.query && typed !== undefined ? { [lookup.query]: typed } : undefined
    const answer: Answer = await call(lookup.operation, query && { query })
    if (!answer.ok || !Array.isArray(answer.data))
      throw new Error(`The values of "${name}" could not be loaded: ${answer.reason ?? 'the answer is no list'}`)
    return answer.data.flatMap((item: unknown) => (records[name] ? readRow(item, name) : readItem(item, lookup)))
  })

  return {
    ...store,
    load: (name: string, typed?: string) => store.load(name, lookups[name]?.query ? typed?.trim() : undefined),
    /** The server is asked for what was typed, instead of giving all values at once. */
    asksAsTyped: (name: string) => find(name).query !== undefined,
    /** Takes note of a call that went well, and has the lists asked for anew that it may have changed. */
    changed(operation: string) {
      for (const [name, { changes }] of Object.entries(records)) if (changes.includes(operation)) store.forget(name)
    },
  }
}
