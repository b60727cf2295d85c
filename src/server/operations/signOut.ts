import type { Handler } from '../request/Call.ts'

/** Ends the session of the token; the token is worth nothing from then on. */
export const signOut: Handler = async ({ caller }, { store, clock }) => {
  if (caller) await store.sessions.revoke(caller.sessionId, clock().toISOString())
  return { kind: 'text', body: 'Signed out' }
}
