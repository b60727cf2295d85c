import { randomBytes } from 'node:crypto'
import type { Services } from '../services.ts'
import type { AccountRow } from '../store/database/tables.ts'

const hour = 60 * 60 * 1000

/** How long a session lasts, in milliseconds: with "remember me", and without. */
export const lifetimes = { remembered: 30 * 24 * hour, usual: 8 * hour }

/** Opens a session for an account and gives its token. The oldest ones end where there are too many. */
export async function openSession(
  account: Pick<AccountRow, 'id' | 'epoch' | 'authorities'>,
  { remember }: { remember: boolean },
  { store, tokens, settings, clock }: Pick<Services, 'store' | 'tokens' | 'settings' | 'clock'>,
): Promise<string> {
  const now = clock()
  const sessionId = randomBytes(16).toString('hex')
  const expiresAt = new Date(now.getTime() + (remember ? lifetimes.remembered : lifetimes.usual))
  await store.sessions.add({
    id: sessionId,
    account_id: account.id,
    epoch: account.epoch,
    created_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
    revoked_at: null,
  })
  await store.sessions.keepNewest(account.id, settings.maxSessions, now.toISOString())
  return tokens.sign({
    accountId: account.id,
    sessionId,
    authorities: JSON.parse(account.authorities) as string[],
    issuedAt: now,
    expiresAt,
  })
}
