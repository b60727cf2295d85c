import { isObject } from './Answer.ts'
import { attempt, parsed } from './attempt.ts'

const storageKey = 'currentUser'
const passesEveryCheck = 'ROLE_GLOBAL_ADMIN'

/** What a session was before it changed. */
interface SessionChange {
  token: string | undefined
  /** Whose session there was last, even where it has ended meanwhile. */
  account: string | undefined
  /** Another tab has changed it. */
  elsewhere: boolean
}

/** The answer to sign-in, kept as it came. */
export interface SessionRecord {
  access_token: string
}

export type Session = ReturnType<typeof createSession>

interface Options {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  now: () => Date
  /** Where `storage` events of other tabs arrive; none outside a browser. */
  events?: Pick<EventTarget, 'addEventListener'>
}

function parseRecord(text: string | null): SessionRecord | undefined {
  const value = parsed(text ?? '')
  const { access_token = '', ...others } = isObject(value) ? value : {}
  return typeof access_token === 'string' && access_token !== '' ? { access_token, ...others } : undefined
}

/** The session kept in the browser under `currentUser`, and the checks on its token. */
export function createSession({ storage, now, events }: Options) {
  const listeners = new Set<(before: SessionChange) => void>()
  // Also stands in for a storage that refuses to work, as in a private window.
  let text = readText()
  let record = parseRecord(text)
  let account = subject()

  events?.addEventListener('storage', onStorage)

  function readText(): string | null {
    return attempt(() => storage.getItem(storageKey), null)
  }

  /** Whose session it is, as the token says. */
  function subject(): string | undefined {
    return record ? tokenPayload(record.access_token).sub : undefined
  }

  function take(next: string | null, elsewhere: boolean): void {
    const before = { token: record?.access_token, account, elsewhere }
    text = next
    record = parseRecord(next)
    account = subject() ?? account
    for (const listener of [...listeners]) listener(before)
  }

  function keep(next: string | null): void {
    // Where it cannot be stored, the session lives as long as the page.
    attempt(() => (next === null ? storage.removeItem(storageKey) : storage.setItem(storageKey, next)), undefined)
    take(next, false)
  }

  function onStorage(event: Event): void {
    const { key } = event as StorageEvent
    // A null key means that the whole storage was emptied.
    if (key !== storageKey && key !== null) return
    const next = readText()
    if (next !== text) take(next, true)
  }

  function clear(): void {
    if (text !== null) keep(null)
  }

  function livePayload(): ReturnType<typeof tokenPayload> | undefined {
    if (!record) return undefined
    const payload = tokenPayload(record.access_token)
    if (payload.exp === undefined || payload.exp * 1000 > now().getTime()) return payload
    clear()
    return undefined
  }

  function holds(test: (authorities: readonly string[]) => boolean): boolean {
    const payload = livePayload()
    return payload !== undefined && (payload.authorities.includes(passesEveryCheck) || test(payload.authorities))
  }

  return {
    /** The stored session, expired or not; the same object until it changes. Garbage counts as none. */
    read: () => record,
    /** Stores the answer to sign-in; false, and nothing stored, when it holds no token. */
    write: (answer: unknown) => {
      const next = JSON.stringify(answer) as string | undefined
      if (!next || !parseRecord(next)) return false
      keep(next)
      return true
    },
    clear,
    /** Calls back after each change, in this tab or another one; returns the way to stop. */
    subscribe: (listener: (before: SessionChange) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** A session is stored and its token has not ended; one that has ended is removed. */
    isSignedIn: () => livePayload() !== undefined,
    /** Holds at least one of the roles. */
    hasAny: (roles: readonly string[]) => holds((authorities) => roles.some((role) => authorities.includes(role))),
    /** Holds every one of the roles. */
    hasAll: (roles: readonly string[]) => holds((authorities) => roles.every((role) => authorities.includes(role))),
    subject,
  }
}

function readPayload(token: string): Record<string, unknown> {
  const binary = attempt(() => atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')), '')
  const payload = parsed(new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0))))
  return isObject(payload) ? payload : {}
}

export type TokenPayload = ReturnType<typeof tokenPayload>

/**
 * The facts of a token that the browser uses, from its middle part (base64url JSON): it cannot and need not check the
 * signature. A token that cannot be read has no roles and no end.
 */
export function tokenPayload(token: string) {
  const { exp, iat, authorities, sub, sid } = readPayload(token)
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const seconds = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
  return {
    /** When the token ends and when it began, in seconds since 1970. */
    exp: seconds(exp),
    iat: seconds(iat),
    /** Role names. */
    authorities: Array.isArray(authorities) ? authorities.filter((role) => typeof role === 'string') : [],
    /** Whose token it is, and the session that it opens. */
    sub: text(sub),
    sid: text(sid),
  }
}
