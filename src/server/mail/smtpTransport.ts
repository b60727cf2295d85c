import { createTransport } from 'nodemailer'
import type { Transport } from './Letter.ts'
import { mailOptions } from './mailOptions.ts'

/** Hands letters to a mail server. @param url `smtp://user:password@host:587`, or `smtps://…` for TLS from the start */
export function smtpTransport(url: string): Transport {
  const server = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(letter) {
      await server.sendMail(mailOptions(letter))
    },
    // What was handed over is no longer ours.
    forget: () => Promise.resolve(),
  }
}
