import { createHash } from 'node:crypto'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makePrivateFolder } from '../privateFiles.ts'
import type { Transport } from './Letter.ts'
import { addressOf, mailOptions } from './mailOptions.ts'

/**
 * Writes letters into a folder, one `.eml` file each, and says so: whoever tries the product on one machine gets through
 * without a mail server. A letter that is written again replaces its file.
 * @param print takes the lines for the console
 */
export function folderTransport(folder: string, print: (text: string) => void): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(letter) {
      const options = mailOptions(letter)
      // In the body a long address is broken in two: here it can be copied out of the file as it is.
      const headers = { ...options.headers, 'X-Link': letter.link }
      const { message } = await composer.sendMail({ ...options, headers })
      makePrivateFolder(folder)
      const file = join(folder, `${addressMark(letter.to)}-${fileName(letter.messageId)}.eml`)
      await writeFile(`${file}.new`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.new`, file)
      print(`Mail to ${letter.to}: ${letter.subject}\n  ${letter.link}\n  ${file}\n`)
    },
    async forget(address) {
      const files = await readdir(folder).catch(() => [])
      const theirs = files.filter((file) => file.startsWith(`${addressMark(address)}-`))
      await Promise.all(theirs.map((file) => rm(join(folder, file), { force: true })))
    },
  }
}

/** Files of one address begin alike, and a listing of the folder tells nobody which address that is. */
const addressMark = (address: string) => createHash('sha256').update(address).digest('hex').slice(0, 16)

const fileName = (messageId: string) =>
  addressOf(messageId)
    .split('@')[0]
    ?.replace(/[^\w-]/g, '') ?? ''
