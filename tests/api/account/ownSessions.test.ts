import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runSql } from '../../databases/database.ts'
import { contentOf, estates } from '../requests.ts'
import type { Member } from '../Member.ts'
import { password, testServer, type TestServer } from '../server.ts'
import { unzip } from '../unzip.ts'

interface Session {
  resourceUuid: string
  device?: string
  place: 'HERE' | 'ELSEWHERE'
  signedInOn: string
  usedOn?: string
}

let server: TestServer
let me: Member
let phone: Member

const email = 'marie@example.org'
const url = '/api/authentication/account/sessions'
const day = 24 * 3_600_000
const agents = {
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
}

/** Signs in and is remembered, with a browser. */
const signedInWith = async (agent: string) =>
  server.signedIn(
    me.id,
    email,
    await server.signIn({ username: email, password, rememberMe: true }, '127.0.0.1', { 'user-agent': agent }),
  )
const listOf = async (person: Member) => contentOf<Session[]>(await person.inject({ url }))
const statusOf = async (person: Member) => (await person.inject({ url: estates })).statusCode
const end = async (person: Member, id = '') =>
  (await person.inject({ method: 'DELETE', url: `${url}/${id}` })).statusCode
const endOthers = async (person: Member) => (await person.inject({ method: 'DELETE', url })).statusCode
const asDay = (moment: Date) => moment.toLocaleDateString('fr-FR')

beforeEach(async () => {
  server = await testServer()
  me = await server.person(email)
  await runSql(server.services.settings, 'delete from sessions')
  me = await signedInWith(agents.desk)
  server.advance(1000)
  phone = await signedInWith(agents.phone)
})
afterEach(() => server.close())

describe('the sessions of an account', () => {
  it('are told by device, newest first, with the days of sign-in and last use, and which one is here', async () => {
    const signedInOn = asDay(server.services.clock())
    server.advance(2 * day)
    const usedOn = asDay(server.services.clock())
    const own = await listOf(me)
    expect(own).toMatchObject([
      { device: 'Safari · iPhone', place: 'ELSEWHERE', signedInOn, usedOn: signedInOn },
      { device: 'Firefox · Windows', place: 'HERE', signedInOn, usedOn },
    ])
    expect((await listOf(phone)).map(({ place }) => place)).toEqual(['HERE', 'ELSEWHERE'])
    // The id of a session ends it without a sign-in: only its own token tells it.
    const rows = await runSql(server.services.settings, 'select id from sessions')
    for (const { id } of rows as { id: string }[]) expect(JSON.stringify(own)).not.toContain(id)
  })

  it('that were opened before devices were kept are unknown, and used from the next call on', async () => {
    await runSql(server.services.settings, 'update sessions set browser = null, system = null, used_at = null')
    const [theirs, own] = await listOf(me)
    expect([theirs?.device, theirs?.usedOn]).toEqual([undefined, undefined])
    expect([own?.device, own?.usedOn]).toEqual([undefined, asDay(server.services.clock())])
  })

  it('are written to once a day, however often they are used', async () => {
    const usedAt = async () => runSql(server.services.settings, 'select used_at from sessions order by id')
    const first = await usedAt()
    server.advance(1000)
    await statusOf(me)
    expect(await usedAt()).toEqual(first)
    server.advance(day)
    await statusOf(me)
    await statusOf(phone)
    const next = await usedAt()
    expect(next).not.toEqual(first)
    server.advance(1000)
    await statusOf(me)
    expect(await usedAt()).toEqual(next)
  })

  it('end one by one: its token is refused at once, and it is in the list no more', async () => {
    const [theirs] = await listOf(me)
    expect(await end(me, theirs?.resourceUuid)).toBe(200)
    expect([await statusOf(me), await statusOf(phone)]).toEqual([200, 401])
    expect((await listOf(me)).map(({ place }) => place)).toEqual(['HERE'])
    expect(await end(me, theirs?.resourceUuid)).toBe(404)
  })

  it('end all but the one that asks', async () => {
    const third = await signedInWith(agents.desk)
    expect(await endOthers(me)).toBe(200)
    expect([await statusOf(me), await statusOf(phone), await statusOf(third)]).toEqual([200, 401, 401])
  })

  it('of another account are neither told nor ended', async () => {
    const other = await server.person('other@example.org')
    const [theirs] = await listOf(other)
    expect(await listOf(me)).toHaveLength(2)
    expect(await end(me, theirs?.resourceUuid)).toBe(404)
    await endOthers(me)
    expect(await statusOf(other)).toBe(200)
  })

  it('go along with what an account takes out', async () => {
    const answer = await me.inject({ url: '/api/authentication/account/export' })
    const text = unzip(answer.rawPayload).get('signing-in.json')?.toString() ?? ''
    expect(JSON.parse(text)).toMatchObject({
      sessions: [
        { device: 'Safari · iPhone', place: 'ELSEWHERE' },
        { device: 'Firefox · Windows', place: 'HERE' },
      ],
    })
  })
})
