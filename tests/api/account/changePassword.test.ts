import { afterEach, beforeEach, expect, it } from 'vitest'
import { runSql } from '../../databases/database.ts'
import { estates, keyOf, named } from '../requests.ts'
import type { Member } from '../Member.ts'
import { password, testServer, type TestServer } from '../server.ts'

let server: TestServer
let me: Member

const email = 'marie@example.org'
const fresh = 'Fresh-9 password'
const deviceKey = { 'device-key': 'd'.repeat(32) }

beforeEach(async () => {
  server = await testServer()
  me = await server.person(email)
})
afterEach(() => server.close())

const change = (changes: Record<string, string> = {}, headers = deviceKey) =>
  me.inject({
    method: 'PUT',
    url: '/api/authentication/account/password',
    payload: { currentPassword: password, newPassword: fresh, passwordConfirm: fresh, ...changes },
    headers,
  })
const signIn = (secret: string, from = '127.0.0.1', headers = {}) =>
  server.signIn({ username: email, password: secret }, from, headers)
const statusOf = async (person: Member) => (await person.inject({ url: estates })).statusCode

it('a new password counts at once; this session goes on, and all others of the account end, and no other’s', async () => {
  const second = server.signedIn(me.id, email, await signIn(password))
  const other = await server.person('other@example.org')
  const answer = await change()
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect([await statusOf(me), await statusOf(second), await statusOf(other)]).toEqual([200, 401, 200])
  expect([(await signIn(password)).statusCode, (await signIn(fresh)).statusCode]).toEqual([401, 200])
  // And once more, in the same session.
  expect((await change({ currentPassword: fresh, newPassword: password, passwordConfirm: password })).statusCode).toBe(
    200,
  )
  expect(await statusOf(me)).toBe(200)
})

it('ends the links for a new password that wait, and forgets all devices but the one that calls', async () => {
  await server.renewPassword(`email=${email}`)
  const link = await server.lastLinkTo(email)
  await signIn(password, '10.0.0.1', { 'device-key': 'e'.repeat(32) })
  expect((await change()).statusCode).toBe(200)
  expect((await server.resetPassword(link, 'Other-9 password')).statusCode).toBe(401)
  expect(await runSql(server.services.settings, 'select hash from devices')).toHaveLength(1)
})

it.each([
  ['a present password that is wrong', { currentPassword: 'Wrong-7pass' }, 'currentPassword', 'wrongPassword'],
  ['PWD-06 a confirmation that differs', { passwordConfirm: `${fresh}s` }, 'passwordConfirm', 'const'],
  ['one that everybody guesses', { newPassword: 'Password1!', passwordConfirm: 'Password1!' }, 'newPassword', 'common'],
  [
    'the address',
    { newPassword: 'Marie@example.org 7', passwordConfirm: 'Marie@example.org 7' },
    'newPassword',
    'ownAddress',
  ],
  ['one that is too short', { newPassword: 'Aa1!', passwordConfirm: 'Aa1!' }, 'newPassword', 'format'],
])('answers 422 naming the field to %s, and nothing ends', async (_, changes, fieldName, message) => {
  const second = server.signedIn(me.id, email, await signIn(password))
  const answer = await change(changes)
  expect(answer.statusCode).toBe(422)
  expect(named(answer)).toContainEqual({ fieldName, message })
  expect([await statusOf(me), await statusOf(second), (await signIn(password)).statusCode]).toEqual([200, 200, 200])
})

it('a token alone does not guess the present password: wrong ones are counted as sign-ins are', async () => {
  const guess = () => change({ currentPassword: 'Wrong-7pass' }, { 'device-key': 'f'.repeat(32) })
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).statusCode).toBe(422)
  const answer = await guess()
  expect([answer.statusCode, keyOf(answer)]).toEqual([429, 'ERR_GEN_429'])
  expect((await change({}, { 'device-key': 'f'.repeat(32) })).statusCode).toBe(429)
})

it('no password stands in the log', async () => {
  await change()
  expect(server.log()).not.toContain('Fresh-9')
})
