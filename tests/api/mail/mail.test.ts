import { describe, expect, it } from 'vitest'
import { published, withMailbox } from '../mailServer.ts'
import { newcomer, ownBrowser } from '../people.ts'
import { refusal } from '../requests.ts'

const { email } = newcomer
const french = { ...ownBrowser, 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' }
const english = { ...ownBrowser, 'accept-language': 'en-GB,en;q=0.9,fr;q=0.8' }

describe('a mail', () => {
  it.each([
    ['fr', french, 'Activez votre compte Trousseau', 'Bonjour,'],
    ['en', english, 'Activate your Trousseau account', 'Hello,'],
    ['fr', {}, 'Activez votre compte Trousseau', 'Bonjour,'],
  ])('is in the language of the sign-up (%s), as HTML and as text', async (language, headers, subject, greeting) => {
    const { server, mailbox } = await withMailbox()
    await server.signUp({}, headers)
    await server.services.mailWorker.settled()
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
    const { body: id } = await server.signUp({}, english)
    await server.services.mailWorker.settled()
    await server.activate(id)
    await server.renewPassword(`email=${email}`)
    await server.services.mailWorker.settled()
    expect(mailbox.received.at(-1)?.mail.subject).toBe('Choose a new password')
  })

  it('has absolute links below the public address, whatever host a call names', async () => {
    const { server, mailbox } = await withMailbox({}, published)
    const { body: id } = await server.signUp({}, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    await server.services.mailWorker.settled()
    await server.activate(id)
    await server.renewPassword(`email=${email}`)
    await server.services.mailWorker.settled()
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

  it('goes to the very address of the account: neither lists nor line breaks add another', async () => {
    const { server, mailbox } = await withMailbox()
    const odd = [
      'a,victim@example.org',
      'x<victim@example.org>',
      '"victim"@example.org',
      'a;b@example.org',
      'é@example.org',
    ]
    // An address to which nothing would be sent is refused where it is typed.
    for (const email of odd.filter((one) => one !== 'é@example.org')) {
      expect([email, await refusal(server.signUp({ email }))]).toEqual([email, [422, 'email format']])
    }
    expect((await server.signUp({ email: 'é@example.org' })).statusCode).toBe(200)
    // What a mail server reads otherwise than people do is no address.
    const strange = [
      'a@127.0.0.1',
      'a@0x7f.1',
      'a@[127.0.0.1]',
      'a@[IPv6:::1]',
      'a%victim.example@example.org',
      'victim!a@example.org',
    ]
    for (const email of strange) {
      expect([email, await refusal(server.signUp({ email }))]).toEqual([email, [422, 'email format']])
    }
    for (const address of ['a@example.org\r\nRCPT TO:<victim@example.org>', 'a@example.org\nBcc:victim@example.org']) {
      expect((await server.signUp({ email: address })).statusCode).toBe(422)
    }
    await server.signUp({ email: 'plain@example.org', surname: 'x\r\nBcc: victim@example.org' })
    await server.services.mailWorker.settled()
    const recipients = mailbox.received.flatMap(({ to }) => to)
    expect(recipients.sort()).toEqual(['plain@example.org', 'é@example.org'])
    for (const { mail, to } of mailbox.received) {
      expect(to).toHaveLength(1)
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.cc ?? []).toEqual([])
    }
  })
})
