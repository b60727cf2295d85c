import type { Handler } from '../../request/Call.ts'

/** Ends the session of an id that only its token tells: all that such an id is good for. */
export const revokeSession: Handler = async ({ parameters }, { store, clock }) => {
  await store.sessions.revoke(parameters['sessionId'] ?? '', clock().toISOString())
  return { kind: 'text', body: 'Signed out' }
}
