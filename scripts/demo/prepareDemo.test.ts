import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openServer } from '#server/openServer.ts'
import { readSettings } from '#server/settings.ts'
import { demoAccount, prepareDemo } from './prepareDemo.ts'
import { readOrders } from './readOrders.ts'

let dataDir = ''
const settings = () => readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'demo-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

interface Row {
  label: string
  resourceUuid: string
  pictures?: { label: string; resourceUuid: string }[]
}

/** What the account sees after it has signed in, and one picture as it is served. */
async function seen() {
  const { app } = await openServer(settings())
  try {
    const { email: username, password } = demoAccount
    const signedIn = await app.inject({
      method: 'POST',
      url: '/api/authentication/signin',
      payload: { username, password },
    })
    const headers = { authorization: `Bearer ${signedIn.json<{ access_token: string }>().access_token}` }
    const get = (url: string) => app.inject({ url: `/api/restapi/realestate${url}`, headers })
    const rows = (await get('')).json<Row[]>()
    const first = rows[0] && (await get(`/${rows[0].resourceUuid}`)).json<Row>()
    const picture = first?.pictures?.[0] && (await get(`/picture/${first.pictures[0].resourceUuid}`))
    const remove = (row: Row) =>
      app.inject({ method: 'DELETE', url: `/api/restapi/realestate/${row.resourceUuid}`, headers })
    return { rows, first, picture, removed: await (rows.at(-1) && remove(rows.at(-1) as Row)) }
  } finally {
    await app.close()
  }
}

describe('the demo', () => {
  const few = readOrders().slice(-3)

  it('is entered once, and what its user removes stays removed', async () => {
    expect(await prepareDemo(settings(), { orders: few })).toEqual({ entered: 3, passwordHolds: true })
    const { rows, first, picture } = await seen()
    expect(rows.map((row) => row.label)).toEqual(few.map(({ json }) => json['label']).reverse())
    expect(first?.pictures?.map(({ label }) => label)).toEqual(few.at(-1)?.files?.['pictures']?.map(({ name }) => name))
    expect(picture?.headers['content-type']).toBe('image/jpeg')
    expect(await prepareDemo(settings(), { orders: few })).toEqual({ entered: 0, passwordHolds: true })
    expect((await seen()).rows).toHaveLength(2)
  })

  it('is taken up where it was stopped, without entering anything twice', async () => {
    const [first, second, third] = few
    if (!first || !second || !third) throw new Error('three records are needed')
    const broken = { ...second, json: { ...second.json, surface: -1 } }
    await expect(prepareDemo(settings(), { orders: [first, broken, third] })).rejects.toThrow(
      /refused \(422\).*surface/,
    )
    expect(await prepareDemo(settings(), { orders: few })).toEqual({ entered: 2, passwordHolds: true })
    expect((await seen()).rows).toHaveLength(3)
  })

  it('leaves the data folder free for the server that follows', async () => {
    await prepareDemo(settings(), { orders: [] })
    const { app } = await openServer(settings())
    await app.close()
  })
})
