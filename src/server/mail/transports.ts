import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { makePrivateFolder, writeWhole } from '../privateFiles.ts'
import type { writeMessage } from './writeMessage.ts'

export type MailMessage = ReturnType<typeof writeMessage> & {
  /** The same at each attempt, so that a mailbox shows repeated deliveries once: of it the Message-ID is made. */
  id: string
  from: string
  to: string
}

export type Transport = ReturnType<typeof folderTransport>

/** Sends through the mail server of the settings, or into a folder if there is none. */
export const openTransport = (
  { smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>,
  print: (text: string) => void,
): Transport => (smtpUrl === undefined ? folderTransport(join(dataDir, 'outbox'), print) : smtpTransport(smtpUrl))

/** A message as nodemailer takes it. Addresses go as objects, which are never read as lists of addresses. */
function mailOptions({ id, from, to, subject, text, html, language }: MailMessage) {
  // `Trousseau <post@example.org>` → `post@example.org`.
  const sender = /<([^<>]+)>/.exec(from)?.[1] ?? from
  return {
    messageId: `<${id}@${sender.split('@')[1] ?? 'localhost'}>`,
    from,
    to: { name: '', address: to },
    envelope: { from: { name: '', address: sender }, to: [{ name: '', address: to }] },
    subject,
    text,
    html,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const ownMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/i

/**
 * Hands messages to a mail server. They hold keys: unless it is on this machine, or the address says `?requireTLS=false`,
 * a server without TLS gets none.
 * @param url `smtp://user:password@host:587`, or `smtps://…` for TLS from the start
 */
function smtpTransport(url: string): Transport {
  const server = createTransport({
    url,
    requireTLS: !ownMachine.test(new URL(url).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async send(message) {
      await server.sendMail(mailOptions(message))
    },
    // The receiver owns a mail that was handed over.
    forget: () => Promise.resolve(),
  }
}

/**
 * Writes messages into a folder, one `.eml` file each, and prints their links: trying the product needs no mail server. A
 * message that is written again replaces its file.
 * @param print takes the lines for the console
 */
function folderTransport(folder: string, print: (text: string) => void) {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    /** Resolves once the message is handed over; rejects if it must be tried again. */
    async send(mail: MailMessage) {
      const options = mailOptions(mail)
      // In the body a long address is broken in two: here it can be copied out of the file as it is.
      const headers = { ...options.headers, 'X-Link': mail.link }
      const { message } = await composer.sendMail({ ...options, headers })
      makePrivateFolder(folder)
      const file = join(folder, `${addressMark(mail.to)}-${mail.id}.eml`)
      await writeWhole(file, message as Buffer)
      print(`Mail to ${mail.to}: ${mail.subject}\n  ${mail.link}\n  ${file}\n`)
    },
    /** Removes local copies of messages to an address. Never rejects. */
    async forget(address: string) {
      const files = await readdir(folder).catch(() => [])
      const theirs = files.filter((file) => file.startsWith(`${addressMark(address)}-`))
      await Promise.allSettled(theirs.map((file) => rm(join(folder, file), { force: true })))
    },
  }
}

/** Names of files of one address begin alike, without revealing the address. */
const addressMark = (address: string) => createHash('sha256').update(address).digest('hex').slice(0, 16)
