import { hash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { finished } from 'node:stream/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runSql } from '../../databases/database.ts'
import { onPostgres } from '../../databases/freshDatabase.ts'
import { filesBelow } from '../../filesBelow.ts'
import { estates, filesOf, house, keyOf, picture, type SentFile } from '../requests.ts'
import { individual } from '../people.ts'
import type { Member } from '../Member.ts'
import { password, testServer, type TestServer } from '../server.ts'
import { announced, identity, individual as renter, paper } from '../tenants.ts'
import { unzip } from '../unzip.ts'

let server: TestServer
let me: Member
let other: Member

const email = 'canary-address@example.org'

beforeEach(async () => {
  server = await testServer()
  me = await server.join({ email })
  other = await server.join({ email: 'other@example.org' })
})
afterEach(() => server.close())

const leave = (person = me) => person.inject({ method: 'DELETE', url: '/api/authentication/user' })
/** Signs in once more. */
const again = async () => server.signedIn(me.id, email, await server.signIn({ username: email, password }))
const stamp: SentFile = { ...picture('canary-stamp.png'), part: 'stampPicture' }

/** Files below the data folder that hold a text. */
const filesHolding = (text: string) => filesBelow(server.dataDir).filter((path) => readFileSync(path).includes(text))
const storedFiles = () => filesOf(server.dataDir, 'files')

describe('leaving', () => {
  it('API-08 ACC-48 answers 200 with text, and everything is gone: sessions, records, files, answers, mails', async () => {
    const { pictures } = await me.estates.created({ ...house, label: 'canary-house' }, [picture(), picture()])
    await me.estates.save(house, { headers: { 'idempotency-key': 'canary-key' } })
    await me.profile.save({ ...individual, surname: 'canary-name' }, { files: [picture(), stamp] })
    const second = await again()
    await server.renewPassword(`email=${email}`)
    await server.services.mailWorker.settled()
    const theirs = await other.estates.created(house, [picture()])
    expect(storedFiles()).toBe(5)

    const answer = await leave()
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])

    for (const { bearer } of [me, second]) {
      expect((await server.inject({ url: estates, headers: bearer })).statusCode).toBe(401)
    }
    expect((await leave()).statusCode).toBe(401)
    expect((await server.signIn({ username: email, password })).statusCode).toBe(401)
    const rows = (table: string, column: string) =>
      runSql(server.services.settings, `select * from ${table} where ${column} = ?`, [me.id])
    for (const [table, column] of [
      ['accounts', 'id'],
      ['sessions', 'account_id'],
      ['records', 'owner'],
      ['files', 'owner'],
      ['idempotency_keys', 'owner'],
      ['links', 'account_id'],
    ] as const) {
      expect([table, await rows(table, column)]).toEqual([table, []])
    }
    expect(await runSql(server.services.settings, 'select * from outbox')).toEqual([])
    expect(storedFiles()).toBe(1)
    for (const { resourceUuid } of pictures ?? []) {
      expect(existsSync(joinPath(server.dataDir, 'files', resourceUuid.slice(0, 2), resourceUuid))).toBe(false)
    }
    expect((await other.estates.list()).map(({ resourceUuid }) => resourceUuid)).toEqual([theirs.resourceUuid])
    expect(await other.profile.read()).toMatchObject({ resourceUuid: other.id })

    // The email is free for a new account, which sees nothing of the old one.
    const newcomer = await server.join({ email })
    expect(newcomer.id).not.toBe(me.id)
    expect(await newcomer.estates.list()).toEqual([])
  })

  it('tells before how many records of each kind and files go with it', async () => {
    const counts = async (person: Member) =>
      (await person.inject({ url: '/api/authentication/account/contents' })).json<unknown>()
    expect(await counts(me)).toEqual({ files: 0 })
    await me.estates.created(house, [picture(), picture()])
    await me.estates.created(house)
    expect(await counts(me)).toEqual({ 'real-estate': 2, files: 2 })
    expect(await counts(other)).toEqual({ files: 0 })
  })

  it('leaves nothing readable on the disk, in the outbox or in the log', async () => {
    await me.estates.created({ ...house, label: 'canary-house' }, [picture('canary-photo.png')])
    await me.profile.save({ ...individual, surname: 'canary-name' }, { files: [stamp] })
    // The mail, and the embedded database; PostgreSQL keeps its rows elsewhere.
    expect(filesHolding('canary').length).toBeGreaterThan(onPostgres ? 0 : 1)
    await leave()
    expect(server.log()).not.toContain('canary')
    await server.restart()
    expect(filesHolding('canary')).toEqual([])
    expect(filesHolding(me.id)).toEqual([])
  })

  it('and taking everything along ask for a sign-in of the last fifteen minutes', async () => {
    const calls = [
      { method: 'DELETE', url: '/api/authentication/user' },
      { method: 'GET', url: '/api/authentication/account/export' },
    ] as const
    server.advance(15 * 60_000 + 1000)
    for (const call of calls) {
      const answer = await me.inject(call)
      expect([answer.statusCode, keyOf(answer)]).toEqual([401, 'ERR_ACC_SIGN_IN_AGAIN'])
      expect(answer.headers['www-authenticate']).toContain('error="insufficient_user_authentication", max_age="900"')
    }
    expect((await me.inject({ url: estates })).statusCode).toBe(200)
    const { bearer: headers } = await again()
    server.advance(14 * 60_000)
    for (const call of calls.toReversed()) expect((await server.inject({ ...call, headers })).statusCode).toBe(200)
  })

  it('leaves no count of what was tried', async () => {
    await server.signIn({ username: email, password: 'wrong' })
    await server.renewPassword(`email=${email}`)
    await me.estates.created(house)
    const counts = () =>
      runSql(server.services.settings, "select bucket from attempts where bucket not like '%address'")
    expect(await counts()).toHaveLength(10)
    const digest = hash('sha256', email)
    expect(JSON.stringify(await counts())).not.toMatch(new RegExp(`${digest}|${email}|127\\.0`))
    await leave()
    await leave(other)
    expect(await counts()).toEqual([])
  })

  it('wins over a save that is under way: that one gets 401 and leaves no file', async () => {
    const { transaction } = server.services.store
    server.services.store.transaction = async (work) => {
      server.services.store.transaction = transaction
      await leave()
      return transaction(work)
    }
    const answer = await me.estates.save(house, { files: [picture()] })
    expect(answer.statusCode).toBe(401)
    expect(storedFiles()).toBe(0)
  })

  it('removes mails that wait for a mail server', async () => {
    await server.close()
    server = await testServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const { body: id } = await server.signUp({ email })
    await server.services.mailWorker.settled()
    await server.activate(id)
    await server.renewPassword(`email=${email}`)
    const person = await again()
    const waiting = () => server.services.store.outbox.claim('9999', '9999')
    expect(await waiting()).toMatchObject({ recipient: email })
    await server.services.store.outbox.postpone((await waiting())?.id ?? '', '1')
    await leave(person)
    expect(await waiting()).toBeUndefined()
  })
})

describe('taking everything along', () => {
  const exportOf = (person: Member) => ({ url: '/api/authentication/account/export', headers: person.bearer })
  const take = (person = me) => server.inject(exportOf(person))

  it('gives one zip with every record as JSON and every file', async () => {
    const estate = await me.estates.created(house, [picture('façade.png'), picture('a:b?.png')])
    await me.profile.save(individual, { files: [stamp] })
    const tenant = await me.tenants.created({ ...renter, documents: [announced('a.txt')] }, [
      identity(),
      paper('a.txt'),
    ])
    await other.estates.created({ ...house, label: 'canary of somebody else' }, [picture('theirs.png')])
    const answer = await take()
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="trousseau-\d{4}-\d\d-\d\d\.zip"/)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const entries = unzip(answer.rawPayload)
    const json = (name: string) => JSON.parse(entries.get(name)?.toString() ?? 'null') as unknown
    expect(json('signing-in.json')).toMatchObject({ email, language: 'fr' })
    expect(json('real-estate.json')).toEqual([
      expect.objectContaining({ ...estate, resourceUuid: estate.resourceUuid }),
    ])
    const profile = await me.profile.read()
    expect(json('account.json')).toEqual([expect.objectContaining(profile)])
    expect(json('tenant.json')).toMatchObject([tenant])
    const bail = tenant.documents?.[0]?.fileData?.resourceUuid
    const passport = tenant.identificationDocument?.fileData?.resourceUuid
    expect(String(entries.get(`files/${bail}/a.txt`))).toBe('text of a.txt')
    entries.delete(`files/${bail}/a.txt`)
    const [front, odd] = (estate.pictures ?? []).map(({ resourceUuid }) => resourceUuid)
    const seal = profile.stampPicture?.resourceUuid
    expect([...entries.keys()].filter((name) => name.startsWith('files/')).sort()).toEqual(
      [
        `files/${front}/façade.png`,
        `files/${odd}/a_b_.png`,
        `files/${seal}/canary-stamp.png`,
        `files/${passport}/passeport.png`,
      ].sort(),
    )
    const sum = hash('sha256', picture().bytes)
    for (const [name, bytes] of entries) if (name.startsWith('files/')) expect(hash('sha256', bytes)).toBe(sum)
    expect(answer.rawPayload.includes('somebody else')).toBe(false)
    for (const secret of [password, 'argon2', 'password_hash']) {
      for (const bytes of entries.values()) expect(bytes.includes(secret)).toBe(false)
    }
  })

  it('names files so that every system can unpack them', async () => {
    const odd = ['a.', 'a. .', 'c|d', 'a:b?.png']
    // Names that Windows keeps for machines, and two that only look like them.
    const machines = ['con', 'NUL.txt', 'com¹ .a', 'console.png', 'lpt10']
    const stored: string[] = []
    for (const labels of [odd, machines]) {
      const { pictures = [] } = await me.estates.created(house, labels.map(picture))
      stored.push(...pictures.map(({ resourceUuid }) => resourceUuid))
    }
    const names = [...unzip((await take()).rawPayload).keys()].filter((name) => name.startsWith('files/'))
    const unpacked = ['a', 'a', 'c_d', 'a_b_.png', '_con', '_NUL.txt', '_com¹ .a', 'console.png', 'lpt10']
    expect(names.sort()).toEqual(unpacked.map((name, index) => `files/${stored[index]}/${name}`).sort())
  })

  it('is made once at a time for each account', async () => {
    const large = { ...picture('large.png'), bytes: Buffer.concat([picture().bytes, randomBytes(2_000_000)]) }
    await me.estates.created(house, [large])
    // Its archive is larger than what waits unread, so the first export is under way until it is read.
    const first = await server.inject({ ...exportOf(me), payloadAsStream: true })
    const second = await take()
    expect([first.statusCode, second.statusCode]).toEqual([200, 429])
    const theirs = await take(other)
    await finished(first.stream().resume())
    expect((await take()).statusCode).toBe(200)
    expect([...unzip(theirs.rawPayload).keys()].sort()).toEqual(['account.json', 'signing-in.json'])
  })
})
