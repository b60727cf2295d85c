import { readdirSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createMailWorker } from '#server/mail/createMailWorker.ts'
import { openMailbox, type Reply } from '../mailbox.ts'
import { published, withMailbox } from '../mailServer.ts'
import { newcomer } from '../people.ts'
import { testServer } from '../server.ts'

const { email } = newcomer
const message = (id: string) => ({
  id,
  from: email,
  to: email,
  subject: '',
  text: '',
  html: '',
  language: 'fr' as const,
  link: '',
})
const minute = 60_000

describe('sending', () => {
  it('never holds up an answer, and survives a mail server that is down and a restart', async () => {
    const gone = await openMailbox()
    await gone.close()
    const server = await testServer({ SMTP_URL: gone.url })
    onTestFinished(() => server.close())
    const answer = await server.signUp()
    expect(answer.statusCode).toBe(200)
    await server.services.mailWorker.settled()
    expect(server.log()).toContain('mail not sent')
    expect(await server.services.store.accounts.byId(answer.body)).toBeUndefined()
    expect(await server.services.store.signUps.byId(answer.body)).toBeDefined()

    await server.restart()
    const mailbox = await openMailbox({ port: gone.port })
    onTestFinished(mailbox.close)
    await server.services.mailWorker.settled()
    expect(mailbox.received).toHaveLength(0)
    server.advance(15_000)
    await server.services.mailWorker.settled()
    expect(mailbox.received).toHaveLength(1)
    const link = /subscription\/([^/]+)/.exec(mailbox.received[0]?.mail.text ?? '')?.[1] ?? ''
    expect((await server.validate(link)).statusCode).toBe(200)
    server.advance(60 * minute)
    await server.services.mailWorker.settled()
    expect(mailbox.received).toHaveLength(1)
  })

  it('hands nothing to a mail server elsewhere that takes it without TLS, unless that is wanted', async () => {
    // Another name of this machine than those that are known to stay on it.
    const at = (query: string) => ({ SMTP_URL: `${mailbox.url.replace('127.0.0.1', '0.0.0.0')}${query}` })
    const mailbox = await openMailbox()
    onTestFinished(mailbox.close)
    for (const [query, received] of [
      ['', 0],
      ['?requireTLS=false', 1],
    ] as const) {
      const server = await testServer(at(query))
      onTestFinished(() => server.close())
      await server.signUp()
      await server.services.mailWorker.settled()
      expect([query, mailbox.received.length]).toEqual([query, received])
      expect(server.log().includes('"reason":"ETLS')).toBe(received === 0)
    }
  })

  it('answers while a mail server hangs', async () => {
    let letGo: () => void = () => {}
    const greeting = () => new Promise<void>((resolve) => (letGo = resolve))
    const { server, mailbox } = await withMailbox({ greeting })
    expect((await server.signUp()).statusCode).toBe(200)
    expect((await server.signUp({ email: 'second@example.org' })).statusCode).toBe(200)
    expect(mailbox.received).toHaveLength(0)
    letGo()
    const settled = server.services.mailWorker.settled()
    const timer = setInterval(() => letGo(), 10)
    await settled
    clearInterval(timer)
    expect(mailbox.received.map(({ to }) => to[0]).sort()).toEqual([email, 'second@example.org'])
  })

  it('is tried again with growing pauses under one Message-ID, and given up after three days', async () => {
    const replies: Reply[] = []
    const { server, mailbox } = await withMailbox({ reply: () => replies.shift() ?? 'busy' })
    await server.signUp()
    await server.services.mailWorker.settled()
    const pauses: number[] = []
    for (let attempt = 1; attempt < 6; attempt += 1) {
      const failures = () => server.log().match(/mail not sent/g)?.length ?? 0
      let waited = 0
      while (failures() < attempt + 1) {
        server.advance(5_000)
        waited += 5
        await server.services.mailWorker.settled()
      }
      pauses.push(waited)
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160])
    replies.push('taken')
    server.advance(6 * minute)
    await server.services.mailWorker.settled()
    expect(mailbox.received).toHaveLength(1)

    await server.resend((await server.signUp({ email: 'late@example.org' })).body)
    await server.services.mailWorker.settled()
    server.advance(73 * 60 * minute)
    await server.services.mailWorker.settled()
    expect(server.log()).toContain('mail given up')
    expect(await server.services.store.outbox.claim('9999', '9999')).toBeUndefined()
  })

  it('uses one Message-ID when a mail server took a mail and was gone before it said so, and both links work', async () => {
    const replies: Reply[] = ['cut', 'taken']
    const { server, mailbox } = await withMailbox({ reply: () => replies.shift() ?? 'taken' })
    await server.signUp()
    await server.services.mailWorker.settled()
    server.advance(15_000)
    await server.services.mailWorker.settled()
    expect(mailbox.received).toHaveLength(2)
    const [first, second] = mailbox.received.map(({ mail }) => mail)
    expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/)
    expect(second?.messageId).toBe(first?.messageId)
    // A mailbox that shows a Message-ID once shows the first mail: its link must do.
    const link = /subscription\/([^/]+)/.exec(first?.text ?? '')?.[1] ?? ''
    expect((await server.validate(link)).statusCode).toBe(200)
  })

  it('sends at once what comes while a round ends, and tries again where a row could not be removed', async () => {
    const { server } = await withMailbox()
    const { outbox } = server.services.store
    const now = new Date().toISOString()
    const add = (id: string) =>
      outbox.add({
        id,
        purpose: 'activation',
        recipient: email,
        sign_up_id: null,
        created_at: now,
        due_at: now,
        attempts: 0,
      })
    const sent: string[] = []
    const events: string[] = []
    const note = (_: unknown, what = '') => void events.push(what)
    let late = 0
    let faults = 1
    const mailWorker = createMailWorker({
      outbox: {
        postpone: (id, at) => outbox.postpone(id, at),
        async claim(at, until) {
          const mail = await outbox.claim(at, until)
          if (mail || late++ > 0) return mail
          // The outbox was empty a moment ago; the wake-up comes before the round knows it.
          await add('late')
          mailWorker.wake()
          await new Promise((done) => setTimeout(done, 200))
          return undefined
        },
        async remove(id) {
          if (faults-- > 0) throw new Error('busy')
          return outbox.remove(id)
        },
      },
      transport: { send: async ({ id }) => void sent.push(id), forget: async () => {} },
      messageFor: async ({ id }) => message(id),
      clock: () => new Date(Date.now() + sent.length * minute),
      log: () => ({ info: note, warn: note, error: note }),
    })
    await add('first')
    mailWorker.start()
    await expect.poll(() => events, { timeout: 3_000 }).toEqual(['mail not sent', 'mail sent', 'mail sent'])
    expect(sent.sort()).toEqual(['first', 'first', 'late'])
    await mailWorker.stop()
  })
})

it('without a mail server each mail is a file in the outbox folder, and its link is printed', async () => {
  const server = await testServer(published)
  onTestFinished(() => server.close())
  const person = await server.join({ email })
  await server.renewPassword(`email=${email}`)
  await server.services.mailWorker.settled()
  const folder = joinPath(server.dataDir, 'outbox')
  const files = readdirSync(folder)
  expect(files).toHaveLength(2)
  expect(files.every((file) => file.endsWith('.eml'))).toBe(true)
  for (const file of files) {
    const raw = readFileSync(joinPath(folder, file), 'utf8')
    expect(raw).toMatch(/\r\nX-Link:\s+https:\/\/rent\.example\.org\/gestion\/\S+\/(validate|reset)\r\n/)
  }
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(joinPath(folder, file)))))
  const reset = mails.find(({ subject }) => subject === 'Choisissez un nouveau mot de passe')
  expect(reset?.to).toEqual([{ name: '', address: email }])
  const link = /https:\/\/rent\.example\.org\/gestion\/password\/([^/]+)\/reset/.exec(reset?.text ?? '')
  expect(link).not.toBeNull()
  expect(server.printed()).toContain(`Mail to ${email}: Choisissez un nouveau mot de passe\n  ${link?.[0] ?? '-'}\n`)
  expect((await server.resetPassword(link?.[1] ?? '', 'Fresh-9 password')).statusCode).toBe(200)
  expect(person.id).not.toBe('')
})
