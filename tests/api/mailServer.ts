import { onTestFinished } from 'vitest'
import { openMailbox, type Mailbox } from './mailbox.ts'
import { testServer, type TestServer } from './server.ts'

/** Settings of a server that is reached from outside below a path. */
export const published = {
  PUBLIC_URL: 'https://rent.example.org',
  BASE_PATH: '/gestion',
  MAIL_FROM: 'Trousseau <post@rent.example.org>',
}

/** A server that sends to a mail server of this machine; both are closed when the test has ended. */
export async function withMailbox(
  options: Parameters<typeof openMailbox>[0] = {},
  environment: Record<string, string> = {},
): Promise<{ server: TestServer; mailbox: Mailbox }> {
  const mailbox = await openMailbox(options)
  const server = await testServer({ SMTP_URL: mailbox.url, ...environment })
  onTestFinished(async () => {
    await server.close()
    await mailbox.close()
  })
  return { server, mailbox }
}
