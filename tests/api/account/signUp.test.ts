import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../requests.ts'
import { runSql } from '../../databases/database.ts'
import { newcomer } from '../people.ts'
import { password, testServer, type TestServer } from '../server.ts'

let server: TestServer

beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const secret = (text: string) => ({ password: text, passwordConfirm: text })
const device = (name: string) => ({ 'device-key': name.repeat(32) })
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

describe('sign-up', () => {
  it('API-07 SIGNUP-11 answers with the id as text, sends one mail, and stores no password as it is', async () => {
    const answer = await server.signUp()
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(answer.body).toMatch(uuid)
    expect(await server.linksTo(newcomer.email)).toEqual([expect.stringMatching(uuid)])
    expect(await server.lastLinkTo(newcomer.email)).not.toBe(answer.body)
    const account = await server.services.store.signUps.byId(answer.body)
    expect(account?.password_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(account)).not.toContain(password)
  })

  it('API-07 SIGNUP-06 SIGNUP-10 keeps the names that belong to the type', async () => {
    const all = { surname: 'Martin', firstName: 'Jeanne', corporationName: 'SCI des Lilas' }
    const person = await server.join({ ...all, email: 'jeanne@example.org' })
    expect(await person.profile.read()).toMatchObject({
      type: 'INDIVIDUAL',
      surname: 'Martin',
      firstName: 'Jeanne',
    })
    expect(await person.profile.read()).not.toHaveProperty('name')
    const company = await server.join({ ...all, accountType: 'CORPORATION', email: 'sci@example.org' })
    expect(await company.profile.read()).toMatchObject({ type: 'CORPORATION', name: 'SCI des Lilas' })
    expect(await company.profile.read()).not.toHaveProperty('surname')
  })

  it('SIGNUP-07 takes an account without names', async () => {
    const bare = { surname: undefined, firstName: undefined }
    for (const changes of [bare, { ...bare, accountType: 'CORPORATION', email: 'sci@example.org' }]) {
      expect((await server.signUp(changes)).statusCode).toBe(200)
    }
  })

  it('SIGNUP-12 answers 409 to an email that is taken, however it is written, and changes nothing', async () => {
    await server.join({ email: newcomer.email })
    for (const email of ['Jeanne@Example.ORG', ' JEANNE@example.org ', 'jeanne@ｅxample.org']) {
      expect(await refusal(server.signUp({ email, ...secret('Another 7th') }))).toEqual([409, 'email taken'])
    }
    expect(await server.linksTo(newcomer.email)).toHaveLength(1)
    expect((await server.signIn({ username: newcomer.email, password })).statusCode).toBe(200)
    expect((await server.signIn({ username: newcomer.email, password: 'Another 7th' })).statusCode).toBe(401)
  })

  it('takes each sign-up of an email that waits like the first, and the link that is used decides whose password counts', async () => {
    const stranger = [secret('Stranger 7th'), device('s')] as const
    const ids: string[] = []
    for (const [changes, headers] of [stranger, [{}, device('o')] as const, stranger]) {
      ids.push((await server.signUp(changes, headers)).body)
      server.advance(1000)
    }
    // The right password has the link of the sign-up of its own device sent again; elsewhere the newest is meant.
    const own = { username: newcomer.email, password }
    expect((await server.signIn(own, undefined, device('o'))).statusCode).toBe(403)
    expect((await server.signIn(own)).statusCode).toBe(401)
    const [first = '', ...others] = await server.linksTo(newcomer.email)
    expect((await server.validate(others.at(-1) ?? '', undefined, device('o'))).statusCode).toBe(200)
    expect((await server.validate(first)).statusCode).toBe(404)
    expect((await server.signIn({ username: newcomer.email, password })).statusCode).toBe(200)
    expect((await server.signIn({ username: newcomer.email, password: 'Stranger 7th' })).statusCode).toBe(401)
    expect(await server.services.store.accounts.byId(ids[1] ?? '')).toBeDefined()
    expect(await runSql(server.services.settings, 'select * from sign_ups')).toEqual([])
  })

  it('leaves no password of others in force where the owner of the email asks for a new one, or for a new activation', async () => {
    const stranger = secret('Stranger 7th')
    await server.signUp(stranger)
    await server.renewPassword(`email=${newcomer.email}`)
    expect((await server.resetPassword(await server.lastLinkTo(newcomer.email), password)).statusCode).toBe(200)
    const [strangers = ''] = await server.linksTo(newcomer.email)
    expect((await server.validate(strangers)).statusCode).toBe(200)
    expect((await server.signIn({ username: newcomer.email, password })).statusCode).toBe(200)
    expect((await server.signIn({ username: newcomer.email, password: 'Stranger 7th' })).statusCode).toBe(401)
    const email = 'second@example.org'
    for (const changes of [stranger, {}]) await server.signUp({ ...changes, email })
    await server.renewSubscription(`email=${email}`)
    expect((await server.resetPassword(await server.lastLinkTo(email), password)).statusCode).toBe(200)
    const [first = ''] = await server.linksTo(email)
    expect((await server.validate(first)).statusCode).toBe(404)
    expect((await server.validate(await server.lastLinkTo(email))).statusCode).toBe(200)
    expect((await server.signIn({ username: email, password })).statusCode).toBe(200)
  })

  it.each([
    { stranger: 'with no device', strangers: {}, owner: 'on a device', owners: device('o') },
    { stranger: 'on a device', strangers: device('s'), owner: 'on another', owners: device('o') },
    { stranger: 'on a device', strangers: device('s'), owner: 'with no device', owners: {} },
    { stranger: 'with no device', strangers: {}, owner: 'with none either', owners: {} },
  ])('leaves a sign-up of a stranger $stranger no use where the owner follows its link $owner', async (row) => {
    const { strangers, owners } = row
    const stranger = secret('Stranger 7th')
    const credentials = { username: newcomer.email, password: stranger.password }
    await server.signUp(stranger, strangers)
    const link = await server.lastLinkTo(newcomer.email)
    expect((await server.validate(link, undefined, owners)).statusCode).toBe(200)
    for (const headers of [strangers, {}]) {
      expect(await refusal(server.signIn(credentials, '192.0.2.7', headers))).toEqual([403, 'ERR_ACC_UNCONFIRMED'])
    }
    await server.services.mailWorker.settled()
    expect(server.printed()).toContain('Confirmez que ce compte est à vous')
    const reset = await server.resetPassword(await server.lastLinkTo(newcomer.email), password)
    expect(reset.statusCode).toBe(200)
    expect((await server.signIn({ username: newcomer.email, password })).statusCode).toBe(200)
    expect((await server.signIn(credentials, undefined, strangers)).statusCode).toBe(401)
  })

  it('lets an account that was activated on another device sign in there, and then from anywhere', async () => {
    const credentials = { username: newcomer.email, password }
    await server.signUp({}, device('l'))
    await server.validate(await server.lastLinkTo(newcomer.email), undefined, device('p'))
    expect((await server.signIn(credentials, undefined, device('l'))).statusCode).toBe(403)
    expect((await server.signIn(credentials, undefined, device('p'))).statusCode).toBe(200)
    expect((await server.signIn(credentials, undefined, device('l'))).statusCode).toBe(200)
    expect((await server.signIn(credentials)).statusCode).toBe(200)
  })

  it('lets an account that was activated where it signed up sign in from anywhere', async () => {
    await server.signUp({}, device('l'))
    await server.validate(await server.lastLinkTo(newcomer.email), undefined, device('l'))
    expect((await server.signIn({ username: newcomer.email, password })).statusCode).toBe(200)
  })

  it('sends five mails an hour for one email from one address, keeps its twenty newest sign-ups, and makes one account of it', async () => {
    const email = 'two@example.org'
    const burst = () => Promise.all(Array.from({ length: 20 }, () => server.signUp({ email })))
    const codes = (await burst()).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([...Array<number>(5).fill(200), ...Array<number>(15).fill(429)])
    const old = await server.linksTo(email)
    expect(old).toHaveLength(5)
    for (let hour = 0; hour < 4; hour += 1) {
      server.advance(60 * 60 * 1000)
      await burst()
    }
    expect(await runSql(server.services.settings, 'select * from sign_ups')).toHaveLength(20)
    const links = (await server.linksTo(email)).slice(5)
    const answers = await Promise.all([...old, ...links].map((link) => server.validate(link)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await runSql(server.services.settings, 'select * from accounts')).toHaveLength(1)
  })

  it('removes an account that nobody activated in thirty days, so that its email is free again', async () => {
    await server.signUp()
    const member = await server.join({ email: 'member@example.org' })
    server.advance(31 * 24 * 60 * 60 * 1000)
    await server.restart()
    expect(await server.services.store.signUps.ofEmail(newcomer.email)).toEqual([])
    expect(await server.services.store.accounts.byId(member.id)).toBeDefined()
  })
})
