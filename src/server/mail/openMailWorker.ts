import type { FastifyBaseLogger } from 'fastify'
import { join } from 'node:path'
import { accountMessages } from '../identity/accountMessages.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/Store.ts'
import { folderTransport } from './folderTransport.ts'
import { createMailWorker, type MailWorker, type MailEvent } from './createMailWorker.ts'
import { readWords } from '../readWords.ts'
import { smtpTransport } from './smtpTransport.ts'

/** Creates the mail worker: it sends through the mail server of the settings, or into a folder if there is none. */
export function openMailWorker({
  settings,
  store,
  clock,
  print,
  log,
}: {
  settings: Settings
  store: Store
  clock: () => Date
  print: (text: string) => void
  /** The log, which is created after the worker. */
  log: () => FastifyBaseLogger
}): MailWorker {
  const { smtpUrl, dataDir } = settings
  const words = readWords('mail')
  return createMailWorker({
    outbox: store.outbox,
    transport: smtpUrl === undefined ? folderTransport(join(dataDir, 'outbox'), print) : smtpTransport(smtpUrl),
    messageFor: accountMessages({ store, words, settings, clock }),
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
