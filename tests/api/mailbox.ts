import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as a mail server takes it in: the envelope, and what is inside. */
export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
  mail: Email
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>

/** What the mail server says once it has a mail; `cut` takes it and goes before it says so. */
export type Reply = 'taken' | 'busy' | 'cut'

/** A mail server on this machine. */
export async function openMailbox({
  port = 0,
  reply = () => 'taken',
  greeting = () => Promise.resolve(),
}: {
  port?: number
  reply?: (count: number) => Reply
  /** Resolves when the mail server at last says hello. */
  greeting?: () => Promise<void>
} = {}) {
  const received: ReceivedMail[] = []
  let count = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_, callback) => void greeting().then(() => callback()),
    onData: (stream, { envelope: { mailFrom, rcptTo } }, callback) =>
      void buffer(stream).then(async (bytes) => {
        count += 1
        const answer = reply(count)
        if (answer === 'busy') {
          callback(Object.assign(new Error('Come back later'), { responseCode: 451 }))
          return
        }
        const raw = bytes.toString()
        const mail = await PostalMime.parse(raw)
        const from = mailFrom === false ? '' : mailFrom.address
        received.push({ from, to: rcptTo.map(({ address }) => address), raw, mail })
        if (answer === 'taken') callback()
        else for (const connection of server.connections) connection.close()
      }),
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // Connections that are cut on purpose are no news.
  server.on('error', () => {})
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
