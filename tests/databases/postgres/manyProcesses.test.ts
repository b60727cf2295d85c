import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { openMailbox, type Mailbox } from '../../api/mailbox.ts'
import { newcomer } from '../../api/people.ts'
import { filesOf, house, land, multipart, picture, type Estate } from '../../api/requests.ts'
import { runSql } from '../database.ts'
import { freshDatabase } from '../freshDatabase.ts'
import * as client from './client.ts'

const email = 'marie@example.org'
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index))

let dataDir: string
let environment: Record<string, string>
let mailbox: Mailbox
let instances: client.Instance[]
let bearer: { authorization: string }

const addresses = () => instances.map(({ address }) => address)
const at = (index: number) => instances[index % instances.length]?.address ?? ''

// Three processes on one database and one data folder, on a machine that has other things to do too.
describe('three servers on one database', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'trousseau-many-'))
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
    rmSync(dataDir, { recursive: true, force: true })
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
    for (const [index, { resourceUuid }] of (listed[0] ?? []).entries()) {
      expect(await client.isWhole(at(index), resourceUuid, bearer)).toBe(true)
    }
  })

  it('let one of 15 saves with one version through, and all of them without', async () => {
    const { body } = await client.enterEstate(at(0), land, bearer)
    const { resourceUuid: id } = JSON.parse(body) as { resourceUuid: string }
    const saveAt = async (index: number, headers: Record<string, string>) => {
      const { payload, headers: own } = await multipart({ ...land, label: `save ${index}` })
      const url = `${at(index)}/api/restapi/realestate/${id}`
      return (await fetch(url, { method: 'PUT', headers: { ...own, ...bearer, ...headers }, body: payload })).status
    }
    const seen = await Promise.all(times(15, (index) => saveAt(index, { 'if-match': '"1"' })))
    expect([seen.filter((status) => status === 200), seen.filter((status) => status === 412)]).toMatchObject([
      { length: 1 },
      { length: 14 },
    ])
    expect(await Promise.all(times(15, (index) => saveAt(index, {})))).toEqual(times(15, () => 200))
    const stored = await fetch(`${at(2)}/api/restapi/realestate/${id}`, { headers: bearer })
    expect(stored.headers.get('etag')).toBe('"17"')
  })

  it('look at ten of 30 wrong passwords for one account, together', async () => {
    await client.enterAccount(environment, 'paul@example.org')
    const tries = await Promise.all(times(30, (index) => client.signInAt(at(index), 'paul@example.org', 'wrong')))
    const statuses = tries.map(({ status }) => status).sort()
    expect(statuses).toEqual([...times(10, () => 401), ...times(20, () => 429)])
    for (const address of addresses()) expect((await client.signInAt(address, 'paul@example.org')).status).toBe(429)
  })

  it('end a session everywhere at once', async () => {
    const other = await client.bearerAt(at(1), email)
    expect((await fetch(`${at(2)}/api/restapi/realestate`, { headers: other })).status).toBe(200)
    await fetch(`${at(0)}/api/authentication/signout`, { method: 'POST', headers: other })
    for (const address of addresses()) {
      expect((await fetch(`${address}/api/restapi/realestate`, { headers: other })).status).toBe(401)
    }
  })

  it('end the sessions of an account everywhere at once when its password is reset, and when it is removed', async () => {
    const own = 'lea@example.org'
    await client.enterAccount(environment, own)
    const statuses = (headers: Record<string, string>) =>
      Promise.all(
        addresses().map(async (address) => (await fetch(`${address}/api/restapi/realestate`, { headers })).status),
      )
    const sessions = await Promise.all(addresses().map((address) => client.bearerAt(address, own)))
    // Each process has seen each session before.
    for (const session of sessions) expect(await statuses(session)).toEqual([200, 200, 200])
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

    const { access_token: token } = (await (await client.signInAt(at(2), own, secret)).json()) as {
      access_token: string
    }
    const fresh = { authorization: `Bearer ${token}` }
    expect(await statuses(fresh)).toEqual([200, 200, 200])
    await fetch(`${at(1)}/api/authentication/user`, { method: 'DELETE', headers: fresh })
    expect(await statuses(fresh)).toEqual([401, 401, 401])
    for (const address of addresses()) expect((await client.signInAt(address, own, secret)).status).toBe(401)
  })

  it('never store a sixth picture, though each save alone would have room for its own', async () => {
    const { payload: first, headers: own } = await multipart(
      land,
      times(4, (index) => picture(`${index}.png`)),
    )
    const url = `${at(0)}/api/restapi/realestate`
    const answer = await fetch(url, { method: 'POST', headers: { ...own, ...bearer }, body: first })
    const { resourceUuid: id } = (await answer.json()) as { resourceUuid: string }
    const read = async () =>
      (await (await fetch(`${at(1)}/api/restapi/realestate/${id}`, { headers: bearer })).json()) as Estate
    const before = filesOf(dataDir, 'files')
    const saveAt = async (index: number) => {
      const oldPictures = (await read()).pictures?.map(({ resourceUuid }) => resourceUuid)
      const { payload, headers } = await multipart({ ...land, oldPictures }, [picture(`new-${index}.png`)])
      const address = `${at(index)}/api/restapi/realestate/${id}`
      return (await fetch(address, { method: 'PUT', headers: { ...headers, ...bearer }, body: payload })).status
    }
    const statuses = await Promise.all(times(15, saveAt))
    expect(statuses.filter((status) => status !== 200 && status !== 422)).toEqual([])
    expect(statuses).toContain(200)
    expect((await read()).pictures).toHaveLength(5)
    expect(filesOf(dataDir, 'files')).toBe(before + 1)
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

  it('make one account of 18 sign-ups with one email, whose links are used at once', async () => {
    const own = 'one@example.org'
    const post = (index: number, path: string, body: object) =>
      fetch(`${at(index)}/api/authentication/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const signUps = await Promise.all(times(18, (index) => post(index, 'user', { ...newcomer, email: own })))
    const statuses = signUps.map(({ status }) => status).sort()
    expect(statuses).toEqual([...times(5, () => 200), ...times(13, () => 429)])
    const links = await vi.waitFor(
      () => {
        const mails = mailbox.received.filter(({ to }) => to.includes(own))
        expect(mails).toHaveLength(5)
        return mails.map(({ mail }) => /subscription\/([^/\s]+)\/validate/.exec(mail.text ?? '')?.[1] ?? '')
      },
      { timeout: 30_000, interval: 50 },
    )
    const used = await Promise.all(
      links.map((link, index) => post(index, `subscription/${link}/validate`, { mobile: '0612345678' })),
    )
    expect(used.map(({ status }) => status).sort()).toEqual([200, ...times(4, () => 404)])
    const query = 'select id from accounts where email = ?'
    expect(await runSql(readSettings(environment), query, [own])).toHaveLength(1)
  })

  it('lose nothing and enter nothing twice when one of them is killed', async () => {
    const before = (await client.estatesAt(at(1), bearer)).length
    let taken = 0
    const enter = async (index: number) => {
      const headers = { ...bearer, 'idempotency-key': `under-load-${index}`, 'x-turn': String(index) }
      const { id } = await client.enterSurely(addresses, house, headers)
      taken += 1
      if (taken === 40) instances[0]?.process.kill('SIGKILL')
      return id
    }
    const ids: string[] = []
    const writer = async (first: number) => {
      for (let index = first; index < 120; index += 12) ids.push(await enter(index))
    }
    await Promise.all(times(12, writer))
    expect(instances[0]?.process.signalCode).toBe('SIGKILL')
    const alive = instances.slice(1)
    for (const { address } of alive) expect(await client.estatesAt(address, bearer)).toHaveLength(before + 120)
    expect(new Set(ids).size).toBe(120)
    for (const id of ids) expect(await client.isWhole(alive[0]?.address ?? '', id, bearer)).toBe(true)
  })
})
