import type { ReferencePlan } from '#engine/plan/ReadPlan.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import type { Lookup, LookupsDefinition } from '#generated/definitions.gen.ts'
import { createStore } from '#ui/createStore.ts'

/** A value that may be chosen. Without a label its words come from the locale files. */
export interface Choice {
  value: string
  /** Its name, or its names by language. */
  label?: string | Readonly<Record<string, string>>
  /** Other words that name it, such as a nationality for a country. */
  words?: readonly string[]
  /** The record, where a field points at one. */
  record?: ReferredRecord
}

/** A record at which a field points. */
export interface ReferredRecord {
  /** Name of its kind, `folder/name`. */
  name: string
  row: Json
}

/** The known values of a lookup, by value. If fetching again has failed, the values known before. */
export interface KnownChoices {
  state: 'loaded' | 'failed'
  byValue: ReadonlyMap<string, Choice>
}

/**
 * Caches lookup answers and notifies subscribers.
 * @param ask fetches the values of a lookup: all, or the matches of a typed text
 */
export function createChoiceStore(ask: (name: string, typed?: string) => Promise<Choice[]>) {
  /** By name of the lookup; another object when more is known. */
  const known = createStore<ReadonlyMap<string, KnownChoices>>(new Map())
  const requests = new Map<string, Promise<Choice[]>>()
  const keyOf = (name: string, typed?: string) => JSON.stringify([name, typed])

  /**
   * Fetches the values of a lookup, or the matches of a typed text, once for all callers. A failed request is repeated
   * at the next call; the values known before stay.
   */
  function loadChoices(name: string, typed?: string): Promise<Choice[]> {
    const key = keyOf(name, typed)
    const before = requests.get(key)
    if (before) return before
    const asking = typed === undefined ? ask(name) : ask(name, typed)
    requests.set(key, asking)
    // Forgotten values are fetched again.
    const isCurrent = () => requests.get(key) === asking
    const storeChoices = (choices: KnownChoices) =>
      typed === undefined && known.set(new Map(known.get()).set(name, choices))
    asking.then(
      (items) =>
        isCurrent() && storeChoices({ state: 'loaded', byValue: new Map(items.map((item) => [item.value, item])) }),
      () => {
        if (!isCurrent()) return
        requests.delete(key)
        storeChoices({ state: 'failed', byValue: known.get().get(name)?.byValue ?? new Map() })
      },
    )
    return asking
  }

  return {
    /** The values, or those that fit what the user typed. Asked for once; a failure is not remembered. */
    load: loadChoices,
    /** All known values by name of the lookup. A new object whenever more are known. */
    known: known.get,
    subscribe: known.subscribe,
    /** Asks for all values while a screen is drawn, unless they are known, under way or cannot be had. */
    want(name: string) {
      if (requests.has(keyOf(name)) || known.get().get(name)?.state === 'failed') return
      // Nothing may be sent while a screen is drawn; all listeners hear how it ends.
      queueMicrotask(() => void loadChoices(name).catch(() => undefined))
    },
    /**
     * Fetches a lookup anew at its next use, and shows the known values until then; without a name, forgets all values.
     */
    forget(name?: string) {
      if (name === undefined) requests.clear()
      else requests.delete(keyOf(name))
      known.set(name === undefined ? new Map() : new Map(known.get()))
    },
  }
}

export type Lookups = ReturnType<typeof createLookups>

type CallList = (
  operation: string,
  args?: { query: Record<string, string> },
) => Promise<{ ok: boolean; data: unknown; reason?: string }>

/**
 * Loads the lists of values that the lookups definition names, and keeps what came.
 * @param records kinds of records at which fields point, by the name of the record
 */
export function createLookups(
  { lookups }: Pick<LookupsDefinition, 'lookups'>,
  call: CallList,
  records: Readonly<Record<string, Pick<ReferencePlan, 'operation' | 'changes'>>> = {},
) {
  function findLookup(name: string): Lookup {
    const lookup = lookups[name] ?? records[name]
    if (!lookup) throw new Error(`There is no lookup "${name}"`)
    return lookup
  }

  const store = createChoiceStore(async (name, typed) => {
    const lookup = findLookup(name)
    const query = lookup.query && typed !== undefined ? { [lookup.query]: typed } : undefined
    const answer = await call(lookup.operation, query && { query })
    if (!answer.ok || !Array.isArray(answer.data)) {
      throw new Error(`The values of "${name}" could not be loaded: ${answer.reason ?? 'the answer is no list'}`)
    }
    return answer.data.flatMap((item: unknown) => (records[name] ? readRow(item, name) : readItem(item, lookup)))
  })

  return {
    ...store,
    load: (name: string, typed?: string) => store.load(name, lookups[name]?.query ? typed?.trim() : undefined),
    /** Whether the server is searched for typed text, instead of returning all values at once. */
    asksAsTyped: (name: string) => findLookup(name).query !== undefined,
    /** Takes note of a call that went well, and has the lists asked for anew that it may have changed. */
    changed(operation: string) {
      for (const [name, { changes }] of Object.entries(records)) if (changes.includes(operation)) store.forget(name)
    },
  }
}

const valueNames = ['key', 'code', 'value', 'name', 'label']
const labelNames = ['label', 'name']

function textAt(item: Json, names: readonly string[]): string | undefined {
  const found = names.map((name) => item[name]).find((value) => typeof value === 'string' || typeof value === 'number')
  return found === undefined ? undefined : String(found)
}

/** The name of an item, or its names by language; a language that it has no name in is left out. */
function labelOf(item: Json, label: Lookup['label']): Choice['label'] {
  if (typeof label !== 'object') return textAt(item, label ? [label] : labelNames)
  const names = Object.entries(label).flatMap(([language, name]) => {
    const text = textAt(item, [name])
    return text === undefined ? [] : [[language, text] as const]
  })
  return names.length > 0 ? Object.fromEntries(names) : undefined
}

/** Reads plain values and, as other servers may send, objects; leaves out anything else. */
function readItem(item: unknown, lookup: Lookup): Choice[] {
  if (typeof item === 'string' || typeof item === 'number') return [{ value: String(item) }]
  if (!isObject(item)) return []
  const value = textAt(item, lookup.value ? [lookup.value] : valueNames)
  if (value === undefined) return []
  const label = labelOf(item, lookup.label)
  const words = Array.isArray(item['words']) ? item['words'].filter((word) => typeof word === 'string') : []
  return [{ value, ...(label !== undefined && label !== value && { label }), ...(words.length > 0 && { words }) }]
}

/** A record is known by its id; its names are made of its row. */
const readRow = (row: unknown, name: string): Choice[] =>
  isObject(row) && typeof row['resourceUuid'] === 'string'
    ? [{ value: row['resourceUuid'], record: { name, row } }]
    : []
