import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '#server/accounts/createAccount.ts'
import { runSql } from '../../databases/database.ts'
import { estates, keyOf, named } from '../requests.ts'
import type { Member } from '../Member.ts'
import { password, testServer, type TestServer } from '../server.ts'

let server: TestServer
let me: Member

beforeEach(async () => {
  server = await testServer()
  me = await server.person('marie@example.org')
})
afterEach(() => server.close())

const minute = 60 * 1000
const hour = 60 * minute
const right = { username: 'marie@example.org', password, grant_type: 'password' }

const listWith = (authorization: string) => server.inject({ url: estates, headers: { authorization } })
const tokenOf = (answer: { json: () => unknown }) => (answer.json() as { access_token: string }).access_token
const form = (text: string) =>
  server.inject({
    method: 'POST',
    url: '/api/authentication/signin',
    payload: text,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('sign-in', () => {
  it('API-05 AUTH-16 takes JSON and gives a token with exp in seconds and authorities', async () => {
    const answer = await server.signIn(right)
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json<object>())).toEqual(['access_token'])
    const token = tokenOf(answer)
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'HS256', typ: 'at+jwt' })
    const claims = decodeJwt(token)
    expect(claims).toMatchObject({ sub: me.id, authorities: [] })
    expect(claims.exp).toBeGreaterThan(Date.now() / 1000)
    expect(claims.exp).toBeLessThan(Date.now() / 100)
    expect(JSON.stringify(claims)).not.toContain('marie')
    expect((await listWith(`Bearer ${token}`)).statusCode).toBe(200)
  })

  it('API-06 takes form data', async () => {
    const text = new URLSearchParams({ username: right.username, password, rememberMe: 'on' }).toString()
    const answer = await form(text)
    expect(answer.statusCode).toBe(200)
    const { exp = 0, iat = 0 } = decodeJwt(tokenOf(answer))
    expect(exp - iat).toBe(30 * 24 * 3600)
  })

  it('takes the email and the password in any spelling of the same letters', async () => {
    expect((await server.signIn({ ...right, username: ' Marie@Example.ORG ' })).statusCode).toBe(200)
    expect((await server.signIn({ ...right, username: 'marie@ｅxample.org' })).statusCode).toBe(200)
    await createAccount({ email: 'rené@société.example', password: 'Été ﬁn-7' }, server.services)
    for (const username of ['René@SOCIÉTÉ.example', 'rene\u0301@xn--socit-esab.example']) {
      expect((await server.signIn({ username, password: 'E\u0301te\u0301 fin-7' })).statusCode).toBe(200)
    }
    // Whose email was stored without the normal form of its domain is reached as well.
    await runSql(
      server.services.settings,
      "update accounts set email = 'marie@société.example' where email = 'marie@example.org'",
    )
    expect((await server.signIn({ ...right, username: 'Marie@Société.example' })).statusCode).toBe(200)
  })

  it('AUTH-16 puts the authorities of the account into the token', async () => {
    await createAccount({ email: 'admin@example.org', password, authorities: ['ROLE_GLOBAL_ADMIN'] }, server.services)
    const token = tokenOf(await server.signIn({ username: 'admin@example.org', password }))
    expect(decodeJwt(token)['authorities']).toEqual(['ROLE_GLOBAL_ADMIN'])
  })

  it('answers alike to a wrong password and an unknown account', async () => {
    const wrong = await server.signIn({ ...right, password: 'wrong' })
    const unknown = await server.signIn({ ...right, username: 'nobody@example.org' })
    for (const answer of [wrong, unknown]) {
      expect([answer.statusCode, keyOf(answer)]).toEqual([401, 'ERR_GEN_401'])
      expect(answer.headers['www-authenticate']).toBe('Bearer realm="trousseau"')
    }
  })
})

describe('the life of a session', () => {
  it.each([
    ['8 hours without "remember me"', {}, 8],
    ['30 days with it', { rememberMe: true }, 30 * 24],
  ])('OP-27 lasts %s', async (_, more, hours) => {
    const token = tokenOf(await server.signIn({ ...right, ...more }))
    server.advance(hours * hour - minute)
    expect((await listWith(`Bearer ${token}`)).statusCode).toBe(200)
    server.advance(2 * minute)
    expect((await listWith(`Bearer ${token}`)).statusCode).toBe(401)
  })

  it('ends at sign-out, and only that session', async () => {
    const second = tokenOf(await server.signIn(right))
    const answer = await me.inject({
      method: 'POST',
      url: '/api/authentication/signout',
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect((await listWith(`Bearer ${me.token}`)).statusCode).toBe(401)
    expect((await listWith(`Bearer ${second}`)).statusCode).toBe(200)
    expect((await server.inject({ method: 'POST', url: '/api/authentication/signout' })).statusCode).toBe(401)
  })

  it('ends by the id that its token names, for a sign-out that could not be sent, and that id opens nothing', async () => {
    const second = tokenOf(await server.signIn(right))
    const { sid } = JSON.parse(Buffer.from(second.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
    const end = (id: string) => server.inject({ method: 'POST', url: `/api/authentication/signout/${id}` })
    expect((await end('0'.repeat(32))).statusCode).toBe(200)
    expect((await listWith(`Bearer ${second}`)).statusCode).toBe(200)
    expect([(await end(sid)).statusCode, (await end(sid)).statusCode]).toEqual([200, 200])
    expect((await listWith(`Bearer ${second}`)).statusCode).toBe(401)
    expect((await listWith(`Bearer ${sid}`)).statusCode).toBe(401)
    expect((await listWith(`Bearer ${me.token}`)).statusCode).toBe(200)
  })

  it('survives a restart, as does its end', async () => {
    const second = tokenOf(await server.signIn(right))
    await me.inject({ method: 'POST', url: '/api/authentication/signout' })
    await server.restart()
    expect((await listWith(`Bearer ${second}`)).statusCode).toBe(200)
    expect((await listWith(`Bearer ${me.token}`)).statusCode).toBe(401)
  })
})

describe('tokens that are not ours', () => {
  it('all get 401 with WWW-Authenticate', async () => {
    const key = new TextEncoder().encode(readFileSync(join(server.dataDir, 'token.key'), 'utf8'))
    const { kid } = decodeProtectedHeader(me.token)
    const claims = decodeJwt(me.token)
    const [header = '', payload = '', signature = ''] = me.token.split('.')
    const sign = (changes: object, protectedHeader: object = {}, secret = key) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid, ...protectedHeader })
        .sign(secret)
    expect((await listWith(`Bearer ${await sign({})}`)).statusCode).toBe(200)
    const admin = Buffer.from(JSON.stringify({ ...claims, authorities: ['ROLE_GLOBAL_ADMIN'] })).toString('base64url')
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
    const tokens: Record<string, string> = {
      'algorithm none': new UnsecuredJWT(claims).encode(),
      'algorithm none with our type': `${none}.${payload}.`,
      'no signature': `${header}.${payload}.`,
      'edited claims': `${header}.${admin}.${signature}`,
      'another key': await sign({}, {}, new TextEncoder().encode('x'.repeat(64))),
      'another algorithm': await sign({}, { alg: 'HS384' }),
      'another type': await sign({}, { typ: 'JWT' }),
      'another key id': await sign({}, { kid: 'other' }),
      'another audience': await sign({ aud: 'other' }),
      'another issuer': await sign({ iss: 'other' }),
      'no expiry': await sign({ exp: undefined }),
      expired: await sign({ exp: Math.floor(Date.now() / 1000) - 1 }),
      'an unknown session': await sign({ sid: 'f'.repeat(32) }),
      'no session': await sign({ sid: undefined }),
      'the session of somebody else': await sign({ sub: (await server.person()).id }),
      truncated: me.token.slice(0, -5),
      'spelled in another way': `${me.token}=`,
      'spelled with other spare bits':
        me.token.slice(0, -1) + String.fromCharCode(me.token.charCodeAt(me.token.length - 1) + 1),
      'eight kilobytes': 'x'.repeat(8192),
      nonsense: 'null',
      empty: '',
    }
    for (const [name, token] of Object.entries(tokens)) {
      const answer = await listWith(`Bearer ${token}`)
      expect([name, answer.statusCode, keyOf(answer)]).toEqual([name, 401, 'ERR_GEN_401'])
      expect(answer.headers['www-authenticate']).toContain('Bearer')
    }
    for (const scheme of [`Basic ${me.token}`, me.token, `Bearer${me.token}`]) {
      expect((await listWith(scheme)).statusCode).toBe(401)
    }
  })

  it.each([
    ['deactivated', 'update accounts set active = 0'],
    ['whose sessions were all ended', 'update accounts set epoch = epoch + 1'],
    ['deleted', 'delete from accounts'],
  ])('ours are worth nothing once the account is %s', async (_, statement) => {
    expect((await listWith(`Bearer ${me.token}`)).statusCode).toBe(200)
    await runSql(server.services.settings, statement)
    expect((await listWith(`Bearer ${me.token}`)).statusCode).toBe(401)
  })
})

describe('limits', () => {
  it('answers 429 with Retry-After after ten wrong passwords for one account, over a restart too, and lets go after the window', async () => {
    for (let index = 0; index < 9; index += 1) await server.signIn({ ...right, password: 'wrong' })
    // The right one ends the count.
    expect((await server.signIn(right)).statusCode).toBe(200)
    for (let index = 0; index < 10; index += 1) {
      const answer = await server.signIn({ ...right, password: `wrong ${index}` }, `10.0.0.${index}`)
      expect(answer.statusCode).toBe(401)
    }
    await server.restart()
    const answer = await server.signIn(right, '10.0.1.1')
    expect([answer.statusCode, keyOf(answer)]).toEqual([429, 'ERR_GEN_429'])
    const wait = Number(answer.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(900)
    server.advance(wait * 1000)
    expect((await server.signIn(right)).statusCode).toBe(200)
  })

  it('holds when a hundred come side by side, for known and unknown accounts alike', async () => {
    for (const username of [right.username, 'nobody@example.org']) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) => server.signIn({ username, password: 'wrong' }, `10.${index}.0.1`)),
      )
      const codes = answers.map(({ statusCode }) => statusCode)
      expect(codes.filter((code) => code === 401)).toHaveLength(10)
      expect(codes.filter((code) => code === 429)).toHaveLength(90)
    }
  })

  const guess = (index: number, address: string) =>
    server.signIn({ username: `nobody${index}@example.org`, password }, address)
  /** Statuses of wrong sign-ins for ever other accounts. */
  const guesses = async (count: number, addressOf: (index: number) => string) => {
    const codes: number[] = []
    for (let index = 0; index < count; index += 1) codes.push((await guess(index, addressOf(index))).statusCode)
    return codes
  }

  it('counts a network address as one, and the network that holds it by more', async () => {
    const codes = await guesses(101, (index) => `2001:db8:1:2:${(index % 7).toString(16)}::${index}`)
    expect([codes.indexOf(429), codes[100]]).toEqual([100, 429])
    expect((await server.signIn(right, '2001:db8:1:3::1')).statusCode).toBe(200)
  })

  it('believes the proxies that are named, with and without a port', async () => {
    await server.close()
    server = await testServer({ TRUSTED_PROXIES: '10.1.0.0/16' })
    await server.person(right.username)
    const through = (forwarded: string, proxy = '10.1.2.3') =>
      server.signIn({ username: `${crypto.randomUUID()}@example.org`, password }, proxy, {
        'x-forwarded-for': forwarded,
      })
    for (let index = 0; index < 100; index += 1) await through(`192.0.2.50:${4000 + index}`)
    expect((await through('192.0.2.50:4100')).statusCode).toBe(429)
    expect((await through('192.0.2.51')).statusCode).toBe(401)
    expect((await through('192.0.2.50, 10.1.9.9:5000')).statusCode).toBe(429)
    // Whoever is no proxy speaks for itself, whatever it says.
    expect((await through('192.0.2.50', '127.0.0.1')).statusCode).toBe(401)
  })

  it('does not count what it refuses', async () => {
    for (let index = 0; index < 10; index += 1) await server.signIn({ ...right, password: 'wrong' }, '192.0.2.1')
    for (let index = 0; index < 100; index += 1) expect((await server.signIn(right, '192.0.2.2')).statusCode).toBe(429)
    expect((await guess(0, '192.0.2.2')).statusCode).toBe(401)
  })

  it('lets a device that has signed in before in while guesses go on, from a full address too', async () => {
    const headers = { 'device-key': 'd'.repeat(32) }
    const stranger = { 'device-key': 's'.repeat(32) }
    expect((await server.signIn(right, '192.0.2.1', headers)).statusCode).toBe(200)
    await guesses(100, () => '192.0.2.1')
    for (let index = 0; index < 12; index += 1) {
      await server.signIn({ ...right, password: 'wrong' }, '192.0.2.2', stranger)
    }
    expect((await server.signIn(right, '192.0.2.3', stranger)).statusCode).toBe(429)
    expect((await server.signIn(right, '192.0.2.1', headers)).statusCode).toBe(200)
    // The guesses of such a device are counted as well, and its key opens no other account.
    for (let index = 0; index < 10; index += 1) {
      await server.signIn({ ...right, password: 'wrong' }, '192.0.2.3', headers)
    }
    expect((await server.signIn(right, '192.0.2.3', headers)).statusCode).toBe(429)
    const other = await server.person()
    for (let index = 0; index < 10; index += 1) await server.signIn({ username: other.email, password: 'wrong' })
    expect((await server.signIn({ username: other.email, password }, '192.0.2.3', headers)).statusCode).toBe(429)
    server.advance(366 * 24 * hour)
    for (let index = 0; index < 10; index += 1) {
      await server.signIn({ ...right, password: 'wrong' }, '192.0.2.2', stranger)
    }
    expect((await server.signIn(right, '192.0.2.1', headers)).statusCode).toBe(429)
  })

  it('keeps no key of a device, and refuses one that could be guessed', async () => {
    const key = 'canary-device-key-0123456789abcdef'
    await server.signIn(right, '192.0.2.1', { 'device-key': key })
    const rows = await runSql(server.services.settings, 'select * from devices')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('canary')
    const short = await server.signIn(right, '192.0.2.1', { 'device-key': 'short' })
    expect([short.statusCode, named(short)]).toEqual([422, [{ fieldName: 'Device-Key', message: 'format' }]])
  })

  it('counts what succeeds by a higher limit, and keeps the newest twenty sessions', async () => {
    const tokens: string[] = [me.token]
    for (let index = 0; index < 99; index += 1) {
      server.advance(10)
      tokens.push(tokenOf(await server.signIn(right)))
    }
    expect((await server.signIn(right)).statusCode).toBe(429)
    const codes = []
    for (const token of tokens) codes.push((await listWith(`Bearer ${token}`)).statusCode)
    expect(codes.lastIndexOf(401)).toBe(79)
    expect(codes.indexOf(200)).toBe(80)
  })
})
