import { createStore } from '#ui/createStore.ts'
import type { Choice, FieldServices } from '../FieldServices.ts'

/** The values of lookups with their names, by lookup and value; another object when more are known. */
type Known = Readonly<Record<string, ReadonlyMap<string, Choice>>>

/** Names of values that are read, not chosen: texts need them at once, and are drawn again when they arrive. */
export interface LookupNames {
  /** Asks for the names of a lookup; once, unless that fails. */
  want: (lookup: string) => void
  read: () => Known
  subscribe: (listener: () => void) => () => void
}

const made = new WeakMap<FieldServices['lookup'], LookupNames>()

/** The names that a loader of lookups gives; the same for all who share the loader. */
export function lookupNames(load: FieldServices['lookup']): LookupNames {
  const names = made.get(load) ?? createLookupNames(load)
  made.set(load, names)
  return names
}

function createLookupNames(load: FieldServices['lookup']): LookupNames {
  const known = createStore<Known>({})
  const asked = new Set<string>()

  async function fetchNames(lookup: string): Promise<void> {
    const choices = await load(lookup).catch(() => undefined)
    if (!choices) {
      // Without its name a value stands for itself; the next drawing asks again.
      asked.delete(lookup)
      return
    }
    known.set({ ...known.get(), [lookup]: new Map(choices.map((choice) => [choice.value, choice])) })
  }

  return {
    want(lookup) {
      if (asked.has(lookup)) return
      asked.add(lookup)
      // Texts are made while a screen is drawn, and nothing may be sent meanwhile.
      queueMicrotask(() => void fetchNames(lookup))
    },
    read: known.get,
    subscribe: known.subscribe,
  }
}
