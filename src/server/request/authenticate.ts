import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import { refusals } from '../errors.ts'
import type { Services } from '../services.ts'
import type { Caller } from './Call.ts'

/** The caller of a bearer token; throws 401 for every token that does not stand for a living session, or a fresh one. */
export async function authenticate(
  authorization: string | undefined,
  { freshMinutes }: Pick<ServerOperation, 'freshMinutes'>,
  { tokens, store, clock }: Pick<Services, 'tokens' | 'store' | 'clock'>,
): Promise<Caller> {
  if (authorization === undefined) throw refusals.notSignedIn()
  const now = clock()
  const claims = await tokens.verify(authorization, now)
  const session = claims && (await store.sessions.find(claims.sessionId))
  const lives =
    session !== undefined &&
    session.account_id === claims?.accountId &&
    session.revoked_at === null &&
    session.expires_at > now.toISOString() &&
    session.epoch === session.accountEpoch &&
    session.active === 1
  if (!lives) throw refusals.notSignedIn('invalid_token')
  if (freshMinutes !== undefined && now.getTime() - Date.parse(session.created_at) > freshMinutes * 60_000)
    throw refusals.signedInTooLongAgo(freshMinutes)
  return { accountId: session.account_id, sessionId: session.id }
}
