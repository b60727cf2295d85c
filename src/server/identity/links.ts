import { createHash, randomUUID } from 'node:crypto'
import type { LinkRow } from '../store/tables.ts'

export type LinkPurpose = LinkRow['purpose']

const hour = 60 * 60 * 1000

/** How long a link of a mail may be used, in milliseconds from when the mail is sent. */
export const linkLifetimes: Record<LinkPurpose, number> = { activation: 48 * hour, passwordReset: hour }

/** A new link for an account: the secret that goes into the mail, and the row that knows only its hash. */
export function newLink(purpose: LinkPurpose, accountId: string, now: Date): { secret: string; row: LinkRow } {
  const secret = randomUUID()
  const expiresAt = new Date(now.getTime() + linkLifetimes[purpose]).toISOString()
  return { secret, row: { hash: linkHash(secret), purpose, account_id: accountId, expires_at: expiresAt } }
}

/** The form in which the secret of a link is stored and looked for. */
export function linkHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
