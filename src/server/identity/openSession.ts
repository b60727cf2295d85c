import { randomBytes } from 'node:crypto'
import type { AccountRow } from '../store/tables.ts'
import type { SessionStore } from '../store/Store.ts'
import type { Tokens } from './tokens.ts'

const hour = 60 * 60 * 1000

/** How long a session lasts, in milliseconds: with "remember me", and without. */
export const lifetimes = { remembered: 30 * 24 * hour, usual: 8 * hour }

/** Opens a session for an account and gives its token. */
export async function openSession(
  account: Pick<AccountRow, 'id' | 'epoch' | 'authorities'>,
  { remember, now, sessions, tokens }: { remember: boolean; now: Date; sessions: SessionStore; tokens: Tokens },
): Promise<string> {
  const sessionId = randomBytes(16).toString('hex')
  const expiresAt = new Date(now.getTime() + (remember ? lifetimes.remembered : lifetimes.usual))
  await sessions.add({
    id: sessionId,
    account_id: account.id,
    epoch: account.epoch,
    created_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
    revoked_at: null,
  })
  return tokens.sign({
    accountId: account.id,
    sessionId,
    authorities: JSON.parse(account.authorities) as string[],
    issuedAt: now,
    expiresAt,
  })
}
