import { afterEach, expect, it } from 'vitest'
import { hostileRecord } from '../../arbitraries/hostileRecord.ts'
import { schemaOf } from '../../arbitraries/judgeOf.ts'
import { openMailbox, type Mailbox, type ReceivedMail } from '../mailbox.ts'
import { corporation, individual } from '../people.ts'
import { password, testServer, type TestServer } from '../server.ts'

let server: TestServer
let mailbox: Mailbox
afterEach(async () => {
  await server.close()
  await mailbox.close()
})

const email = 'plain@example.org'
const breaks = '\r\nBcc: victim@example.org\nX-Evil: yes\r\n\r\n\u2028<script>ran()</script>'

/** The names of a schema, each hostile and with what would end a header. */
function namesFor(schema: string, names: readonly string[]): Record<string, string> {
  const record = hostileRecord(schemaOf(schema), 'x')
  return Object.fromEntries(
    names.map((name) => [name, `${String(record[name]).slice(0, 200 - breaks.length)}${breaks}`]),
  )
}

/** The elements of a mail with all that stands in them, but for its links, which lead to the product. */
function elementsOf({ mail: { html = '' } }: ReceivedMail): string[] {
  return [...html.matchAll(/<[a-z!/][^>]*>/gi)].map(([element]) => element.replace(/href="http:[^"<>\s]+"/, 'href'))
}

const headersOf = ({ raw }: ReceivedMail) =>
  (raw.split('\r\n\r\n')[0] ?? '').split(/\r\n(?!\s)/).map((line) => /^[\w-]+(?=:)/.exec(line)?.[0] ?? line)

it('hostile names add nothing to any mail: no header, no receiver, no element', async () => {
  mailbox = await openMailbox()
  server = await testServer({ SMTP_URL: mailbox.url })
  const mailAfter = async (act: () => Promise<unknown>): Promise<ReceivedMail> => {
    const before = mailbox.received.length
    await act()
    await server.services.mailWorker.settled()
    const [mail, ...others] = mailbox.received.slice(before)
    if (!mail || others.length > 0) throw new Error(`${others.length + (mail ? 1 : 0)} mails came in place of one`)
    return mail
  }
  const linkIn = ({ mail }: ReceivedMail) => /(?:subscription|password)\/([^/]+)/.exec(mail.text ?? '')?.[1] ?? ''
  const harmless = await mailAfter(() => server.signUp({ email: 'harmless@example.org' }))
  await server.validate(linkIn(harmless))
  const harmlessReset = await mailAfter(() => server.renewPassword('email=harmless@example.org'))

  let id = ''
  const people = namesFor('sign-up/sign-up', ['surname', 'firstName', 'corporationName'])
  const activation = await mailAfter(async () => {
    const answer = await server.signUp({ email, ...people })
    expect(answer.statusCode).toBe(200)
    id = answer.body
  })
  const again = await mailAfter(() => server.resend(id))
  expect((await server.validate(linkIn(again))).statusCode).toBe(200)
  const reset = await mailAfter(() => server.renewPassword(`email=${email}`))
  const person = server.signedIn(id, email, await server.signIn({ username: email, password }))
  const resets = [reset]
  for (const [profile, names] of [
    [individual, ['surname', 'firstName']],
    [corporation, ['name']],
  ] as const) {
    const answer = await person.profile.save({ ...profile, ...namesFor('account/account', names) })
    expect(answer.statusCode).toBe(200)
    resets.push(await mailAfter(() => server.renewPassword(`email=${email}`)))
  }

  for (const mail of [activation, again]) expect(elementsOf(mail)).toEqual(elementsOf(harmless))
  for (const mail of resets) {
    expect(elementsOf(mail)).toEqual(elementsOf(harmlessReset))
    expect(mail.mail.html).toContain('&lt;')
    const [greeting = ''] = (mail.mail.text ?? '').split('\n')
    expect(greeting).toMatch(/^Bonjour ⟨x\.\w+⟩.*,$/u)
    expect(greeting).not.toMatch(/[\p{Cc}\u2028\u202A-\u202E\uFFFD]/u)
  }
  for (const mail of [activation, again, ...resets]) {
    expect(headersOf(mail)).toEqual(headersOf(harmless))
    expect(mail.to).toEqual([email])
    expect(mail.mail.to).toEqual([{ name: '', address: email }])
  }

  // A name is cut to a length, but through no letter.
  await person.profile.save({ ...individual, firstName: `a${'👩'.repeat(150)}` })
  const cut = await mailAfter(() => server.renewPassword(`email=${email}`))
  expect(cut.mail.text).toMatch(/^Bonjour a👩+/u)
  expect(cut.mail.text).not.toMatch(/\uFFFD/)
})
