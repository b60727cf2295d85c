import { createHash } from 'node:crypto'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { flushNames, makePrivateFolder } from '../privateFiles.ts'
import type { Transport } from './MailMessage.ts'
import { addressOf, mailOptions } from './mailOptions.ts'

/**
 * Writes messages into a folder, one `.eml` file each, and prints their links: trying the product needs no mail server. A
 * message that is written again replaces its file.
 * @param print takes the lines for the console
 */
export function folderTransport(folder: string, print: (text: string) => void): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const options = mailOptions(mail)
      // In the body a long address is broken in two: here it can be copied out of the file as it is.
      const headers = { ...options.headers, 'X-Link': mail.link }
      const { message } = await composer.sendMail({ ...options, headers })
      makePrivateFolder(folder)
      const file = join(folder, `${addressMark(mail.to)}-${fileName(mail.messageId)}.eml`)
      await writeFile(`${file}.new`, message as Buffer, { mode: 0o600, flush: true })
      await rename(`${file}.new`, file)
      flushNames(folder)
      print(`Mail to ${mail.to}: ${mail.subject}\n  ${mail.link}\n  ${file}\n`)
    },
    async forget(address) {
      const files = await readdir(folder).catch(() => [])
      const theirs = files.filter((file) => file.startsWith(`${addressMark(address)}-`))
      await Promise.allSettled(theirs.map((file) => rm(join(folder, file), { force: true })))
    },
  }
}

/** Names of files of one address begin alike, without revealing the address. */
const addressMark = (address: string) => createHash('sha256').update(address).digest('hex').slice(0, 16)

const fileName = (messageId: string) =>
  addressOf(messageId)
    .split('@')[0]
    ?.replace(/[^\w-]/g, '') ?? ''
