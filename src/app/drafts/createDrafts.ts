import { isObject } from '#engine/record/path.ts'
import type { Draft, DraftBox } from '#screens/form/DraftBox.ts'

const prefix = 'draft:'

/** Drafts that nobody came back to are forgotten after this many days. */
const longestDays = 30

export interface Drafts {
  /** The drafts of the account that is signed in; undefined where nobody is. */
  open: () => DraftBox | undefined
  /** Forgets the drafts of all accounts; what is open now writes nothing any more. */
  wipe: () => void
  /** Forgets the drafts of everybody else: this browser is somebody's now. */
  keepOwn: () => void
}

interface Parts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  subject: () => string | undefined
  now: () => Date
}

/** Drafts kept in the browser. A storage that refuses to work costs the drafts and nothing else. */
export function createDrafts({ storage, subject, now }: Parts): Drafts {
  let wipes = 0

  function keys(): string[] {
    return attempt(() => {
      const all = Array.from({ length: storage.length }, (_, index) => storage.key(index))
      return all.filter((key): key is string => key?.startsWith(prefix) ?? false)
    }, [])
  }

  const forget = (unwanted: (key: string) => boolean) => {
    for (const key of keys()) if (unwanted(key)) attempt(() => storage.removeItem(key), undefined)
  }

  function read(key: string): Draft | undefined {
    const found = attempt(() => JSON.parse(storage.getItem(key) ?? 'null') as unknown, undefined)
    if (!isObject(found) || !isObject(found['record']) || typeof found['savedAt'] !== 'string') return undefined
    const age = now().getTime() - Date.parse(found['savedAt'])
    return age >= 0 && age <= longestDays * 86_400_000 ? (found as unknown as Draft) : undefined
  }

  forget((key) => read(key) === undefined)

  return {
    open() {
      const owner = subject()
      if (owner === undefined) return undefined
      const born = wipes
      const place = (key: string) => `${prefix}${owner}:${key}`
      return {
        read: (key) => read(place(key)),
        write(key, draft) {
          if (wipes !== born) return
          const text = JSON.stringify({ ...draft, savedAt: now().toISOString() } satisfies Draft)
          attempt(() => storage.setItem(place(key), text), undefined)
        },
        drop: (key) => forget((other) => other === place(key) || other.startsWith(`${place(key)}#`)),
      }
    },
    wipe() {
      wipes += 1
      forget(() => true)
    },
    keepOwn() {
      const owner = subject()
      if (owner !== undefined) forget((key) => !key.startsWith(`${prefix}${owner}:`))
    },
  }
}

/** A private window, or a full storage, throws at the first touch. */
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work()
  } catch {
    return otherwise
  }
}
