import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keyOf } from '../requests.ts'
import { testServer, type TestServer } from '../server.ts'

let server: TestServer
let waiting: string
beforeEach(async () => {
  server = await testServer()
  await server.join({ email: 'member@example.org' })
  waiting = (await server.signUp({ email: 'waits@example.org' })).body
  server.advance(hour)
})
afterEach(() => server.close())

const hour = 60 * 60 * 1000
const statuses = (...runs: [count: number, status: number][]) =>
  runs.flatMap(([count, status]) => Array<number>(count).fill(status))

function expectLater(answer: LightMyRequestResponse) {
  expect([answer.statusCode, keyOf(answer)]).toEqual([429, 'ERR_GEN_429'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(hour / 1000)
}

/** A call that sends a mail, for one mailbox and for any. */
interface Mailing {
  call: string
  one: (address: string) => Promise<LightMyRequestResponse>
  any?: (index: number, address: string) => Promise<LightMyRequestResponse>
}

const mailings: Mailing[] = [
  {
    call: 'signing up',
    one: (address) => server.signUp({ email: 'one@example.org' }, undefined, address),
    any: (index, address) => server.signUp({ email: `n${index}@example.org` }, {}, address),
  },
  {
    call: 'the activation mail once more',
    one: (address) => server.resend(waiting, address),
    any: (index, address) => server.resend(`unknown-${index}`, address),
  },
  { call: 'a new activation link', one: (address) => server.renewSubscription('email=Waits@example.org', address) },
  {
    call: 'a link for a new password',
    one: (address) => server.renewPassword('email=member@example.org', address),
    any: (index, address) => server.renewPassword(`email=n${index}@example.org`, address),
  },
  {
    call: 'such a link for an address that nobody has',
    one: (address) => server.renewPassword('email=nobody@example.org', address),
  },
]

it.each(mailings)(
  '$call is done five times an hour for one mailbox from one address, and fifteen from all',
  async ({ one }) => {
    const five = async (address: string) => {
      for (let time = 0; time < 5; time += 1) expect((await one(address)).statusCode).toBe(200)
      expectLater(await one(address))
    }
    // A stranger alone does not use up what the owner has.
    for (const address of ['10.0.0.1', '10.0.0.2', '2001:db8:1:2::1']) await five(address)
    expectLater(await one('10.0.1.1'))
    await server.restart()
    expectLater(await one('10.0.1.2'))
    server.advance(hour)
    expect((await one('10.0.1.1')).statusCode).toBe(200)
  },
)

it.each(mailings.filter(({ any }) => any))(
  '$call is done sixty times an hour for one network address, and others are let in',
  async ({ one, any }) => {
    for (let index = 0; index < 60; index += 1) expect((await any?.(index, '10.0.2.2'))?.statusCode).not.toBe(429)
    expectLater(await one('10.0.2.2'))
    expect((await one('10.0.2.3')).statusCode).toBe(200)
    server.advance(hour)
    expect((await one('10.0.2.2')).statusCode).toBe(200)
  },
)

it('all sign-ups of a mailbox are counted together, however its domain is written', async () => {
  const ids = [waiting]
  for (const email of ['Waits@example.org.', 'waits@EXAMPLE.org..']) ids.push((await server.signUp({ email })).body)
  const sent: number[] = []
  for (const id of [...ids, ...ids, ...ids]) sent.push((await server.resend(id)).statusCode)
  expect(sent).toEqual(statuses([5, 200], [4, 429]))
})

it.each([
  ['sign-ups', (email: string) => server.signUp({ email })],
  ['links for a new password', (email: string) => server.renewPassword(`email=${encodeURIComponent(email)}`)],
])('%s of a mailbox are counted together, whatever stands behind a plus', async (_, call) => {
  const emails = [
    'one@example.org',
    'one+a@example.org',
    'ONE+a+b@example.org',
    'one+c@EXAMPLE.org.',
    'one+@example.org',
  ]
  for (const email of emails) expect((await call(email)).statusCode).toBe(200)
  expectLater(await call('one+d@example.org'))
  expect((await call('one.d@example.org')).statusCode).toBe(200)
  expect((await call('+one@example.org')).statusCode).toBe(200)
})
