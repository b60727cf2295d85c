import { request } from 'node:http'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { builtApp } from '../../api/builtApp.ts'
import { operationAt } from '../../api/contract.ts'
import { land, keyOf, picture } from '../../api/requests.ts'
import { password, testServer, type TestServer } from '../../api/server.ts'
import { individual } from '../../api/tenants.ts'
import { runSql } from '../database.ts'
import { intercept } from '../faults/intercept.ts'
import { onPostgres } from '../freshDatabase.ts'

/** Calls of an account under way, and those of them that are at work, by the usual settings. */
const [underWay, atWork] = [20, 2]

let server: TestServer
let me: Awaited<ReturnType<TestServer['person']>>
let other: typeof me

/** Calls of a part of the store that wait until they are let through. */
class Gate {
  /** How many have come. */
  come = 0
  #path = ''
  #waiting: (() => void)[] = []
  #arrived = () => {}

  shut(path: string) {
    this.#path = path
    this.come = 0
  }
  /** Resolves once so many wait. */
  async waitsFor(count: number) {
    while (this.#waiting.length < count) await new Promise<void>((resolve) => (this.#arrived = resolve))
  }
  open() {
    this.#path = ''
    this.letOn()
  }
  /** Lets those on that wait, and none that comes later. */
  letOn() {
    for (const go of this.#waiting.splice(0)) go()
  }
  async pass(path: string) {
    if (path !== this.#path) return
    this.come += 1
    const passed = new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#arrived()
    await passed
  }
}

let gate: Gate
const browserApp = builtApp()
async function open(settings: Record<string, string>) {
  const around = { before: (path: string) => gate.pass(path), after: () => Promise.resolve() }
  server = await testServer(settings, { browserApp, intercept: (name, part) => intercept(name, part, around) })
  me = await server.person()
  other = await server.person()
}
beforeEach(() => {
  gate = new Gate()
})
afterEach(async () => {
  gate.open()
  await server.close()
})

/** Those that come first. */
const firstOf = <Answer>(answers: Promise<Answer>[], count: number) =>
  new Promise<Answer[]>((resolve) => {
    const come: Answer[] = []
    for (const answer of answers) {
      void answer.then((one) => {
        if (come.push(one) === count) resolve([...come])
      })
    }
  })

const ask = () => me.inject({ url: '/api/authentication/account/details' })

describe('calls of one account', () => {
  beforeEach(() => open({}))

  it('have a few at work, some that wait, and 429 beyond, while others are served', async () => {
    gate.shut('store.accounts.byId')
    const calls = Array.from({ length: underWay + 5 }, ask)
    for (const refused of await firstOf(calls, 5)) {
      expect([refused.statusCode, keyOf(refused), refused.headers['retry-after']]).toEqual([429, 'ERR_GEN_429', '1'])
    }
    await gate.waitsFor(atWork)
    expect((await other.estates.save(land)).statusCode).toBe(200)
    expect(await other.estates.list()).toHaveLength(1)
    expect((await server.signIn({ username: me.email, password })).statusCode).toBe(200)
    // All that is asked of the database for the others has been asked by now.
    expect(gate.come).toBe(atWork)
    gate.open()
    const codes = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(underWay)
    expect((await ask()).statusCode).toBe(200)
  })

  it.each([
    ['search', 'restapi/tenant/people?search=zzz', 'store.records.searched'],
    ['export', 'authentication/account/export', 'store.files.pagesOf'],
  ])('whose caller has gone stop between two pages: %s', async (_, path, reading) => {
    // A page of a search holds ten, and one of files a hundred.
    for (let count = 0; count < 11; count += 1) await me.tenants.created(individual)
    await runSql(
      server.services.settings,
      `insert into files (id, owner, record_id, label, media_type, size, sha256, created_at)
       with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 101)
       select 'file-' || n, owner, id, 'file.txt', 'text/plain', 1, 'x', created_at
       from numbers, (select owner, id, created_at from records where owner = ? and name = 'tenant/tenant' limit 1) as one`,
      [me.id],
    )
    const address = await server.listen()
    const hungUp = server.nextHangUp()
    gate.shut(reading)
    const calling = request(`${address}/api/${path}`, { headers: me.bearer })
    calling.on('error', () => undefined).end()
    await gate.waitsFor(1)
    calling.destroy()
    await hungUp
    gate.letOn()
    for (let count = 0; count < 3; count += 1) await other.estates.created(land)
    expect(gate.come).toBe(1)
  })

  it('are at work while bytes of a file are read for them', async () => {
    const estate = await me.estates.created(land, [picture()])
    let asked = 0
    const streams: Readable[] = []
    let allAsked = () => {}
    const waiting = new Promise<void>((resolve) => (allAsked = resolve))
    vi.spyOn(server.services.files, 'read').mockImplementation(() => {
      const read = () => {
        asked += 1
        if (asked === atWork) allAsked()
      }
      streams.push(new Readable({ read }))
      return Promise.resolve(streams.at(-1))
    })
    const url = `/api/restapi/realestate/picture/${estate.pictures?.[0]?.resourceUuid}`
    const downloads = Array.from({ length: atWork }, () => server.inject({ url, headers: me.bearer }))
    await waiting
    let answered = false
    const asking = ask().then(({ statusCode }) => (answered = statusCode === 200))
    for (let count = 0; count < 3; count += 1) await other.estates.created(land)
    expect(answered).toBe(false)
    for (const stream of streams) {
      stream.push(Buffer.alloc(Number((await server.services.store.files.ofOwner(me.id))[0]?.size)))
      stream.push(null)
    }
    for (const { statusCode } of await Promise.all(downloads)) expect(statusCode).toBe(200)
    await asking
    expect(answered).toBe(true)
  })

  it('write the records of an export one at a time, each at work', async () => {
    for (let count = 0; count < 3; count += 1) await me.estates.created(land)
    const { enter } = server.services.shares.ofAccounts
    let worked = 0
    vi.spyOn(server.services.shares.ofAccounts, 'enter').mockImplementation(async (...given) => {
      const share = await enter(...given)
      return { ...share, atWork: (work) => share.atWork(() => ((worked += 1), work())) }
    })
    const answer = await me.inject({ url: '/api/authentication/account/export' })
    expect(answer.statusCode).toBe(200)
    // The session, the call, the profile and the records.
    expect(worked).toBe(6)
  })

  it('that remove an account do so a record at a time', async () => {
    for (let count = 0; count < 3; count += 1) await me.estates.created(land)
    gate.shut('store.records.remove')
    const leaving = me.inject({ method: 'DELETE', url: '/api/authentication/user' })
    for (let count = 0; count < 3; count += 1) {
      await gate.waitsFor(1)
      gate.letOn()
    }
    expect((await leaving).statusCode).toBe(200)
    expect(gate.come).toBe(3)
  })

  it('with a token of a session that has ended take no place', async () => {
    const { bearer } = server.signedIn(me.id, me.email, await server.signIn({ username: me.email, password }))
    const again = () => server.inject({ url: '/api/authentication/account/details', headers: bearer })
    await server.inject({ method: 'POST', url: '/api/authentication/signout', headers: bearer })
    expect((await again()).statusCode).toBe(401)
    gate.shut('store.sessions.findLiving')
    expect((await again()).statusCode).toBe(401)
    expect(gate.come).toBe(0)
  })

  it('of nobody have few at work for an address, and those of another address go on', async () => {
    gate.shut('store.attempts.count')
    const guess = (name: string, address: string) =>
      server.signIn({ username: `${name}@example.org`, password: 'a wrong one' }, address)
    const guesses = Array.from({ length: 20 }, (_, index) => guess(`nobody-${index}`, '192.0.2.1'))
    // On PostgreSQL half of the connections.
    const maxAtWork = onPostgres ? 5 : 8
    await gate.waitsFor(maxAtWork)
    const elsewhere = guess('other', '192.0.2.2')
    await gate.waitsFor(maxAtWork + 1)
    expect(gate.come).toBe(maxAtWork + 1)
    gate.open()
    for (const answer of await Promise.all([...guesses, elsewhere])) expect(answer.statusCode).toBe(401)
  })

  it('that ask whether the server is ready ask the database once, however many come', async () => {
    gate.shut('store.ping')
    const calls = Array.from({ length: 20 }, () => server.inject({ url: '/health/ready' }))
    await gate.waitsFor(1)
    expect(await other.estates.list()).toEqual([])
    expect(gate.come).toBe(1)
    gate.open()
    for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(200)
    expect((await server.inject({ url: '/health/ready' })).statusCode).toBe(200)
  })

  it.skipIf(onPostgres)('of nobody take a share of their address, whatever they ask for', async () => {
    const { ofAddresses, ofAccounts } = server.services.shares
    const { enter } = ofAddresses
    let pieces = 0
    const entered = vi.spyOn(ofAddresses, 'enter').mockImplementation(async (...given) => {
      const share = await enter(...given)
      return { ...share, inTurn: (pages) => ((pieces += 1), share.inTurn(pages)) }
    })
    const byAccount = vi.spyOn(ofAccounts, 'enter')
    const paths = [
      '/',
      '/bien/x/edit',
      '/nothing',
      '/robots.txt',
      '/health/live',
      '/health/ready',
      '/api',
      '/api/nothing',
    ]
    const files = ['/assets/main-abc123.js', '/favicon.svg']
    const refused = server.services.catalogue.operations
      .filter(({ bearer }) => bearer)
      .map(({ method, path }) => ({ method, url: `/api${path}` }))
    const forged = { authorization: `Bearer ${'a'.repeat(20)}.${'b'.repeat(20)}.${'c'.repeat(20)}` }
    const calls = [
      ...[...paths, ...files, '/api/openapi.json'].map((url) => ({ method: 'GET' as const, url })),
      { method: 'OPTIONS' as const, url: '/api/restapi/realestate' },
      ...refused,
      ...refused.map((call) => ({ ...call, headers: forged })),
    ]
    for (const [index, call] of calls.entries()) {
      await server.inject({ ...call, remoteAddress: '192.0.2.1' })
      expect([call, entered.mock.calls.length]).toEqual([call, index + 1])
    }
    expect(new Set(entered.mock.calls.map(([network]) => network))).toEqual(new Set(['192.0.2.1']))
    expect([pieces, byAccount.mock.calls.length]).toEqual([files.length, 0])
    // A token is verified for its address once, and is known from then on.
    const { bearer } = server.signedIn(me.id, me.email, await server.signIn({ username: me.email, password }))
    const before = entered.mock.calls.length
    for (let count = 0; count < 3; count += 1) {
      await server.inject({ url: '/api/authentication/account/details', headers: bearer })
    }
    expect(entered.mock.calls.length).toBe(before + 1)
    expect(byAccount.mock.calls.length).toBe(3)
  })

  it.skipIf(onPostgres)('may each be refused with 429, as the contract says of every call with a bearer', () => {
    const bearers = server.services.catalogue.operations.filter(({ bearer }) => bearer)
    expect(bearers.length).toBeGreaterThan(20)
    const declared = bearers.map(({ method, path }) => operationAt(method, path).responses[429]?.headers)
    expect(declared).toEqual(bearers.map(() => ({ 'Retry-After': { schema: { type: 'integer' } } })))
  })
})

it.runIf(onPostgres)(
  'one account has half of the connections of a process at most, whatever the setting says',
  async () => {
    await open({ MAX_CALLS: '1000' })
    gate.shut('store.accounts.byId')
    const calls = Array.from({ length: 40 }, ask)
    await gate.waitsFor(5)
    for (let count = 0; count < 3; count += 1) await other.estates.created(land)
    expect(gate.come).toBe(5)
    gate.open()
    for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(200)
  },
)
