import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keyOf, named } from './requests.ts'
import {
  contact,
  lastLinkTo,
  linksTo,
  newcomer,
  readProfile,
  renewSubscription,
  resend,
  signUp,
  validate,
} from './people.ts'
import { password, testServer, type Person, type TestServer } from './server.ts'

let server: TestServer
let id: string

const { email } = newcomer
const hour = 60 * 60 * 1000
const unknown = '00000000-0000-4000-8000-000000000000'

beforeEach(async () => {
  server = await testServer()
  id = (await signUp(server)).body
})
afterEach(() => server.close())

const signIn = (secret = password) => server.signIn({ username: email, password: secret })
async function signedIn(): Promise<Person> {
  const { access_token: token } = (await signIn()).json<{ access_token: string }>()
  return { id, email, token, bearer: { authorization: `Bearer ${token}` } }
}

describe('activation', () => {
  it('API-12 ACT-01 keeps the contact and lets the account sign in', async () => {
    const answer = await validate(server, await lastLinkTo(server, email))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect((await readProfile(server, await signedIn())).contacts).toEqual([
      { email, mobile: '0612345678', phone: '0145678901', address: contact.address },
    ])
  })

  it('ACT-05 ACT-06 needs neither phone nor address, and takes any address', async () => {
    expect((await validate(server, await lastLinkTo(server, email), { mobile: '0612345678' })).statusCode).toBe(200)
    await signUp(server, { email: 'other@example.org' })
    const link = await lastLinkTo(server, 'other@example.org')
    expect((await validate(server, link, { mobile: '0612345678', phone: '', address: '?' })).statusCode).toBe(200)
  })

  it.each([
    ['ACT-04 no mobile', { ...contact, mobile: undefined }, 'mobile', 'required'],
    ['ACT-04 a blank mobile', { ...contact, mobile: ' ' }, 'mobile', 'required'],
    ['ACT-04 a landline', { ...contact, mobile: '0145678901' }, 'mobile', 'format'],
    ['ACT-04 a short mobile', { ...contact, mobile: '061234567' }, 'mobile', 'format'],
    ['ACT-05 a mobile for a landline', { ...contact, phone: '0612345678' }, 'phone', 'format'],
    ['an address that is too long', { ...contact, address: 'x'.repeat(501) }, 'address', 'maxLength'],
    ['what nobody declared', { ...contact, email }, 'email', 'unknown'],
  ])('ACT-10 answers 422 naming the field to %s, and the link still works', async (_, payload, fieldName, message) => {
    const link = await lastLinkTo(server, email)
    const answer = await validate(server, link, payload)
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName, message }]])
    expect((await signIn()).statusCode).toBe(403)
    expect((await validate(server, link)).statusCode).toBe(200)
  })

  it('ACT-08 answers 404 to a link that is unknown, malformed or used', async () => {
    const link = await lastLinkTo(server, email)
    for (const strange of [unknown, id, 'x', "' or 1=1", '%00', 'é'.repeat(30), `${link}x`, link.toUpperCase()]) {
      const answer = await validate(server, encodeURIComponent(strange))
      expect([strange, answer.statusCode, keyOf(answer)]).toEqual([strange, 404, 'ERR_GEN_404'])
    }
    expect((await validate(server, link)).statusCode).toBe(200)
    expect((await validate(server, link)).statusCode).toBe(404)
  })

  it('ACT-09 answers 410 to a link of more than 48 hours, as often as it is tried', async () => {
    const link = await lastLinkTo(server, email)
    server.advance(48 * hour + 1)
    for (let again = 0; again < 2; again += 1) {
      const answer = await validate(server, link)
      expect([answer.statusCode, keyOf(answer)]).toEqual([410, 'ERR_GEN_410'])
    }
    server = await server.restart()
    server.advance(48 * hour + 1)
    expect((await validate(server, link)).statusCode).toBe(410)
    expect((await signIn()).statusCode).toBe(403)
  })

  it('ACT-09 takes a link of almost 48 hours', async () => {
    const link = await lastLinkTo(server, email)
    server.advance(48 * hour - 60_000)
    expect((await validate(server, link)).statusCode).toBe(200)
  })

  it('takes a link once, of twenty uses side by side', async () => {
    const link = await lastLinkTo(server, email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => validate(server, link)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 404)])
  })

  it('makes every other link of the account worthless', async () => {
    await resend(server, id)
    const [first = '', second = ''] = await linksTo(server, email)
    expect((await validate(server, second)).statusCode).toBe(200)
    expect((await validate(server, first)).statusCode).toBe(404)
  })
})

describe('an account that waits for its activation', () => {
  it('gets 403 with a message of its own for the right password, and 401 for a wrong one', async () => {
    const right = await signIn()
    expect([right.statusCode, keyOf(right)]).toEqual([403, 'ERR_ACC_NOT_ACTIVE'])
    const wrong = await signIn('Wrong-7pass')
    expect([wrong.statusCode, keyOf(wrong)]).toEqual([401, 'ERR_GEN_401'])
  })

  it('is sent its link again when it signs in rightly, five times an hour at most', async () => {
    for (let again = 0; again < 8; again += 1) await signIn()
    expect(await linksTo(server, email)).toHaveLength(6)
    await signIn('Wrong-7pass')
    expect(await linksTo(server, email)).toHaveLength(6)
    expect((await validate(server, await lastLinkTo(server, email))).statusCode).toBe(200)
  })
})

describe('the activation mail once more', () => {
  it('API-11 SIGNUP-17 is sent to whoever signed up, with a link that works', async () => {
    const answer = await resend(server, id)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const links = await linksTo(server, email)
    expect(links).toHaveLength(2)
    expect(links[0]).not.toBe(links[1])
    expect((await validate(server, links[0] ?? '')).statusCode).toBe(200)
  })

  it('is not sent for an id that is unknown or an account that is active', async () => {
    expect((await resend(server, unknown)).statusCode).toBe(404)
    expect((await resend(server, 'x')).statusCode).toBe(404)
    await validate(server, await lastLinkTo(server, email))
    expect((await resend(server, id)).statusCode).toBe(404)
    expect(await linksTo(server, email)).toHaveLength(1)
  })

  it('answers 429 with Retry-After after five for one account, and after sixty from one address', async () => {
    for (let index = 0; index < 5; index += 1)
      expect((await resend(server, id, `10.0.0.${index}`)).statusCode).toBe(200)
    const answer = await resend(server, id, '10.0.1.1')
    expect([answer.statusCode, keyOf(answer)]).toEqual([429, 'ERR_GEN_429'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    for (let index = 0; index < 60; index += 1) await resend(server, `unknown-${index}`, '10.0.2.2')
    expect((await resend(server, unknown, '10.0.2.2')).statusCode).toBe(429)
    server = await server.restart()
    expect((await resend(server, id, '10.0.1.1')).statusCode).toBe(429)
    server.advance(hour)
    expect((await resend(server, id, '10.0.1.1')).statusCode).toBe(200)
  })

  it('counts all sign-ups of a mailbox together, however its domain is written', async () => {
    const ids = [id]
    for (const spelling of ['Jeanne@example.org.', 'jeanne@EXAMPLE.org..'])
      ids.push((await signUp(server, { email: spelling })).body)
    const statuses: number[] = []
    for (const one of [...ids, ...ids, ...ids]) statuses.push((await resend(server, one)).statusCode)
    expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(4).fill(429)])
  })
})

describe('a new link after the old one has expired', () => {
  it('API-13 ACT-12 ACT-14 is sent to the email of an account that waits', async () => {
    const link = await lastLinkTo(server, email)
    server.advance(49 * hour)
    expect((await validate(server, link)).statusCode).toBe(410)
    const answer = await renewSubscription(server, `email=${encodeURIComponent(' Jeanne@Example.org')}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const fresh = await lastLinkTo(server, email)
    expect(fresh).not.toBe(link)
    expect((await validate(server, fresh)).statusCode).toBe(200)
    expect((await validate(server, link)).statusCode).toBe(404)
  })

  it('ACT-15 is refused with a key where no account waits', async () => {
    await validate(server, await lastLinkTo(server, email))
    for (const address of ['nobody@example.org', email, 'x']) {
      const answer = await renewSubscription(server, `email=${address}`)
      expect([answer.statusCode, keyOf(answer)]).toEqual([404, 'ERR_ACC_NOT_WAITING'])
    }
    expect(await linksTo(server, email)).toHaveLength(1)
  })

  it.each([
    ['ACT-13 no email', '', 'required'],
    ['ACT-13 an empty email', 'email=', 'required'],
    ['ACT-13 a blank email', 'email=%20', 'required'],
    ['an email that is too long', `email=${'x'.repeat(255)}`, 'maxLength'],
    ['two emails', 'email=a@b.c&email=d@e.f', 'duplicate'],
  ])('answers 422 naming the field to %s', async (_, query, message) => {
    const answer = await renewSubscription(server, query)
    expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: 'email', message }]])
  })

  it('takes an empty object and nothing else as its body', async () => {
    const full = await renewSubscription(server, `email=${email}`, { email })
    expect([full.statusCode, named(full)]).toEqual([422, [{ fieldName: 'email', message: 'unknown' }]])
    expect((await renewSubscription(server, `email=${email}`, '[]')).statusCode).toBe(422)
    expect(await linksTo(server, email)).toHaveLength(1)
  })

  it('answers 429 with Retry-After after five', async () => {
    for (let index = 0; index < 5; index += 1) await renewSubscription(server, `email=${email}`)
    const answer = await renewSubscription(server, `email=${email.toUpperCase()}`)
    expect([answer.statusCode, keyOf(answer)]).toEqual([429, 'ERR_GEN_429'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})
