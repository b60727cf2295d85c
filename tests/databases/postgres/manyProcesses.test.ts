import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { openMailbox, type Mailbox } from '../../api/mailbox.ts'
import { newcomer } from '../../api/people.ts'
import { filesOf, house } from '../../api/requests.ts'
import { runSql } from '../database.ts'
import { freshDatabase } from '../freshDatabase.ts'
import { createCaller, type Caller } from '../load/createCaller.ts'
import { createLoad } from '../load/createLoad.ts'
import { findFaults, findHalves } from '../load/findFaults.ts'
import { readStored } from '../load/readStored.ts'
import * as client from './client.ts'
import { temporaryFolder } from '../../temporaryFolder.ts'

const email = 'marie@example.org'
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index))

const dataDir = temporaryFolder()
let environment: Record<string, string>
let mailbox: Mailbox
let instances: client.Instance[]
let bearer: { authorization: string }

const addresses = () => instances.map(({ address }) => address)
const stored = () => readStored(readSettings(environment))
const at = (index: number) => instances[index % instances.length]?.address ?? ''

// Three processes on one database and one data folder, on a machine that has other things to do too.
describe('three servers on one database', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    mailbox = await openMailbox()
    environment = { DATA_DIR: dataDir, SMTP_URL: mailbox.url, ...(await freshDatabase()) }
    // Side by side on an empty database and an empty folder: one makes the tables, one makes the key.
    instances = await Promise.all(times(3, () => client.startInstance(environment)))
    await client.enterAccount(environment, email)
    bearer = await client.bearerAt(at(0), email)
  }, 120_000)
  afterAll(async () => {
    for (const { process } of instances) process.kill('SIGKILL')
    await mailbox.close()
  })

  it('carry each of 50 creates out once, though each reaches all three at once, and give one answer', async () => {
    const answers = await Promise.all(
      times(50, (index) => {
        const headers = { ...bearer, 'idempotency-key': `create-number-${index}` }
        return Promise.all(addresses().map((address) => client.enterEstate(address, house, headers)))
      }),
    )
    expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set([200]))
    for (const [first, ...others] of answers) for (const other of others) expect(other.body).toBe(first?.body)
    const listed = await Promise.all(addresses().map((address) => client.estatesAt(address, bearer)))
    for (const estates of listed) expect(estates).toHaveLength(50)
    expect(filesOf(dataDir, 'files')).toBe(50)
    expect(findHalves(await stored())).toEqual([])
  })

  it('look at ten of 30 wrong passwords for one account, together', async () => {
    await client.enterAccount(environment, 'paul@example.org')
    const tries = await Promise.all(times(30, (index) => client.signInAt(at(index), 'paul@example.org', 'wrong')))
    const statuses = tries.map(({ status }) => status).sort()
    expect(statuses).toEqual([...times(10, () => 401), ...times(20, () => 429)])
    for (const address of addresses()) expect((await client.signInAt(address, 'paul@example.org')).status).toBe(429)
  })

  it('end sessions everywhere at once: one that signs out, all when the password is reset, and when the account is removed', async () => {
    const own = 'lea@example.org'
    await client.enterAccount(environment, own)
    const statuses = (headers: Record<string, string>) =>
      Promise.all(
        addresses().map(async (address) => (await fetch(`${address}/api/restapi/realestate`, { headers })).status),
      )
    const sessions = await Promise.all(addresses().map((address) => client.bearerAt(address, own)))
    // Each process has seen each session before.
    for (const session of sessions) expect(await statuses(session)).toEqual([200, 200, 200])
    const [first = bearer, ...others] = sessions
    await fetch(`${at(0)}/api/authentication/signout`, { method: 'POST', headers: first })
    expect(await statuses(first)).toEqual([401, 401, 401])
    for (const session of others) expect(await statuses(session)).toEqual([200, 200, 200])
    await fetch(`${at(0)}/api/authentication/password/renew?email=${own}`, { method: 'POST' })
    const link = await vi.waitFor(
      () => {
        const mail = mailbox.received.find(({ to }) => to.includes(own))
        return /password\/([^/\s]+)\/reset/.exec(mail?.mail.text ?? '')?.[1] ?? expect.fail('No mail came')
      },
      { timeout: 30_000, interval: 50 },
    )
    const secret = 'Another-7 password'
    const reset = await fetch(`${at(1)}/api/authentication/password/${link}/reset`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: secret, passwordConfirm: secret }),
    })
    expect(reset.status).toBe(200)
    for (const session of sessions) expect(await statuses(session)).toEqual([401, 401, 401])

    const fresh = await client.bearerAt(at(2), own, secret)
    expect(await statuses(fresh)).toEqual([200, 200, 200])
    await fetch(`${at(1)}/api/authentication/user`, { method: 'DELETE', headers: fresh })
    expect(await statuses(fresh)).toEqual([401, 401, 401])
    for (const address of addresses()) expect((await client.signInAt(address, own, secret)).status).toBe(401)
  })

  it('send each mail of 24 sign-ups once', async () => {
    const signUps = await Promise.all(
      times(24, (index) =>
        fetch(`${at(index)}/api/authentication/user`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...newcomer, email: `new-${index}@example.org` }),
        }),
      ),
    )
    expect(signUps.map(({ status }) => status)).toEqual(times(24, () => 200))
    await vi.waitFor(
      async () => {
        expect(await runSql(readSettings(environment), 'select * from outbox')).toEqual([])
      },
      { timeout: 30_000, interval: 100 },
    )
    const reached = mailbox.received.flatMap(({ to }) => to).filter((to) => to.startsWith('new-'))
    expect(reached.sort()).toEqual(times(24, (index) => `new-${index}@example.org`).sort())
  })

  it('lose nothing and enter nothing twice when one of them is killed', async () => {
    const load = createLoad(bearer, { seed: 9 })
    const callers = addresses().map((address) => createCaller(address))
    const [, survivor = expect.fail('There are three')] = callers
    let turn = 0
    const anyone: Caller = { ...survivor, send: (...call) => (callers[(turn += 1) % 3] ?? survivor).send(...call) }
    await load.write(anyone, 120, (acknowledged) => {
      if (acknowledged === 40) instances[0]?.process.kill('SIGKILL')
    })
    expect(instances[0]?.process.signalCode).toBe('SIGKILL')
    await load.repeat(survivor)
    await load.write(survivor, 120)
    for (const caller of callers) caller.close()
    expect(load.acknowledged()).toBe(120)
    const { records, ...others } = await stored()
    for (const { address } of instances.slice(1)) {
      expect(await client.estatesAt(address, bearer)).toHaveLength(records.length)
    }
    // What the killed one was about to write stays until it is old; what was entered before is not of the load.
    const isLeft = /^an upload (on the disk that no row names|that is still waiting)/
    const entered = `"${house.label}" was never written`
    const faults = findFaults(load.slots, { records, ...others })
    expect(faults.filter((fault) => fault !== entered && !isLeft.test(fault))).toEqual([])
  })
})
