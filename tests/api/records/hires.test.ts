import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Person, type TestServer, testServer } from '../server.ts'

const hires = vi.hoisted(async () => (await import('../../fixtures/hires.ts')).compileHires())
vi.mock('#generated/records.gen.ts', async (original) => {
  const { records } = await original<{ records: object }>()
  return { records: { ...records, 'hire/hire': (await hires).record } }
})
vi.mock('#generated/serverContract.gen.ts', async (original) => {
  const module = await original<{ serverOperations: object[] }>()
  return { ...module, serverOperations: [...module.serverOperations, ...(await hires).operations] }
})

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await testServer()
  person = await server.person()
})
afterAll(() => server.close())

const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const url = `/api/restapi/hire${path}`
  const answer = await server.inject({ method, url, headers: person.bearer, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const refused = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  ...(JSON.parse(String(body['functionnalDetails'])) as { fieldName: string; message: string }[]).map(
    ({ fieldName, message }) => `${fieldName}: ${message}`,
  ),
]
const entered = async (record: object) => {
  const { status, body } = await send('POST', '', record)
  expect(status).toBe(200)
  return `/${String(body['resourceUuid'])}`
}
/** A day that lies some days from the one of the server. */
const day = (from: number) => {
  const date = new Date(Date.now() + from * 86_400_000)
  return [date.getDate(), date.getMonth() + 1, date.getFullYear()].map((part) => `${part}`.padStart(2, '0')).join('/')
}

describe('a record whose definitions hold expressions', () => {
  it('is refused at the field under the name of the rule, in entries as well, and not for advice', async () => {
    const extras = [
      { name: 'Sail', price: 3, share: 3 },
      { name: 'Oar', price: 1, share: 2 },
    ]
    const hire = { label: 'A', start: day(-2), end: day(-3), price: 10, deposit: 21, extras }
    expect(refused(await send('POST', '', hire))).toEqual([422, 'extras.1.share: shareTooHigh', 'end: endsBefore'])
    expect(refused(await send('POST', '', { label: 'A', start: day(3) }))).toEqual([422, 'start: startsLater'])
    // Somewhere on earth it is tomorrow, or still yesterday.
    await entered({ label: 'A', start: day(0), deposit: 21, price: 10 })
  })

  it('is answered with what is computed, which is neither taken nor stored, and which rules know', async () => {
    const hire = { label: 'C', start: day(-9), end: day(-2), price: 100, extras: [{ name: 'Oar', price: 3.5 }] }
    const path = await entered(hire)
    const { body } = await send('GET', path)
    expect(body).toMatchObject({ length: 7, total: 703.5 })
    expect((await send('GET', '')).body).toContainEqual(expect.objectContaining({ label: 'C', total: 703.5 }))
    const row = await server.services.store.records.find(person.id, 'hire/hire', path.slice(1))
    expect(Object.keys(JSON.parse(row?.document ?? '') as object)).not.toContain('total')
    expect(refused(await send('PUT', path, { ...hire, total: 3 }))).toEqual([422, 'total: unknown'])
    expect(refused(await send('PUT', path, { ...hire, price: 2000 }))).toEqual([422, 'price: dear'])
    expect((await send('PUT', path, { ...hire, end: undefined })).status).toBe(200)
    expect(Object.keys((await send('GET', path)).body)).not.toContain('total')
  })

  it('is refused where another one that counts has the same values, also where all come at once', async () => {
    const hire = { label: 'Nautile', boat: 'Port "1"', state: 'RUNNING' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('POST', '', hire)))
    const [first, ...others] = answers.sort((left, right) => left.status - right.status)
    expect(first?.status).toBe(200)
    for (const other of others) expect(refused(other)).toEqual([422, 'boat: lentAlready'])
    for (const other of [{ boat: 'Port 2' }, { boat: undefined }, { state: 'ENDED' }])
      await entered({ ...hire, ...other })
    const path = `/${String(first?.body['resourceUuid'])}`
    expect((await send('PUT', path, { ...hire, remark: 'x' })).status).toBe(200)
    const ended = await entered({ ...hire, state: 'ENDED' })
    expect(refused(await send('PUT', ended, hire))).toEqual([422, 'boat: lentAlready'])
    expect((await send('POST', `${path}/end`)).status).toBe(200)
    expect((await send('PUT', ended, hire)).status).toBe(200)
    const neighbour = await server.person()
    const elsewhere = { method: 'POST' as const, url: '/api/restapi/hire', headers: neighbour.bearer, payload: hire }
    expect((await server.inject(elsewhere)).statusCode).toBe(200)
    const taken = { ...elsewhere, url: `/api/restapi/hire${path}/end` }
    expect((await server.inject(taken)).statusCode).toBe(404)
  })

  it('takes the values that a call of the verb "set" names, as long as it is in the state before', async () => {
    const path = await entered({ label: 'B', state: 'RUNNING', start: day(-9), price: 4, deposit: 8, remark: 'Red' })
    expect((await send('POST', `${path}/end`)).status).toBe(200)
    const { body } = await send('GET', path)
    expect(body).toMatchObject({ label: 'B', remark: 'Red', state: 'ENDED', end: day(0) })
    expect(body).not.toHaveProperty('deposit')
    expect((await send('POST', `${path}/end`)).status).toBe(404)
    expect((await send('GET', path)).body).toEqual(body)
  })
})
