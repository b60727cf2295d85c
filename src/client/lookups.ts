import type { Lookup, LookupsDefinition } from '#generated/definitions.gen.ts'
import type { Answer } from './Answer.ts'
import type { Call } from './createClient.ts'

/** One value that a lookup offers; without a label, its words come from the locale files. */
export interface LookupItem {
  value: string
  /** Its name, or its names by language. */
  label?: string | Record<string, string>
}

/** Thrown when the values of a lookup could not be had. */
export class LookupFailure extends Error {
  readonly answer: Answer

  constructor(name: string, answer: Answer) {
    super(`The values of "${name}" could not be loaded: ${answer.reason ?? 'the answer is no list'}`)
    this.name = 'LookupFailure'
    this.answer = answer
  }
}

export interface Lookups {
  /** The values, or those that fit what the user typed. Asked for once; a failure is not remembered. */
  load: (name: string, typed?: string) => Promise<LookupItem[]>
  /** How long to wait after the last key, in milliseconds. */
  delay: (name: string) => number
  /** The server is asked for what was typed, instead of giving all values at once. */
  asksAsTyped: (name: string) => boolean
  /** Forgets all values, as another user may be given others. */
  forget: () => void
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

/** Loads the lists of values that the lookups definition names, and keeps what came. */
export function createLookups({ lookups }: Pick<LookupsDefinition, 'lookups'>, call: Call): Lookups {
  const kept = new Map<string, Promise<LookupItem[]>>()

  function find(name: string): Lookup {
    const lookup = lookups[name]
    if (!lookup) throw new Error(`There is no lookup "${name}"`)
    return lookup
  }

  async function ask(name: string, typed: string | undefined): Promise<LookupItem[]> {
    const lookup = find(name)
    const query = lookup.query && typed !== undefined ? { [lookup.query]: typed } : undefined
    const answer: Answer = await call(lookup.operation, query && { query })
    if (!answer.ok || !Array.isArray(answer.data)) throw new LookupFailure(name, answer)
    return answer.data.flatMap((item: unknown) => readItem(item, lookup))
  }

  function load(name: string, typed?: string): Promise<LookupItem[]> {
    const key = JSON.stringify([name, lookups[name]?.query ? typed?.trim() : undefined])
    const known = kept.get(key)
    if (known) return known
    const asked = ask(name, typed?.trim())
    kept.set(key, asked)
    asked.catch(() => kept.delete(key))
    return asked
  }

  return {
    load,
    delay: (name) => find(name).delayMilliseconds ?? 0,
    asksAsTyped: (name) => find(name).query !== undefined,
    forget: () => kept.clear(),
  }
}
