import { createHash, randomUUID } from 'node:crypto'
import type { LinkRow, OutboxRow } from '../store/database/tables.ts'
import type { Services } from '../services.ts'

export type LinkPurpose = LinkRow['purpose']

const hour = 60 * 60 * 1000

/** How long a link of a mail may be used, in milliseconds from when the mail is sent. */
export const linkLifetimes: Record<LinkPurpose, number> = { activation: 48 * hour, passwordReset: hour }

/** Whose link it is: an account, or a sign-up that waits. */
export type LinkHolder = { account_id: string } | { sign_up_id: string }

/** A new link: the secret that goes into the mail, and the row that knows only its hash. */
export function newLink(purpose: LinkPurpose, holder: LinkHolder, now: Date): { secret: string; row: LinkRow } {
  const secret = randomUUID()
  const expires_at = new Date(now.getTime() + linkLifetimes[purpose]).toISOString()
  return { secret, row: { account_id: null, sign_up_id: null, ...holder, hash: linkHash(secret), purpose, expires_at } }
}

/** The form in which the secret of a link is stored and looked for. */
export function linkHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** A mail with a link, as the outbox takes it in. */
export function mailRow(purpose: LinkPurpose, recipient: string, now: string, signUp: string | null = null): OutboxRow {
  return { id: randomUUID(), purpose, recipient, sign_up_id: signUp, created_at: now, due_at: now, attempts: 0 }
}

/** Puts a mail into the outbox and has it sent aside from this call. */
export async function requestMail(mail: OutboxRow, { store, mailWorker }: Pick<Services, 'store' | 'mailWorker'>) {
  await store.outbox.add(mail)
  mailWorker.wake()
}
