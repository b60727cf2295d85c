import { afterEach, beforeEach, expect, it } from 'vitest'
import { refusal } from '../requests.ts'
import { contact, newcomer } from '../people.ts'
import { password, testServer, type TestServer } from '../server.ts'

let server: TestServer
let id: string

const { email } = newcomer
const hour = 60 * 60 * 1000
const unknown = '00000000-0000-4000-8000-000000000000'

beforeEach(async () => {
  server = await testServer()
  id = (await server.signUp()).body
})
afterEach(() => server.close())

const signIn = (secret = password) => server.signIn({ username: email, password: secret })

it('API-12 ACT-01 an activation keeps the contact and lets the account sign in, ACT-05 ACT-06 ACT-10 with no more than a mobile', async () => {
  const unread = await server.lastLinkTo(email)
  for (const mobile of [undefined, '0145678901']) {
    expect(await refusal(server.validate(unread, { mobile }))).toEqual([
      422,
      `mobile ${mobile ? 'format' : 'required'}`,
    ])
  }
  expect((await server.validate(unread)).statusCode).toBe(200)
  expect((await server.signedIn(id, email, await signIn()).profile.read()).contacts).toEqual([
    { email, mobile: '0612345678', phone: '0145678901', address: contact.address },
  ])
  await server.signUp({ email: 'other@example.org' })
  const link = await server.lastLinkTo('other@example.org')
  expect((await server.validate(link, { mobile: '0612345678', phone: '', address: '?' })).statusCode).toBe(200)
})

it('an account that waits for its activation gets 403 with a message of its own for the right password, and its link again, five times an hour at most; 401 for a wrong one', async () => {
  for (let again = 0; again < 8; again += 1) expect(await refusal(signIn())).toEqual([403, 'ERR_ACC_NOT_ACTIVE'])
  expect(await server.linksTo(email)).toHaveLength(6)
  expect(await refusal(signIn('Wrong-7pass'))).toEqual([401, 'ERR_GEN_401'])
  expect(await server.linksTo(email)).toHaveLength(6)
  expect((await server.validate(await server.lastLinkTo(email))).statusCode).toBe(200)
})

it('API-11 SIGNUP-17 the activation mail is sent once more, to an account that waits alone', async () => {
  const answer = await server.resend(id)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const links = await server.linksTo(email)
  expect(new Set(links).size).toBe(2)
  expect((await server.validate(links[0] ?? '')).statusCode).toBe(200)
  for (const other of [unknown, 'x', id]) expect((await server.resend(other)).statusCode).toBe(404)
  expect(await server.linksTo(email)).toHaveLength(2)
})

it('API-13 ACT-12 ACT-14 a new link after the old one has expired is sent to the email of an account that waits', async () => {
  const link = await server.lastLinkTo(email)
  server.advance(49 * hour)
  expect((await server.validate(link)).statusCode).toBe(410)
  const answer = await server.renewSubscription(`email=${encodeURIComponent(' Jeanne@Example.org')}`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect((await server.validate(await server.lastLinkTo(email))).statusCode).toBe(200)
  expect((await server.validate(link)).statusCode).toBe(404)
})

it('ACT-15 a new link is refused with a key where no account waits', async () => {
  await server.validate(await server.lastLinkTo(email))
  for (const address of ['nobody@example.org', email]) {
    expect(await refusal(server.renewSubscription(`email=${address}`))).toEqual([404, 'ERR_ACC_NOT_WAITING'])
  }
  expect(await server.linksTo(email)).toHaveLength(1)
})
