import { randomUUID } from 'node:crypto'
import type { LinkPurpose } from '../../identity/links.ts'
import type { Services } from '../../services.ts'

/** Puts a mail into the outbox and has it sent aside from this call. */
export async function requestMail(
  purpose: LinkPurpose,
  recipient: string,
  { store, clock, postman }: Pick<Services, 'store' | 'clock' | 'postman'>,
): Promise<void> {
  const now = clock().toISOString()
  await store.outbox.add({ id: randomUUID(), purpose, recipient, created_at: now, due_at: now, attempts: 0 })
  postman.wake()
}
