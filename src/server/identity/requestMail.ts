import { randomUUID } from 'node:crypto'
import type { Services } from '../services.ts'
import type { OutboxRow } from '../store/tables.ts'
import type { LinkPurpose } from './links.ts'

/** A mail with a link, as the outbox takes it in. */
export function mailRow(purpose: LinkPurpose, recipient: string, now: string): OutboxRow {
  return { id: randomUUID(), purpose, recipient, created_at: now, due_at: now, attempts: 0 }
}

/** Puts a mail into the outbox and has it sent aside from this call. */
export async function requestMail(
  purpose: LinkPurpose,
  recipient: string,
  { store, clock, postman }: Pick<Services, 'store' | 'clock' | 'postman'>,
): Promise<void> {
  await store.outbox.add(mailRow(purpose, recipient, clock().toISOString()))
  postman.wake()
}
