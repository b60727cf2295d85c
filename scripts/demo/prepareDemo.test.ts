import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openServer } from '#server/openServer.ts'
import { readSettings } from '#server/settings.ts'
import { demoAccount, prepareDemo } from './prepareDemo.ts'
import { saveProgress } from './progress.ts'
import { readOrders } from './readOrders.ts'

let dataDir = ''
const settings = () => readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'demo-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

interface File {
  label: string
  resourceUuid: string
}

interface Row {
  label: string
  resourceUuid: string
  pictures?: File[]
}

interface Tenant {
  resourceUuid: string
  reference: string
  person: { firstName?: string }
  identificationDocument?: { fileData: File; expirationDate: string }
  documents?: { fileData: File }[]
  picture?: File
}

type Call = (method: 'GET' | 'DELETE', address: string) => Promise<LightMyRequestResponse>

/** Signs in to the account, as the server that follows serves it. */
async function asUser<Answer>(act: (call: Call) => Promise<Answer>): Promise<Answer> {
  const { app } = await openServer(settings())
  try {
    const { email: username, password } = demoAccount
    const signedIn = await app.inject({
      method: 'POST',
      url: '/api/authentication/signin',
      payload: { username, password },
    })
    const headers = { authorization: `Bearer ${signedIn.json<{ access_token: string }>().access_token}` }
    return await act((method, address) => app.inject({ method, url: `/api${address}`, headers }))
  } finally {
    await app.close()
  }
}

/** What the account sees of its properties, and one picture as it is served; the last property is removed. */
const seen = () =>
  asUser(async (call) => {
    const rows = (await call('GET', '/restapi/realestate')).json<Row[]>()
    const first = rows[0] && (await call('GET', `/restapi/realestate/${rows[0].resourceUuid}`)).json<Row>()
    const picture =
      first?.pictures?.[0] && (await call('GET', `/restapi/realestate/picture/${first.pictures[0].resourceUuid}`))
    const last = rows.at(-1)
    if (last) await call('DELETE', `/restapi/realestate/${last.resourceUuid}`)
    return { rows, first, picture }
  })

const tenantRows = () => asUser(async (call) => (await call('GET', '/restapi/tenant/')).json<Tenant[]>())

describe('the demo', () => {
  const few = readOrders()
    .filter(({ operation }) => operation === 'createRealEstate')
    .slice(-3)

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

  it('keeps to the day on which it was begun when it is taken up later', async () => {
    const begun = new Date(2026, 2, 1, 9)
    const done = readOrders().length - 1
    saveProgress(dataDir, { run: 'earlier', done, begun: begun.toISOString() })
    expect(await prepareDemo(settings())).toEqual({ entered: 1, passwordHolds: true })
    const said = readOrders(begun)[done]?.json as unknown as Tenant
    const rows = await tenantRows()
    expect(rows.map(({ identificationDocument }) => identificationDocument?.expirationDate)).toEqual([
      said.identificationDocument?.expirationDate,
    ])
  })
})
