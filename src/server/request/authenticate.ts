import type { FastifyReply, FastifyRequest } from 'fastify'
import { today } from '#engine/formats/dates.ts'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import type { Caller } from '../credentials/tokens.ts'
import { refusals } from '../errors.ts'
import type { Services } from '../services.ts'
import { hangUpOf } from './hangUp.ts'
import { networksOf } from './networkAddress.ts'
import type { Shares } from '../shares.ts'

/**
 * A page elsewhere can make its visitors' browsers write, though it may not read the answer: one of another site, and one of
 * another origin of the same site, which is another name or port and may be another's.
 */
export function requireOwnSite({ method, headers }: FastifyRequest): void {
  if (method !== 'GET' && ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))) {
    throw refusals.otherSite()
  }
}

/** Takes a share of those that callers without an account have, by the network of their address. */
export const takeShareOfAddress = (request: FastifyRequest, reply: FastifyReply, { ofAddresses }: Services['shares']) =>
  takeShare(request, reply, ofAddresses, networksOf(request.ip)[0]?.network ?? '')

/**
 * Takes a share of the server for a call, until it is answered or its caller has gone.
 * @param holder the account, or else the network address, whose share it is
 */
async function takeShare(request: FastifyRequest, reply: FastifyReply, shares: Shares, holder: string) {
  const share = (request.share = await shares.enter(holder, hangUpOf(request.raw.socket)))
  for (const end of ['finish', 'close']) reply.raw.once(end, share.leave)
  return share
}

/**
 * The caller of a bearer token; throws 401 for every token that does not stand for a living session, or a fresh one. The call
 * has a share of its account from then on, until it is answered or its caller has gone.
 */
export async function authenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  { freshMinutes }: ServerOperation,
  { tokens, store, shares, clock }: Services,
): Promise<Caller> {
  const { authorization } = request.headers
  const now = clock()
  let caller = tokens.known(authorization ?? '', now)
  if (!caller) {
    // Anybody can send tokens that are false: to verify and to refuse them burdens others no less than answers do.
    const { atWork } = await takeShareOfAddress(request, reply, shares)
    if (authorization === undefined) throw refusals.notSignedIn()
    caller = await atWork(() => tokens.verify(authorization, now))
  }
  if (!caller) throw refusals.tokenWorthless()
  const { accountId, sessionId } = caller
  const share = await takeShare(request, reply, shares.ofAccounts, accountId)
  const session = await share.atWork(() => store.sessions.findLiving(sessionId, accountId, now.toISOString()))
  if (!session) {
    // The holder of a revoked token takes no share of its account.
    tokens.forget(sessionId)
    throw refusals.tokenWorthless()
  }
  if (freshMinutes !== undefined && now.getTime() - Date.parse(session.created_at) > freshMinutes * 60_000) {
    throw refusals.signedInTooLongAgo(freshMinutes)
  }
  // Its owner is told of days: one write a day will do.
  if (session.used_at === null || dayAt(new Date(session.used_at)) !== dayAt(now)) {
    await share.atWork(() => store.sessions.use(sessionId, now.toISOString()))
  }
  return caller
}

const dayAt = (moment: Date) => today(() => moment)
