import { createTransport } from 'nodemailer'
import type { Transport } from './MailMessage.ts'
import { mailOptions } from './mailOptions.ts'

const ownMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/i

/**
 * Hands messages to a mail server. They hold keys: unless it is on this machine, or the address says `?requireTLS=false`,
 * a server without TLS gets none.
 * @param url `smtp://user:password@host:587`, or `smtps://…` for TLS from the start
 */
export function smtpTransport(url: string): Transport {
  const server = createTransport({
    url,
    requireTLS: !ownMachine.test(new URL(url).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      await server.sendMail(mailOptions(message))
    },
    // What was handed over is no longer ours.
    forget: () => Promise.resolve(),
  }
}
