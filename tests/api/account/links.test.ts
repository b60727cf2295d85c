import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { linkHash, type LinkPurpose } from '#server/accounts/links.ts'
import { newcomer } from '../people.ts'
import { keyOf } from '../requests.ts'
import { testServer, type TestServer } from '../server.ts'

let server: TestServer
/** The account, or the sign-up, that the links are for. */
let id: string
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const { email } = newcomer
const hour = 60 * 60 * 1000

/** A call that a link of a mail opens. */
interface Opened {
  items: string
  purpose: LinkPurpose
  life: number
  begin: () => Promise<string>
  ask: () => Promise<LightMyRequestResponse>
  use: (link: string) => Promise<LightMyRequestResponse>
  /** What a link gets that is none, or none any more, and one that is too old. */
  unknown: [status: number, key: string]
  expired: [status: number, key: string]
}

const calls: Opened[] = [
  {
    items: 'ACT-08 ACT-09 the link of an activation',
    purpose: 'activation',
    life: 48 * hour,
    begin: async () => (await server.signUp()).body,
    ask: () => server.resend(id),
    use: (link) => server.validate(link),
    unknown: [404, 'ERR_GEN_404'],
    expired: [410, 'ERR_GEN_410'],
  },
  {
    items: 'PWD-17 the link of a new password',
    purpose: 'passwordReset',
    life: hour,
    begin: async () => (await server.join({ email })).id,
    ask: () => server.renewPassword(`email=${email}`),
    use: (link) => server.resetPassword(link, 'Fresh-9 password'),
    unknown: [401, 'ERR_GEN_401'],
    expired: [401, 'ERR_GEN_401'],
  },
]

describe.each(calls)('$items', ({ purpose, life, begin, ask, use, unknown, expired }) => {
  const outcome = async (link: string) => {
    const answer = await use(link)
    return answer.statusCode === 200 ? [200] : [answer.statusCode, keyOf(answer)]
  }
  const requested = async () => {
    await ask()
    return server.lastLinkTo(email)
  }
  beforeEach(async () => void (id = await begin()))

  it('is stored as a hash only, and known as it was sent, for what it was sent, and once', async () => {
    const link = await requested()
    const { links } = server.services.store
    expect(await links.find(linkHash(link), purpose)).toBeDefined()
    expect(await links.find(link, purpose)).toBeUndefined()
    await server.signUp({ email: 'other@example.org' })
    await server.renewPassword('email=other@example.org')
    const others = await server.linksTo('other@example.org')
    const foreign = purpose === 'activation' ? (others.at(-1) ?? '') : (others[0] ?? '')
    const none = '00000000-0000-4000-8000-000000000000'
    const odd = [none, id, 'x', "' or 1=1", '%00', 'é'.repeat(30), `${link}x`, link.toUpperCase(), linkHash(link)]
    for (const strange of [...odd, foreign]) {
      expect([strange, await outcome(encodeURIComponent(strange))]).toEqual([strange, unknown])
    }
    const answer = await use(link)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await outcome(link)).toEqual(unknown)
  })

  it('lives so long and no longer, over a restart too', async () => {
    const link = await requested()
    server.advance(life - 60_000)
    const young = await requested()
    server.advance(60_001)
    for (let again = 0; again < 2; again += 1) expect(await outcome(link)).toEqual(expired)
    await server.restart()
    expect(await outcome(link)).toEqual(expired)
    server.advance(life - 120_000)
    expect(await outcome(young)).toEqual([200])
  })

  it('is used once, of twenty uses side by side, and makes every other link worthless', async () => {
    const [earlier, link] = [await requested(), await requested()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => outcome(link)))
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
    expect(answers.filter(([status]) => status === unknown[0])).toHaveLength(19)
    expect(await outcome(earlier)).toEqual(unknown)
  })
})
