import { beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { estates, list, read } from '../../tests/api/requests.ts'
import { personOf, testServer, type Person, type TestServer } from '../../tests/api/server.ts'
import { listTenants, type Tenant } from '../../tests/api/tenants.ts'
import { demoAccount, prepareDemo, saveProgress } from './prepareDemo.ts'
import { readOrders } from './readOrders.ts'
import { temporaryFolder } from '../../tests/temporaryFolder.ts'

let dataDir = ''
const settings = () => readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })

beforeEach(() => {
  dataDir = temporaryFolder()
})

/** Signs in to the account, on a server that leaves the data when it stops. */
async function asUser<Answer>(act: (server: TestServer, user: Person) => Promise<Answer>): Promise<Answer> {
  const server = await testServer({}, { dataDir })
  const { email, password } = demoAccount
  const user = personOf('', email, await server.signIn({ username: email, password }))
  try {
    return await act(server, user)
  } finally {
    await server.stop()
  }
}

/** What the account sees of its properties, and one picture as it is served; the last property is removed. */
const seen = () =>
  asUser(async (server, user) => {
    const rows = await list(server, user)
    const first = rows[0] && (await read(server, user, rows[0].resourceUuid))
    const at = (method: 'GET' | 'DELETE', id = '') =>
      server.inject({ method, url: `${estates}/${id}`, headers: user.bearer })
    const picture = await at('GET', `picture/${first?.pictures?.[0]?.resourceUuid}`)
    await at('DELETE', rows.at(-1)?.resourceUuid)
    return { rows, first, picture }
  })

describe('the demo', () => {
  const few = readOrders()
    .filter(({ operation }) => operation === 'createRealEstate')
    .slice(-3)

  it('is entered once, and what its user removes stays removed', async () => {
    expect(await prepareDemo(settings(), { orders: few })).toEqual({ entered: 3, isPasswordRight: true })
    const { rows, first, picture } = await seen()
    expect(rows.map(({ label }) => label)).toEqual(few.map(({ json }) => json['label']).reverse())
    expect(first?.pictures?.map(({ label }) => label)).toEqual(few.at(-1)?.files?.['pictures']?.map(({ name }) => name))
    expect(picture.headers['content-type']).toBe('image/jpeg')
    expect(await prepareDemo(settings(), { orders: few })).toEqual({ entered: 0, isPasswordRight: true })
    expect((await seen()).rows).toHaveLength(2)
  })

  it('is taken up where it was stopped, without entering anything twice', async () => {
    const [first, second, third] = few
    if (!first || !second || !third) throw new Error('three records are needed')
    const broken = { ...second, json: { ...second.json, surface: -1 } }
    await expect(prepareDemo(settings(), { orders: [first, broken, third] })).rejects.toThrow(
      /refused \(422\).*surface/,
    )
    expect(await prepareDemo(settings(), { orders: few })).toEqual({ entered: 2, isPasswordRight: true })
    expect((await seen()).rows).toHaveLength(3)
  })

  it('keeps to the day on which it was begun when it is taken up later', async () => {
    const begun = new Date(2026, 2, 1, 9)
    const done = readOrders().length - 1
    await saveProgress(dataDir, { done, begun: begun.toISOString() })
    expect(await prepareDemo(settings())).toEqual({ entered: 1, isPasswordRight: true })
    const sent = readOrders(begun)[done]?.json as unknown as Tenant
    const rows = await asUser(listTenants)
    expect(rows.map(({ identificationDocument }) => identificationDocument?.expirationDate)).toEqual([
      sent.identificationDocument?.expirationDate,
    ])
  })
})
