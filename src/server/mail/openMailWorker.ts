import type { FastifyBaseLogger } from 'fastify'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { OutboxStore } from '../store/Store.ts'
import type { OutboxRow } from '../store/database/tables.ts'
import { folderTransport } from './folderTransport.ts'
import type { MailMessage } from './MailMessage.ts'
import { createMailWorker, type MailWorker, type MailEvent } from './createMailWorker.ts'
import { smtpTransport } from './smtpTransport.ts'

/** Creates the mail worker: it sends through the mail server of the settings, or into a folder if there is none. */
export function openMailWorker({
  settings,
  outbox,
  messageFor,
  clock,
  print,
  log,
}: {
  settings: Pick<Settings, 'smtpUrl' | 'dataDir'>
  outbox: OutboxStore
  messageFor: (mail: OutboxRow) => Promise<MailMessage | undefined>
  clock: () => Date
  print: (text: string) => void
  /** The log, which is created after the worker. */
  log: () => FastifyBaseLogger
}): MailWorker {
  const { smtpUrl, dataDir } = settings
  return createMailWorker({
    outbox,
    transport: smtpUrl === undefined ? folderTransport(join(dataDir, 'outbox'), print) : smtpTransport(smtpUrl),
    messageFor,
    clock,
    report: (event) => report(event, log()),
  })
}

/** Neither address nor link is written into the log. */
function report(event: MailEvent, log: FastifyBaseLogger): void {
  if (event.what === 'fault') {
    log.error({ err: event.error }, 'the outbox cannot be read')
    return
  }
  const { id, purpose, attempts } = event.mail
  const facts = { mail: id, purpose, attempts }
  if (event.what === 'failed')
    log.warn({ ...facts, nextAt: event.nextAt, reason: reasonOf(event.error) }, 'mail not sent')
  else if (event.what === 'sent') log.info(facts, 'mail sent')
  else log.error(facts, 'mail given up')
}

/** What a mail server says may hold the address: only its codes are kept. */
function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string }
  return [code ?? name, responseCode].filter(Boolean).join(' ')
}
