import { randomUUID } from 'node:crypto'
import type { Services } from '../services.ts'
import type { OutboxRow } from '../store/database/tables.ts'
import type { LinkPurpose } from './links.ts'

/** A mail with a link, as the outbox takes it in. */
export function mailRow(purpose: LinkPurpose, recipient: string, now: string, signUp: string | null = null): OutboxRow {
  return { id: randomUUID(), purpose, recipient, sign_up_id: signUp, created_at: now, due_at: now, attempts: 0 }
}

/** Puts a mail into the outbox and has it sent aside from this call. */
export async function requestMail(mail: OutboxRow, { store, mailWorker }: Pick<Services, 'store' | 'mailWorker'>) {
  await store.outbox.add(mail)
  mailWorker.wake()
}
