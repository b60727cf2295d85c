import type { TokenPayload } from '#client/session.ts'
import { isObject } from '#engine/record/path.ts'
import type { Draft, DraftBox } from '#screens/Draft.ts'
import type { browserStorage } from '#ui/browserStorage.ts'

const prefix = 'draft:'

const day = 86_400_000
/** Lifetime of a draft of a remembered session after its last change, in milliseconds. */
const longest = 30 * day
/** So many milliseconds after its session has ended, a draft of any other is forgotten: the computer may be shared. */
const afterEnd = day

type Kept = Draft & { keptUntil: string }

const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString()

export type Drafts = ReturnType<typeof createDrafts>

interface Parts {
  storage: typeof browserStorage
  /** The claims of the session token; undefined without a session. */
  holder: () => Partial<TokenPayload> | undefined
  now: () => Date
}

export function createDrafts({ storage, holder, now }: Parts) {
  let wipes = 0

  const keys = () => storage.keys().filter((key) => key.startsWith(prefix))
  const forget = (unwanted: (key: string) => boolean) => keys().filter(unwanted).forEach(storage.removeItem)

  function read(key: string): Kept | undefined {
    const found = storage.getJson(key)
    if (!isObject(found) || !isObject(found['record'])) return undefined
    const kept = found as unknown as Kept
    const isInTime = !Number.isNaN(Date.parse(kept.savedAt)) && now().getTime() <= Date.parse(kept.keptUntil)
    return isInTime ? kept : undefined
  }

  const timeOf = (key: string) => read(key)?.savedAt ?? ''

  /** Forgets what has been kept long enough. */
  const sweep = () => forget((key) => read(key) === undefined)

  /** The clock has been set back since these drafts were kept: the rest of their time counts from now on. */
  function moveToNow(): void {
    for (const key of keys()) {
      const kept = read(key)
      const ahead = kept ? Date.parse(kept.savedAt) - now().getTime() : 0
      if (!kept || ahead <= 0) continue
      const [savedAt, keptUntil] = [kept.savedAt, kept.keptUntil].map((moment) => isoOf(Date.parse(moment) - ahead))
      storage.setItem(key, JSON.stringify({ ...kept, savedAt, keptUntil }))
    }
  }

  function keep(key: string, draft: Draft, { iat = 0, exp = Infinity }: Partial<TokenPayload>): void {
    const isRemembered = (exp - iat) * 1000 > afterEnd
    const keptUntil = isRemembered ? Date.parse(draft.savedAt) + longest : exp * 1000 + afterEnd
    const kept: Kept = { ...draft, keptUntil: isoOf(keptUntil) }
    storage.setItem(key, JSON.stringify(kept))
  }

  sweep()
  moveToNow()

  return {
    /** The draft of a form and record, of the account that is signed in; undefined without a session. */
    open: (key: string): DraftBox | undefined => {
      const opener = holder()
      if (opener?.sub === undefined) return undefined
      const owner = opener.sub
      const born = wipes
      const first = `${prefix}${owner}:${key}`
      // Another tab may have the same form open, and keeps its typed values under another key.
      const places = keys().filter((place) => place === first || place.startsWith(`${first}~`))
      let place = places.sort((one, other) => (timeOf(one) < timeOf(other) ? 1 : -1))[0] ?? first
      let savedAt = timeOf(place)
      return {
        read: () => read(place),
        write(draft) {
          if (wipes !== born) return
          if (timeOf(place) !== savedAt) place = `${first}~${now().getTime()}`
          const current = holder()
          keep(place, { ...draft, savedAt: now().toISOString() }, current?.sub === owner ? current : opener)
          savedAt = timeOf(place)
        },
        drop() {
          storage.removeItem(place)
          savedAt = timeOf(place)
        },
      }
    },
    /** How many drafts the account that is signed in has. */
    count: () => keys().filter((key) => key.startsWith(`${prefix}${holder()?.sub}:`) && read(key) !== undefined).length,
    /** Deletes the drafts of all accounts. Forms that are open now stop writing theirs. */
    wipe: (): void => {
      wipes += 1
      forget(() => true)
    },
    /**
     * Deletes the drafts of other accounts. The drafts of the account that signs in live as long as its new session.
     */
    keepOwn: (): void => {
      const claims = holder()
      if (claims?.sub === undefined) return
      forget((key) => !key.startsWith(`${prefix}${claims.sub}:`))
      for (const key of keys()) {
        const draft = read(key)
        if (draft) keep(key, draft, claims)
      }
    },
    sweep,
  }
}
