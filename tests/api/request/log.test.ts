import { expect, it, onTestFinished } from 'vitest'
import { builtApp } from '../builtApp.ts'
import { newcomer } from '../people.ts'
import { estates, house, picture } from '../requests.ts'
import { password, testServer } from '../server.ts'

const browserApp = builtApp()
const keyOfTokens = 'canary key that signs all tokens of this server'

async function loggingServer(settings: Record<string, string> = {}) {
  const server = await testServer({ LOG_LEVEL: 'trace', TOKEN_KEY: keyOfTokens, ...settings }, { browserApp })
  onTestFinished(() => server.close())
  const lines = () =>
    server
      .log()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { server, lines }
}

it('writes no password, token or key of a mail into its log, whatever it came in', async () => {
  const { server, lines } = await loggingServer({ BASE_PATH: '/rent' })
  const me = await server.join({ email: 'canary@example.org' })
  await server.signUp({ ...newcomer, email: 'waits@example.org' })
  await server.renewPassword('email=canary@example.org')
  const keys = [await server.lastLinkTo('canary@example.org'), await server.lastLinkTo('waits@example.org')]
  const [reset = '', activation = ''] = keys
  const secrets = [...keys, me.token, me.token.split('.')[2] ?? '', 'canary-password']
  for (const secret of secrets) {
    const coded = [...secret].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
    const places = [
      secret,
      coded,
      secret.toUpperCase(),
      `%zz${secret}`,
      `${secret}%`,
      `..%2f${secret}`,
      `${secret}\u00e9`,
    ]
    for (const place of places) {
      for (const url of [
        `/password/${place}/reset`,
        `/subscription/${place}/validate`,
        `/signup-result/${place}/success`,
        `/bien/${place}/details`,
        `/${place}`,
        `/nothing/${place}?key=${place}`,
        `/assets/${place}.js`,
      ]) {
        await server.inject({ url: `/rent${url}` })
        await server.inject({ url, headers: { referer: `https://rent.example.org/rent/password/${secret}/reset` } })
        await server.inject({ method: 'PUT', url: `/api/authentication${url}`, payload: { password: secret } })
      }
    }
    const headers = { referer: `/rent/password/${secret}/reset`, cookie: secret, 'idempotency-key': secret }
    await server.inject({ url: '/rent/assets/main-abc123.js', headers })
    for (const bearer of [{}, me.bearer, { authorization: `Bearer ${secret}x` }]) {
      for (const url of [`${estates}/${secret}`, `${estates}/${secret}/x`, `${estates}?token=${secret}`]) {
        await server.inject({ url, headers: { ...headers, ...bearer } })
      }
    }
    await server.signIn({ username: 'canary@example.org', password: secret })
    await server.inject({
      method: 'POST',
      url: `/api/authentication/signin?password=${secret}`,
      payload: `username=canary@example.org&password=${secret}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  }
  expect((await server.resetPassword(reset, 'short')).statusCode).toBe(422)
  expect((await server.resetPassword(reset, 'Canary-9 fresh')).statusCode).toBe(200)
  expect((await server.validate(activation, {})).statusCode).toBe(422)
  expect((await server.validate(activation)).statusCode).toBe(200)
  expect(lines().length).toBeGreaterThan(500)
  const log = server.log().toLowerCase()
  for (const secret of [...secrets, password, keyOfTokens, 'canary']) expect(log).not.toContain(secret.toLowerCase())
})

it('keeps the password of the mail server out of its log, and what that server says', async () => {
  const { server } = await loggingServer({ SMTP_URL: 'smtp://canary:canary-password@127.0.0.1:1' })
  await server.signUp({ email: 'canary@example.org' })
  await server.services.mailWorker.settled()
  expect(server.log()).toContain('mail not sent')
  expect(server.log()).not.toContain('canary')
})

it('names each call once by the pattern of its address, and records that it answered by their ids', async () => {
  const { server, lines } = await loggingServer({ LOG_LEVEL: 'info' })
  const me = await server.person()
  const { resourceUuid } = await me.estates.created({ ...house, label: 'canary' }, [picture('canary.png')])
  await me.estates.list()
  await server.inject({ url: `${estates}/${resourceUuid}` })
  const pages = ['/bien/x/edit?y=1', '/assets/main-abc123.js', '/assets/gone.js', '/favicon.svg', '/nowhere', '/api/x']
  for (const url of pages) await server.inject({ url })
  const calls = lines().filter(({ msg }) => msg === 'request completed')
  expect(
    calls.map(({ method, path, ids, status }) =>
      [method, path, (ids as string[] | undefined)?.join(), status].join(' '),
    ),
  ).toEqual(
    [
      ['POST', '/api/authentication/signin', '', 200],
      ['POST', '/api/restapi/realestate', '', 200],
      ['GET', '/api/restapi/realestate/:realestateUuid', resourceUuid, 200],
      ['GET', '/api/restapi/realestate', '', 200],
      ['GET', '/api/restapi/realestate/:realestateUuid', '', 401],
      ['GET', '/bien/:realestateUuid/edit', '', 200],
      ['GET', '/assets/main-abc123.js', '', 200],
      ['GET', '/*', '', 404],
      ['GET', '/favicon.svg', '', 200],
      ['GET', '/*', '', 200],
      ['GET', '/api/*', '', 404],
    ].map((call) => call.join(' ')),
  )
  expect(new Set(calls.map(({ reqId }) => reqId)).size).toBe(calls.length)
  expect(server.log()).not.toContain('canary')
})
