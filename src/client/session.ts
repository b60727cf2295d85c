const storageKey = 'currentUser'
const passesEveryCheck = 'ROLE_GLOBAL_ADMIN'

/** The answer to sign-in, kept as it came. */
export interface SessionRecord {
  access_token: string
}

export type Session = ReturnType<typeof createSession>

interface Options {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  now: () => Date
  /** Where `storage` events of other tabs arrive; none outside a browser. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

function parseRecord(text: string | null): SessionRecord | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    const token = (value as Partial<SessionRecord> | null)?.access_token
    return typeof token === 'string' && token !== '' ? (value as SessionRecord) : undefined
  } catch {
    return undefined
  }
}

/** The session kept in the browser under `currentUser`, and the checks on its token. */
export function createSession({ storage, now, events }: Options) {
  const listeners = new Set<() => void>()
  // Also stands in for a storage that refuses to work, as in a private window.
  let text = readText()
  let record = parseRecord(text)

  function readText(): string | null {
    try {
      return storage.getItem(storageKey)
    } catch {
      return null
    }
  }

  function take(next: string | null): void {
    text = next
    record = parseRecord(next)
    for (const listener of [...listeners]) listener()
  }

  function keep(next: string | null): void {
    try {
      if (next === null) storage.removeItem(storageKey)
      else storage.setItem(storageKey, next)
    } catch {
      // The session then lives as long as the page.
    }
    take(next)
  }

  function onStorage(event: Event): void {
    const { key } = event as StorageEvent
    // A null key means that the whole storage was emptied.
    if (key !== storageKey && key !== null) return
    const next = readText()
    if (next !== text) take(next)
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
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) events?.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) events?.removeEventListener('storage', onStorage)
      }
    },
    /** A session is stored and its token has not ended; one that has ended is removed. */
    isSignedIn: () => livePayload() !== undefined,
    /** Holds at least one of the roles. */
    hasAny: (roles: readonly string[]) => holds((authorities) => roles.some((role) => authorities.includes(role))),
    /** Holds every one of the roles. */
    hasAll: (roles: readonly string[]) => holds((authorities) => roles.every((role) => authorities.includes(role))),
    /** Whose session it is, as the token says. */
    subject: () => (record ? tokenPayload(record.access_token).sub : undefined),
  }
}

/** The facts of a token that the browser uses; it cannot and need not check the signature. */
export interface TokenPayload {
  /** When the token ends, in seconds since 1970. */
  exp?: number
  /** When it began, in seconds since 1970. */
  iat?: number
  /** Role names. */
  authorities: string[]
  /** Whose token it is. */
  sub?: string
  /** The session that it opens. */
  sid?: string
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
}

function readPayload(token: string): Record<string, unknown> {
  try {
    const payload: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''))
    return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Reads the middle part of a token (base64url JSON). A token that cannot be read has no roles and no end. */
export function tokenPayload(token: string): TokenPayload {
  const { exp, iat, authorities, sub, sid } = readPayload(token)
  const roles = Array.isArray(authorities) ? authorities.filter((role) => typeof role === 'string') : []
  return {
    ...(typeof exp === 'number' && Number.isFinite(exp) && { exp }),
    ...(typeof iat === 'number' && Number.isFinite(iat) && { iat }),
    authorities: roles,
    ...(typeof sub === 'string' && { sub }),
    ...(typeof sid === 'string' && { sid }),
  }
}
