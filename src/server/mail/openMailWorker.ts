import type { FastifyBaseLogger } from 'fastify'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { folderTransport } from './folderTransport.ts'
import type { Transport } from './MailMessage.ts'
import { createMailWorker, type MailWorker, type MailEvent } from './createMailWorker.ts'
import { smtpTransport } from './smtpTransport.ts'

/** Sends through the mail server of the settings, or into a folder if there is none. */
export const openTransport = (
  { smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>,
  print: (text: string) => void,
): Transport => (smtpUrl === undefined ? folderTransport(join(dataDir, 'outbox'), print) : smtpTransport(smtpUrl))

/** Creates the mail worker, which reports to the log. @param log the log, which is created after the worker */
export const openMailWorker = ({
  log,
  ...parts
}: Omit<Parameters<typeof createMailWorker>[0], 'report'> & { log: () => FastifyBaseLogger }): MailWorker =>
  createMailWorker({ ...parts, report: (event) => report(event, log()) })

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
