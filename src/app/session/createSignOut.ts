import type { Call } from '#client/createClient.ts'
import type { Session } from '#client/session.ts'
import { browserStorage } from '#ui/browserStorage.ts'

const storageKey = 'endedSessions'

/** Pause before the server is tried again, in milliseconds. */
const retryDelayMs = 30_000

interface Parts {
  call: Call
  session: Pick<Session, 'read' | 'clear'>
  /** The session has ended here, and the server could not be told. */
  onUnheard: () => void
  /** A later attempt has ended the session at the server. */
  onHeard: () => void
  /** Tells when the network is back; none outside a browser. */
  events?: Pick<EventTarget, 'addEventListener'> | undefined
}

/**
 * Ends the session, here at once, and at the server as soon as it can be reached: now, after a pause, when the network is
 * back, at the next visit. Till then the browser keeps the id of the session, which ends it and opens nothing.
 */
export function createSignOut({ call, session, onUnheard, onHeard, events }: Parts): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined

  function read(): string[] {
    const ids = browserStorage.getJson(storageKey)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  }

  // A browser that keeps nothing has no session at the next visit either.
  function keep(ids: readonly string[]): void {
    if (ids.length === 0) browserStorage.removeItem(storageKey)
    else browserStorage.setItem(storageKey, JSON.stringify(ids))
  }

  const isHeard = ({ status }: { status: number | 'network' }) => status !== 'network' && status < 500 && status !== 429
  const forget = (ended: string | undefined) => keep(read().filter((id) => id !== ended))

  async function repeat(): Promise<void> {
    clearTimeout(waiting)
    const ids = read()
    for (const id of ids) {
      if (isHeard(await call('revokeSession', { id }))) forget(id)
    }
    if (read().length > 0) waiting = setTimeout(() => void repeat(), retryDelayMs)
    else if (ids.length > 0) onHeard()
  }

  async function tell(ended: string | undefined): Promise<void> {
    // The call takes the token along before it is removed.
    if (isHeard(await call('signOut'))) {
      forget(ended)
      return
    }
    onUnheard()
    waiting = setTimeout(() => void repeat(), retryDelayMs)
  }

  events?.addEventListener('online', () => void repeat())
  void repeat()

  return () => {
    const ended = session.read()?.sid
    if (ended !== undefined) keep([...read(), ended])
    void tell(ended)
    session.clear()
  }
}
