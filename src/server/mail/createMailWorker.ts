import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import type { Repositories } from '../store/openStore.ts'
import type { OutboxRow } from '../store/database/tables.ts'
import type { MailMessage, Transport } from './transports.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How often the outbox is polled, for repeated attempts and rows of other processes. */
const pollInterval = 10 * second
/** Delay between waking the worker and its work, so that sending slows down no answer. In milliseconds. */
const delay = 100
/** How long a claim of a mail lasts; longer than any sending takes. */
const visibilityTimeout = 5 * minute
/** Age at which a mail is given up. */
const maxAge = 72 * hour

interface Parts {
  outbox: Pick<Repositories['outbox'], 'claim' | 'postpone' | 'remove'>
  transport: Transport
  /** The message of a row; undefined if there is nothing to send any more. */
  messageFor: (mail: OutboxRow) => Promise<MailMessage | undefined>
  clock: () => Date
  /** The log, which is created after the worker. It holds neither addresses nor links. */
  log: () => Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

export type MailWorker = ReturnType<typeof createMailWorker>

/**
 * Sends the mails of the outbox one after another, apart from all calls. A row is removed only after its mail was
 * handed over, so mails survive restarts and failing mail servers: each is sent at least once, always with the same
 * Message-ID.
 */
export function createMailWorker({ outbox, transport, messageFor, clock, log }: Parts) {
  const oneByOne = pLimit(1)
  let stopped = false
  const inMilliseconds = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString()

  /** Sends one mail and removes its row. After a failure it is retried later, with growing delays, for three days. */
  const deliverMail = async (mail: OutboxRow) => {
    const facts = { mail: mail.id, purpose: mail.purpose, attempts: mail.attempts }
    try {
      const message = await messageFor(mail)
      if (message) await transport.send(message)
      await outbox.remove(mail.id)
      if (message) log().info(facts, 'mail sent')
    } catch (error) {
      if (clock().getTime() - Date.parse(mail.created_at) > maxAge) {
        await outbox.remove(mail.id)
        log().error(facts, 'mail given up')
        return
      }
      // After 10 s, 20 s, 40 s … an hour at most.
      const nextAt = inMilliseconds(Math.min(10 * second * 2 ** (mail.attempts - 1), hour))
      await outbox.postpone(mail.id, nextAt)
      log().warn({ ...facts, nextAt, reason: reasonOf(error) }, 'mail not sent')
    }
  }
  /** Sends all mails that are due, until none is left. Claiming a mail keeps other processes away from it. */
  const deliverDueMails = async () => {
    while (!stopped) {
      const mail = await outbox.claim(clock().toISOString(), inMilliseconds(visibilityTimeout))
      if (!mail) return
      await deliverMail(mail)
    }
  }
  const deliverInTurn = () =>
    oneByOne(() => deliverDueMails().catch((err: unknown) => log().error({ err }, 'the outbox cannot be read')))
  const startRound = () => {
    // A round that has not begun finds what comes until then.
    if (oneByOne.pendingCount === 0) void deliverInTurn()
  }
  let polling: NodeJS.Timeout | undefined

  return {
    /** Sends what an earlier run left over, then polls the outbox. */
    start() {
      polling = setInterval(startRound, pollInterval)
      polling.unref()
      startRound()
    },
    /** Announces a new mail in the outbox. Returns at once. */
    wake() {
      setTimeout(startRound, delay).unref()
    },
    /** Resolves when nothing is due and nothing is being sent. */
    settled: deliverInTurn,
    forget: (address: string) => transport.forget(address),
    /** Stops after the mail that is being sent; the rest stays in the outbox for the next start. */
    async stop() {
      stopped = true
      clearInterval(polling)
      await deliverInTurn()
    },
  }
}

/** The message of a mail server may contain the address, so only its codes are kept. */
function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string }
  return [code ?? name, responseCode].filter(Boolean).join(' ')
}
