import type { OutboxRow } from '../store/tables.ts'
import type { OutboxStore } from '../store/Store.ts'
import type { Letter, Transport } from './Letter.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How often the outbox is looked at without being woken: for what is due again, and for rows of other processes. */
const round = 10 * second
/** Work begins this long after a call woke the postman, so that what he does falls into no answer's time. */
const aside = 100
/** How long a claimed mail is left to whoever claimed it; longer than any sending takes. */
const lease = 5 * minute
/** After this long a mail is given up: its reader has asked for another one, or for nothing any more. */
const patience = 72 * hour

/** Pause after the n-th failed attempt, in milliseconds: 10 s, 20 s, 40 s … an hour at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(10 * second * 2 ** (attempts - 1), hour)
}

export type PostmanEvent =
  | { what: 'sent'; mail: OutboxRow }
  | { what: 'givenUp'; mail: OutboxRow }
  | { what: 'failed'; mail: OutboxRow; nextAt: string; error: unknown }
  | { what: 'fault'; error: unknown }

export interface Postman {
  /** Begins with what was left over, and looks into the outbox from time to time. */
  start: () => void
  /** Says that a mail was put into the outbox. Returns at once. */
  wake: () => void
  /** Resolves when nothing is due and nothing is being sent. */
  settled: () => Promise<void>
  /** Removes what is left on this machine of mails to an address. */
  forget: (address: string) => Promise<void>
  /** Stops after the mail that is being sent; the rest stays in the outbox for the next start. */
  stop: () => Promise<void>
}

/**
 * Sends what lies in the outbox, one mail after another, aside from all calls. A row goes only after its mail was taken,
 * so a mail survives restarts and mail servers that are down; it may then be sent twice, under one and the same
 * Message-ID, but never not at all.
 */
export function createPostman({
  outbox,
  transport,
  letterFor,
  clock,
  report,
}: {
  outbox: OutboxStore
  transport: Transport
  /** The letter of a row; undefined if there is nothing to say (any more). */
  letterFor: (mail: OutboxRow) => Promise<Letter | undefined>
  clock: () => Date
  report: (event: PostmanEvent) => void
}): Postman {
  let running: Promise<void> | undefined
  let wokenMeanwhile = false
  let stopped = false
  const inMilliseconds = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString()

  const deliver = async (mail: OutboxRow) => {
    try {
      const letter = await letterFor(mail)
      if (letter) await transport.send(letter)
      await outbox.remove(mail.id)
      if (letter) report({ what: 'sent', mail })
    } catch (error) {
      if (clock().getTime() - Date.parse(mail.created_at) > patience) {
        await outbox.remove(mail.id)
        report({ what: 'givenUp', mail })
        return
      }
      const nextAt = inMilliseconds(pauseAfter(mail.attempts))
      await outbox.postpone(mail.id, nextAt)
      report({ what: 'failed', mail, nextAt, error })
    }
  }
  const deliverAll = async () => {
    wokenMeanwhile = false
    while (!stopped) {
      const mail = await outbox.claim(clock().toISOString(), inMilliseconds(lease))
      if (!mail) return
      await deliver(mail)
    }
  }
  const work = () => {
    wokenMeanwhile = true
    if (stopped || running) return
    running = deliverAll()
      .catch((error: unknown) => report({ what: 'fault', error }))
      .finally(() => {
        running = undefined
        if (wokenMeanwhile) work()
      })
  }
  let rounds: NodeJS.Timeout | undefined
  let waking: NodeJS.Timeout | undefined

  return {
    start() {
      rounds = setInterval(work, round)
      rounds.unref()
      work()
    },
    wake() {
      waking ??= setTimeout(() => {
        waking = undefined
        work()
      }, aside)
    },
    async settled() {
      work()
      while (running) await running
    },
    forget: (address) => transport.forget(address),
    async stop() {
      stopped = true
      clearInterval(rounds)
      clearTimeout(waking)
      await running
    },
  }
}
