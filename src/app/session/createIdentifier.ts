import type { Call } from '#client/createClient.ts'
import type { Session } from '#client/session.ts'
import { browserStorage } from '#ui/browserStorage.ts'
import { createStore } from '#ui/createStore.ts'

const storageKey = 'signedInAs'

export type Identifier = ReturnType<typeof createIdentifier>

/**
 * The e-mail by which a person signs in, as this browser knows it. It outlives a session that merely ended, so that the next
 * sign-in need not ask for it, and goes when somebody signs out.
 */
export function createIdentifier({ call, session }: { call: Call; session: Pick<Session, 'read'> }) {
  /** The value last typed for it into a form of this page. */
  const typed = createStore<string | undefined>(undefined)
  /** Stands in for a browser that keeps nothing. */
  const inMemory = createStore<unknown>(undefined)

  function known(): { sub?: unknown; email?: string } {
    const { sub, email } = (browserStorage.getJson(storageKey) ?? inMemory.get() ?? {}) as Record<string, unknown>
    return typeof email === 'string' ? { sub, email } : {}
  }

  function keep(email: string): void {
    const kept = { sub: session.read()?.sub, email }
    browserStorage.setItem(storageKey, JSON.stringify(kept))
    inMemory.set(kept)
  }

  /** The identifier of the session. Undefined if this browser does not know it. */
  function ofSession(): string | undefined {
    const { sub, email } = known()
    return sub !== undefined && sub === session.read()?.sub ? email : undefined
  }

  return {
    subscribe: inMemory.subscribe,
    ofSession,
    /** Fetches the identifier of the session, unless it is known. */
    async ask(): Promise<void> {
      const asking = session.read()?.sub
      if (asking === undefined || ofSession() !== undefined) return
      const { data } = await call('getAccountDetails')
      if (data && session.read()?.sub === asking) keep(data.email)
    },
    /** The identifier last typed on this page, else the identifier of the last session. */
    last: () => typed.get() ?? known().email,
    typed: typed.get,
    note: typed.set,
    /** Keeps the identifier last typed: somebody has signed in with it. */
    begin(): void {
      const email = typed.get()
      if (email !== undefined) keep(email)
    },
    /** Deletes the identifier at sign-out, so that the next person does not see it. */
    forget(): void {
      browserStorage.removeItem(storageKey)
      inMemory.set(undefined)
      typed.set(undefined)
    },
  }
}
