import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runSql } from '../../databases/database.ts'
import { estates, named } from '../requests.ts'
import type { Member } from '../Member.ts'
import { password, testServer, type TestServer } from '../server.ts'

let server: TestServer
let me: Member

const email = 'marie@example.org'
const fresh = 'Fresh-9 password'

beforeEach(async () => {
  server = await testServer()
  me = await server.join({ email })
})
afterEach(() => server.close())

const signIn = (secret: string) => server.signIn({ username: email, password: secret })
const statusWith = async (headers: Member['bearer']) => (await server.inject({ url: estates, headers })).statusCode
async function requested(): Promise<string> {
  await server.renewPassword(`email=${email}`)
  return server.lastLinkTo(email)
}

describe('a link for a new password', () => {
  it('API-09 PWD-10 is sent, and opens the page where it is used', async () => {
    const answer = await server.renewPassword(`email=${encodeURIComponent(' Marie@Example.ORG ')}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const link = await server.lastLinkTo(email)
    expect(server.printed()).toContain(`/password/${link}/reset`)
  })

  it('answers alike to known and unknown addresses, and writes to no unknown one', async () => {
    const known = await server.renewPassword(`email=${email}`)
    const other = await server.renewPassword('email=nobody@example.org')
    const shape = ({ statusCode, body, headers }: typeof known) => [statusCode, body, Object.keys(headers)]
    expect(shape(other)).toEqual(shape(known))
    await server.services.mailWorker.settled()
    expect(server.printed()).not.toContain('nobody@example.org')
  })

  it('gives a sign-up that waits another password, and its activation mail', async () => {
    await server.signUp({ email: 'new@example.org' })
    for (const email of ['new@example.org', 'New@Example.org']) {
      expect((await server.renewPassword(`email=${email}`)).statusCode).toBe(200)
    }
    const [, earlier = '', link = ''] = await server.linksTo('new@example.org')
    expect((await server.validate(link)).statusCode).toBe(404)
    expect((await server.resetPassword(link, fresh)).statusCode).toBe(200)
    expect((await server.signIn({ username: 'new@example.org', password: fresh })).statusCode).toBe(403)
    expect((await server.resetPassword(earlier, password)).statusCode).toBe(401)
    expect((await server.validate((await server.linksTo('new@example.org'))[3] ?? '')).statusCode).toBe(200)
    expect((await server.signIn({ username: 'new@example.org', password })).statusCode).toBe(401)
    expect((await server.signIn({ username: 'new@example.org', password: fresh })).statusCode).toBe(200)
  })

  it('can still be asked for by an owner for whom strangers have asked until they were refused', async () => {
    const headers = { 'device-key': 'd'.repeat(32) }
    await server.signIn({ username: email, password }, '192.0.2.1', headers)
    for (let index = 0; index < 6; index += 1) await server.renewSubscription(`email=${email}`)
    expect((await server.renewPassword(`email=${email}`)).statusCode).toBe(200)
    for (let index = 0; index < 18; index += 1) await server.renewPassword(`email=${email}`, `198.51.100.${index % 3}`)
    expect((await server.renewPassword(`email=${email}`, '192.0.2.3')).statusCode).toBe(429)
    expect((await server.renewPassword(`email=${email}`, '192.0.2.3', headers)).statusCode).toBe(200)
    // Whoever is refused has a link that lives in the mailbox.
    const [, first = ''] = await server.linksTo(email)
    expect((await server.resetPassword(first, fresh)).statusCode).toBe(200)
    expect((await server.renewPassword(`email=${email}`, '192.0.2.3')).statusCode).toBe(200)
  })
})

describe('the new password', () => {
  it('ends every session of the account and forgets its devices, and those of no other', async () => {
    const other = await server.join({ email: 'other@example.org' })
    const second = server.signedIn(me.id, email, await signIn(password))
    for (const username of [email, 'other@example.org']) {
      await server.signIn({ username, password }, '10.0.0.1', { 'device-key': 'd'.repeat(32) })
    }
    await server.resetPassword(await requested(), fresh)
    // The two devices of the other one, and the address that used the link.
    expect(await runSql(server.services.settings, 'select hash from devices')).toHaveLength(3)
    expect(await statusWith(me.bearer)).toBe(401)
    expect(await statusWith(second.bearer)).toBe(401)
    expect(await statusWith(other.bearer)).toBe(200)
  })

  it.each([
    ['PWD-06 a confirmation that differs', fresh, `${fresh}s`, 'passwordConfirm', 'const'],
    ['the address', 'Marie@example.org 7', 'Marie@example.org 7', 'password', 'ownAddress'],
  ])(
    'PWD-15 answers 422 naming the field to %s, and the link still works',
    async (_, secret, confirm, fieldName, message) => {
      const link = await requested()
      const answer = await server.resetPassword(link, secret, confirm)
      expect(answer.statusCode).toBe(422)
      expect(named(answer)).toContainEqual({ fieldName, message })
      expect((await server.resetPassword(link, fresh)).statusCode).toBe(200)
    },
  )

  it('API-10 PWD-16 OP-42 is the one that counts, and comes in the body only; what stands in the address is not read', async () => {
    const link = await requested()
    const url = `/api/authentication/password/${link}/reset?password=${encodeURIComponent(fresh)}&passwordConfirm=${encodeURIComponent(fresh)}`
    expect((await server.inject({ method: 'PUT', url })).statusCode).toBe(422)
    const payload = { password: 'Body-9 password', passwordConfirm: 'Body-9 password' }
    const answer = await server.inject({ method: 'PUT', url, payload })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect((await signIn('Body-9 password')).statusCode).toBe(200)
    expect((await signIn(password)).statusCode).toBe(401)
    expect(server.log()).not.toContain('Fresh-9')
  })

  it('lets an owner back in whom the guesses of others had shut out, however they go on', async () => {
    const guess = async () => {
      for (let index = 0; index < 11; index += 1) {
        await server.signIn({ username: email, password: 'Wrong-7pass' }, '203.0.113.5')
      }
    }
    const from = (remoteAddress: string, headers = {}) =>
      server.signIn({ username: email, password: fresh }, remoteAddress, headers)
    const headers = { 'device-key': 'd'.repeat(32) }
    await guess()
    expect((await server.signIn({ username: email, password }, '198.51.100.7')).statusCode).toBe(429)
    const caller = { remoteAddress: '198.51.100.7', headers }
    expect((await server.resetPassword(await requested(), fresh, fresh, caller)).statusCode).toBe(200)
    await guess()
    // By its address for as long as it takes to sign in, by its key from anywhere.
    expect((await from('198.51.100.7')).statusCode).toBe(200)
    expect((await from('198.51.100.8')).statusCode).toBe(429)
    expect((await from('198.51.100.8', headers)).statusCode).toBe(200)
    server.advance(16 * 60_000)
    await guess()
    expect((await from('198.51.100.7')).statusCode).toBe(429)
    expect((await from('198.51.100.8', headers)).statusCode).toBe(200)
  })
})
