import { readdirSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, describe, expect, it } from 'vitest'
import { openMailbox, type Mailbox, type Reply } from './mailbox.ts'
import {
  individual,
  join,
  newcomer,
  renewPassword,
  resend,
  resetPassword,
  saveProfile,
  signUp,
  validate,
} from './people.ts'
import { password, testServer, type TestServer } from './server.ts'

let server: TestServer | undefined
let mailbox: Mailbox | undefined
afterEach(async () => {
  await server?.close()
  await mailbox?.close()
  server = undefined
  mailbox = undefined
})

const { email } = newcomer
const minute = 60_000
const published = {
  PUBLIC_URL: 'https://rent.example.org',
  BASE_PATH: '/gestion',
  MAIL_FROM: 'Trousseau <post@rent.example.org>',
}

async function withMailbox(options: Parameters<typeof openMailbox>[0] = {}, environment: Record<string, string> = {}) {
  mailbox = await openMailbox(options)
  server = await testServer({ SMTP_URL: mailbox.url, ...environment })
  return { server, mailbox }
}
const french = { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' }
const english = { 'accept-language': 'en-GB,en;q=0.9,fr;q=0.8' }

describe('a mail', () => {
  it.each([
    ['fr', french, 'Activez votre compte Trousseau', 'Bonjour,'],
    ['en', english, 'Activate your Trousseau account', 'Hello,'],
    ['fr', {}, 'Activez votre compte Trousseau', 'Bonjour,'],
  ])('is in the language of the sign-up (%s), as HTML and as text', async (language, headers, subject, greeting) => {
    const { server, mailbox } = await withMailbox()
    await signUp(server, {}, headers)
    await server.services.postman.settled()
    const [received] = mailbox.received
    expect(mailbox.received).toHaveLength(1)
    expect(received?.to).toEqual([email])
    expect(received?.mail.subject).toBe(subject)
    expect(received?.mail.text).toContain(greeting)
    expect(received?.mail.html).toContain(`<html lang="${language}">`)
    expect(received?.mail.headers.find(({ key }) => key === 'content-language')?.value).toBe(language)
    expect(received?.mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  it('keeps the language of the account', async () => {
    const { server, mailbox } = await withMailbox()
    const { body: id } = await signUp(server, {}, english)
    await server.services.postman.settled()
    await server.services.store.accounts.activate(id)
    await renewPassword(server, `email=${email}`)
    await server.services.postman.settled()
    expect(mailbox.received.at(-1)?.mail.subject).toBe('Choose a new password')
  })

  it('has absolute links below the public address, whatever host a call names', async () => {
    const { server, mailbox } = await withMailbox({}, published)
    const { body: id } = await signUp(server, {}, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    await server.services.postman.settled()
    await server.services.store.accounts.activate(id)
    await renewPassword(server, `email=${email}`)
    await server.services.postman.settled()
    const [activation, reset] = mailbox.received.map(({ mail }) => mail)
    const links = (text = '') => [...text.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link)
    for (const part of [activation?.text, activation?.html]) {
      expect(new Set(links(part)).size).toBe(1)
      expect(links(part)[0]).toMatch(/^https:\/\/rent\.example\.org\/gestion\/subscription\/[0-9a-f-]{36}\/validate$/)
    }
    for (const part of [reset?.text, reset?.html]) {
      expect(links(part)[0]).toMatch(/^https:\/\/rent\.example\.org\/gestion\/password\/[0-9a-f-]{36}\/reset$/)
    }
    expect(mailbox.received.map(({ from }) => from)).toEqual(['post@rent.example.org', 'post@rent.example.org'])
    expect(mailbox.received.some(({ raw }) => raw.includes('evil'))).toBe(false)
  })

  it('opens pages that the app has', async () => {
    const { server, mailbox } = await withMailbox()
    const { body: id } = await signUp(server)
    await server.services.postman.settled()
    await server.services.store.accounts.activate(id)
    await renewPassword(server, `email=${email}`)
    await server.services.postman.settled()
    const paths = mailbox.received.map(({ mail }) => new URL(/https?:\S+/.exec(mail.text ?? '')?.[0] ?? '').pathname)
    // The routes of the specification (SHELL: its route table).
    expect(paths[0]).toMatch(/^\/subscription\/[^/]+\/validate$/)
    expect(paths[1]).toMatch(/^\/password\/[^/]+\/reset$/)
  })

  it('shows what people typed as text, and names nobody before the address is confirmed', async () => {
    const { server, mailbox } = await withMailbox()
    const surname = '<a href="https://evil.example">Click</a>'
    await signUp(server, { surname, firstName: 'Go to https://evil.example' })
    await server.services.postman.settled()
    expect(mailbox.received[0]?.raw).not.toContain('evil')
    const link = /subscription\/([^/]+)/.exec(mailbox.received[0]?.mail.text ?? '')?.[1] ?? ''
    await validate(server, link)
    await renewPassword(server, `email=${email}`)
    await server.services.postman.settled()
    const mail = mailbox.received[1]?.mail
    expect(mail?.html).toContain('&lt;a href=&quot;https://evil.example&quot;&gt;Click&lt;/a&gt;')
    expect(mail?.html).not.toContain('<a href="https://evil.example"')
    expect(mail?.text).toContain(surname)
  })

  it('goes to the very address of the account: neither lists nor line breaks add another', async () => {
    const { server, mailbox } = await withMailbox()
    const odd = [
      'a,victim@example.org',
      'x<victim@example.org>',
      '"victim"@example.org',
      'a;b@example.org',
      'é@example.org',
    ]
    for (const address of odd) await signUp(server, { email: address })
    for (const address of ['a@example.org\r\nRCPT TO:<victim@example.org>', 'a@example.org\nBcc:victim@example.org']) {
      expect((await signUp(server, { email: address })).statusCode).toBe(422)
    }
    await signUp(server, { email: 'plain@example.org', surname: 'x\r\nBcc: victim@example.org' })
    await server.services.postman.settled()
    const recipients = mailbox.received.flatMap(({ to }) => to)
    expect(recipients.sort()).toEqual(['plain@example.org', 'é@example.org'])
    for (const { mail, to } of mailbox.received) {
      expect(to).toHaveLength(1)
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.cc ?? []).toEqual([])
    }
  })

  it('keeps a name with line breaks in its sentence', async () => {
    const { server, mailbox } = await withMailbox()
    const { body: id } = await signUp(server)
    await server.services.postman.settled()
    await server.services.store.accounts.activate(id)
    const { access_token: token } = (await server.signIn({ username: email, password })).json<{
      access_token: string
    }>()
    const person = { id, email, token, bearer: { authorization: `Bearer ${token}` } }
    await saveProfile(server, person, { ...individual, firstName: 'Jeanne\r\n\r\nhttps://evil.example', surname: 'M' })
    await renewPassword(server, `email=${email}`)
    await server.services.postman.settled()
    expect(mailbox.received.at(-1)?.mail.text).toMatch(/^Bonjour Jeanne https:\/\/evil\.example M,\n/)
  })
})

describe('sending', () => {
  it('never holds up an answer, and survives a mail server that is down and a restart', async () => {
    mailbox = await openMailbox()
    const { port, url } = mailbox
    await mailbox.close()
    server = await testServer({ SMTP_URL: url })
    const answer = await signUp(server)
    expect(answer.statusCode).toBe(200)
    await server.services.postman.settled()
    expect(server.log()).toContain('mail not sent')
    expect((await server.services.store.accounts.byId(answer.body))?.active).toBe(0)

    server = await server.restart()
    mailbox = await openMailbox({ port })
    await server.services.postman.settled()
    expect(mailbox.received).toHaveLength(0)
    server.advance(15_000)
    await server.services.postman.settled()
    expect(mailbox.received).toHaveLength(1)
    const link = /subscription\/([^/]+)/.exec(mailbox.received[0]?.mail.text ?? '')?.[1] ?? ''
    expect((await validate(server, link)).statusCode).toBe(200)
    server.advance(60 * minute)
    await server.services.postman.settled()
    expect(mailbox.received).toHaveLength(1)
  })

  it('answers while a mail server hangs', async () => {
    let letGo: () => void = () => {}
    mailbox = await openMailbox({ greeting: () => new Promise((resolve) => (letGo = resolve)) })
    server = await testServer({ SMTP_URL: mailbox.url })
    expect((await signUp(server)).statusCode).toBe(200)
    expect((await signUp(server, { email: 'second@example.org' })).statusCode).toBe(200)
    expect(mailbox.received).toHaveLength(0)
    letGo()
    const settled = server.services.postman.settled()
    const timer = setInterval(() => letGo(), 10)
    await settled
    clearInterval(timer)
    expect(mailbox.received.map(({ to }) => to[0]).sort()).toEqual([email, 'second@example.org'])
  })

  it('is tried again with growing pauses under one Message-ID, and given up after three days', async () => {
    const replies: Reply[] = []
    const { server, mailbox } = await withMailbox({ reply: () => replies.shift() ?? 'busy' })
    await signUp(server)
    await server.services.postman.settled()
    const pauses: number[] = []
    for (let attempt = 1; attempt < 6; attempt += 1) {
      const failures = () => server.log().match(/mail not sent/g)?.length ?? 0
      let waited = 0
      while (failures() < attempt + 1) {
        server.advance(5_000)
        waited += 5
        await server.services.postman.settled()
      }
      pauses.push(waited)
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160])
    replies.push('taken')
    server.advance(6 * minute)
    await server.services.postman.settled()
    expect(mailbox.received).toHaveLength(1)

    await resend(server, (await signUp(server, { email: 'late@example.org' })).body)
    await server.services.postman.settled()
    server.advance(73 * 60 * minute)
    await server.services.postman.settled()
    expect(server.log()).toContain('mail given up')
    expect(await server.services.store.outbox.claim('9999', '9999')).toBeUndefined()
  })

  it('uses one Message-ID when a mail server took a mail and was gone before it said so, and both links work', async () => {
    const replies: Reply[] = ['cut', 'taken']
    const { server, mailbox } = await withMailbox({ reply: () => replies.shift() ?? 'taken' })
    await signUp(server)
    await server.services.postman.settled()
    server.advance(15_000)
    await server.services.postman.settled()
    expect(mailbox.received).toHaveLength(2)
    const [first, second] = mailbox.received.map(({ mail }) => mail)
    expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/)
    expect(second?.messageId).toBe(first?.messageId)
    // A mailbox that shows a Message-ID once shows the first mail: its link must do.
    const link = /subscription\/([^/]+)/.exec(first?.text ?? '')?.[1] ?? ''
    expect((await validate(server, link)).statusCode).toBe(200)
  })

  it('sends each mail once, however many look into the outbox at once', async () => {
    const { server, mailbox } = await withMailbox()
    const { outbox } = server.services.store
    const now = new Date().toISOString()
    const rows = Array.from({ length: 20 }, (_, index) => `row-${index}`)
    for (const id of rows) {
      await outbox.add({
        id,
        purpose: 'activation',
        recipient: `${id}@example.org`,
        created_at: now,
        due_at: now,
        attempts: 0,
      })
    }
    const later = new Date(Date.now() + 5 * minute).toISOString()
    const claims = await Promise.all(Array.from({ length: 30 }, () => outbox.claim(now, later)))
    const claimed = claims.flatMap((row) => (row ? [row.id] : []))
    expect(claimed.sort()).toEqual(rows.sort())
    expect(mailbox.received).toEqual([])
  })

  it('writes neither address nor link into the log', async () => {
    const { server } = await withMailbox({ reply: (count) => (count === 1 ? 'busy' : 'taken') }, { LOG_LEVEL: 'trace' })
    await signUp(server)
    await server.services.postman.settled()
    server.advance(15_000)
    await server.services.postman.settled()
    expect(server.log()).toContain('mail sent')
    expect(server.log()).not.toContain(email)
    expect(server.log()).not.toMatch(/\/subscription\/[0-9a-f-]{36}\/validate/)
  })
})

describe('without a mail server', () => {
  it('each mail is a file in the outbox folder, and its link is printed', async () => {
    server = await testServer(published)
    const person = await join(server, { email })
    await renewPassword(server, `email=${email}`)
    await server.services.postman.settled()
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
    expect((await resetPassword(server, link?.[1] ?? '', 'Fresh-9 password')).statusCode).toBe(200)
    expect(person.id).not.toBe('')
  })
})
