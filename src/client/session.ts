import { isObject, parsed } from './Answer.ts'
import type { Clock } from './clock.ts'

const storageKey = 'currentUser'
const passesEveryCheck = 'ROLE_GLOBAL_ADMIN'

interface SessionChange {
  /** Whose session there was last, even where it has ended meanwhile. */
  account: string | undefined
  /**
   * A change in another tab that this tab must follow. An expired session changes nothing here: typed values stay, and
   * the next call asks for a sign-in.
   */
  elsewhere: 'signedOut' | 'otherAccount' | 'signedIn' | undefined
}

export type Session = ReturnType<typeof createSession>

interface Options {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Tells when a token has ended, and is set by each that begins. */
  clock: Clock
  /** Where `storage` events of other tabs arrive; none outside a browser. */
  events?: Pick<EventTarget, 'addEventListener'>
}

function readSession(answer: unknown) {
  const { access_token } = isObject(answer) ? answer : {}
  if (typeof access_token !== 'string' || access_token === '') return undefined
  return { access_token, ...tokenPayload(access_token) }
}

type StoredSession = NonNullable<ReturnType<typeof readSession>>

/** The session kept in the browser under `currentUser`, and the checks on its token. */
export function createSession({ storage, clock, events }: Options) {
  const listeners: ((change: SessionChange) => void)[] = []
  // Also stands in for a browser that keeps nothing.
  let current = stored()
  let account = current?.sub

  events?.addEventListener('storage', onStorage)

  function stored(): StoredSession | undefined {
    return readSession(parsed(() => storage.getItem(storageKey) ?? ''))
  }

  /** Sets the current session and notifies the listeners. The account remains known after its session has ended. */
  function setSession(next: StoredSession | undefined, elsewhere?: SessionChange['elsewhere']): void {
    const change = { account, elsewhere }
    current = next
    account = current?.sub ?? account
    for (const listener of listeners) listener(change)
  }

  /** Follows a sign-in or sign-out in another tab. */
  function onStorage(event: Event): void {
    const { key } = event as StorageEvent
    // A null key means that the whole storage was emptied.
    if (key !== storageKey && key !== null) return
    const next = stored()
    setSession(next, changeElsewhere(next))
  }

  /** The change in another tab that this tab must follow; undefined for none. */
  function changeElsewhere(next: StoredSession | undefined): SessionChange['elsewhere'] {
    if (next?.access_token === current?.access_token) return undefined
    if (!next) return hasEnded() ? undefined : 'signedOut'
    if (account !== undefined && account !== next.sub) return 'otherAccount'
    return current ? undefined : 'signedIn'
  }

  const hasEnded = () => (current?.exp ?? Infinity) * 1000 <= clock.now().getTime()

  function clear(): void {
    if (!current) return
    storage.removeItem(storageKey)
    setSession(undefined)
  }

  function activeSession(): StoredSession | undefined {
    if (hasEnded()) clear()
    return current
  }

  function hasRoles(test: (authorities: readonly string[]) => boolean): boolean {
    const { authorities } = activeSession() ?? {}
    return authorities !== undefined && (authorities.includes(passesEveryCheck) || test(authorities))
  }

  return {
    /** The stored session, expired or not; the same object until it changes. Garbage counts as none. */
    read: () => current,
    /** Stores the answer to sign-in; false, and nothing stored, when it holds no token. */
    write: (answer: unknown) => {
      const next = readSession(answer)
      if (!next) return false
      // The token begins now: its lifetime counts from its receipt, also where the clock of the device is wrong.
      if (next.iat !== undefined) clock.set(next.iat * 1000)
      storage.setItem(storageKey, JSON.stringify(answer))
      setSession(next)
      return true
    },
    clear,
    /** Calls back after each change, in this tab or another one, as long as the page lives. */
    subscribe: (listener: (change: SessionChange) => void) => void listeners.push(listener),
    /** A session is stored and its token has not ended; one that has ended is removed. */
    isSignedIn: () => activeSession() !== undefined,
    hasAny: (roles: readonly string[]) => hasRoles((authorities) => roles.some((role) => authorities.includes(role))),
    hasAll: (roles: readonly string[]) => hasRoles((authorities) => roles.every((role) => authorities.includes(role))),
  }
}

export type TokenPayload = ReturnType<typeof tokenPayload>

/**
 * The facts of a token that the browser uses, from its middle part (base64url JSON): it cannot and need not check the
 * signature. A token that cannot be read has no roles and no end.
 */
function tokenPayload(token: string) {
  const payload = parsed(() => {
    const binary = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)))
  })
  const { exp, iat, authorities, sub, sid } = isObject(payload) ? payload : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const seconds = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
  return {
    /** When the token ends and when it began, in seconds since 1970. */
    exp: seconds(exp),
    iat: seconds(iat),
    authorities: Array.isArray(authorities) ? authorities.filter((role) => typeof role === 'string') : [],
    /** Whose token it is, and the session that it opens. */
    sub: text(sub),
    sid: text(sid),
  }
}
