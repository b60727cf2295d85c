import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '../browser/support/api.ts'
import { type ProductServer, startProductServer } from '../browser/support/startProductServer.ts'
import { type FollowedProject, followedProject } from '../project/followedProject.ts'
import { snippetNamed } from '../project/readPage.ts'
import { signedIn } from '../project/signedIn.ts'
import { land } from '../api/requests.ts'
import { corporation } from '../api/tenants.ts'
import { freshDatabase, postgresUrl } from './freshDatabase.ts'

const patience = 240_000
const leases = '/restapi/lease'

type Call = Awaited<ReturnType<typeof signedIn>>

let copy: FollowedProject
let server: ProductServer
let call: Call

async function entered(who: Call, path: string, body: FormData): Promise<string> {
  const answer = await who('POST', path, body)
  expect([answer.status, path], await answer.clone().text()).toEqual([200, path])
  return ((await answer.json()) as { resourceUuid: string }).resourceUuid
}
const estateOf = (who: Call) => entered(who, '/restapi/realestate', bodyOf('commondata', land))
const tenantOf = (who: Call) => entered(who, '/restapi/tenant/corporation', bodyOf('tenant', corporation))

/** Fields and codes that an answer refuses. */
async function refusals(answer: Response): Promise<[number, ...string[]]> {
  const { functionnalDetails } = (await answer.json()) as { functionnalDetails: string }
  const items = JSON.parse(functionnalDetails) as { fieldName: string; message: string }[]
  return [answer.status, ...items.map(({ fieldName, message }) => `${fieldName} ${message}`)]
}

beforeAll(async () => {
  copy = followedProject()
  const run = async (command: string) => {
    const { code, output } = await copy.run(command)
    expect(code, output).toBe(0)
  }
  await copy.commit()
  await run(snippetNamed('leases.md', 'new').trim())
  copy.enter('leases.md')
  await run('npm run -s lint:schemas && npm run -s generate')
  server = await startProductServer({ ...(await freshDatabase()) }, copy.folder)
  call = await signedIn(server)
}, patience)
afterAll(async () => {
  await server.remove()
  copy.remove()
}, patience)

describe('leases made of definitions alone', { timeout: patience }, () => {
  const buffer = Buffer.from('%PDF-1.4\n%%EOF\n')
  const contract = { part: 'contract', name: 'bail.pdf', mimeType: 'application/pdf', buffer }
  let property: string
  let tenant: string
  let lease: Record<string, unknown>

  beforeAll(async () => {
    property = await estateOf(call)
    tenant = await tenantOf(call)
    lease = {
      property,
      tenants: [tenant],
      start: '01/01/2026',
      end: '31/12/2028',
      rent: 700,
      charges: 80,
      keywords: ['meublé'],
    }
  })

  it.each([
    [{ end: '31/12/2025' }, 'end endsBeforeStart'],
    [{ charges: 701 }, 'charges chargesTooHigh'],
    [{ property: crypto.randomUUID() }, 'property reference'],
    [{ tenants: [] }, 'tenants minItems'],
    [{ state: 'ENDED' }, 'state unknown'],
  ])('refuses %j at the field', async (change, refusal) => {
    const answer = await call('POST', leases, bodyOf('record', { ...lease, ...change }))
    expect(await refusals(answer)).toEqual([422, refusal])
  })

  it('keeps records and files of another owner out', async () => {
    const stranger = await signedIn(server, 1)
    const [foreign, theirs] = [await estateOf(stranger), await tenantOf(stranger)]
    const answer = await call(
      'POST',
      leases,
      bodyOf('record', { ...lease, property: foreign, tenants: [tenant, theirs] }),
    )
    expect(await refusals(answer)).toEqual([422, 'property reference', 'tenants.1 reference'])
    const id = await entered(call, leases, bodyOf('record', lease, [contract]))
    const read = (await (await call('GET', `${leases}/${id}`)).json()) as { contract: { resourceUuid: string } }
    expect((await stranger('GET', `${leases}/${id}`)).status).toBe(404)
    expect((await stranger('POST', `${leases}/${id}/terminate`)).status).toBe(404)
    expect((await stranger('GET', `/restapi/file/${read.contract.resourceUuid}`)).status).toBe(404)
    expect((await call('DELETE', `${leases}/${id}`)).status).toBe(200)
  })

  it('lets a property have one running lease, also where several are entered at once', async () => {
    const other = { ...lease, property: await estateOf(call) }
    const six = Array.from({ length: 6 }, () => call('POST', leases, bodyOf('record', other)))
    const [first, ...others] = (await Promise.all(six)).sort((left, right) => left.status - right.status)
    expect(first?.status).toBe(200)
    for (const one of others) expect(await refusals(one)).toEqual([422, 'property oneRunningLease'])
    const { resourceUuid } = (await first?.json()) as { resourceUuid: string }
    expect((await call('POST', `${leases}/${resourceUuid}/terminate`)).status).toBe(200)
    const next = await entered(call, leases, bodyOf('record', other))
    for (const id of [next, resourceUuid]) expect((await call('DELETE', `${leases}/${id}`)).status).toBe(200)
  })

  it('numbers, shows, changes and ends a lease, over a restart, and holds what it points at', async () => {
    const advised = { ...lease, deposit: 2000 }
    const id = await entered(call, leases, bodyOf('record', advised, [contract]))
    const read = async () => (await (await call('GET', `${leases}/${id}`)).json()) as Record<string, unknown>
    const stored = await read()
    expect(stored).toMatchObject({
      ...advised,
      state: 'RUNNING',
      contract: { label: 'bail.pdf' },
      total: 780,
      length: 35,
    })
    expect(await refusals(await call('POST', leases, bodyOf('record', lease)))).toEqual([
      422,
      'property oneRunningLease',
    ])
    expect(stored['reference']).toMatch(/^BAIL-\d+$/)
    expect(await (await call('GET', leases)).json()).toEqual([expect.objectContaining({ resourceUuid: id, property })])

    expect((await call('DELETE', `/restapi/realestate/${property}`)).status).toBe(409)
    const { resourceUuid: _, total: __, length: ___, state: ____, ...sent } = stored
    const saved = await call('PUT', `${leases}/${id}`, bodyOf('record', { ...sent, rent: 750 }))
    expect(saved.status, await saved.text()).toBe(200)

    await server.restart()
    call = await signedIn(server)
    expect(await read()).toEqual({ ...stored, rent: 750, total: 830 })
    expect((await call('POST', `${leases}/${id}/terminate`)).status).toBe(200)
    const { state, end } = await read()
    expect(state).toBe('ENDED')
    const [day, month, year] = String(end).split('/').map(Number)
    expect(Math.abs(Date.now() - Date.UTC(year ?? 0, (month ?? 0) - 1, day))).toBeLessThan(2 * 24 * 3_600_000)
    expect((await call('POST', `${leases}/${id}/terminate`)).status).toBe(412)

    expect((await call('DELETE', `${leases}/${id}`)).status).toBe(200)
    expect((await call('DELETE', `/restapi/realestate/${property}`)).status).toBe(200)
  })

  it('answers calls made from its contract as it says, and keeps the ids of others out', async () => {
    const files = 'tests/api/fire/fire.test.ts tests/api/fire/isolation.test.ts'
    const given = postgresUrl === undefined ? 'SHOTS=6000' : `SHOTS=3000 TEST_POSTGRES_URL='${postgresUrl}'`
    const project = postgresUrl === undefined ? 'node' : 'postgres'
    const { code, output } = await copy.run(`${given} NO_COLOR=1 npx vitest run --project ${project} ${files}`)
    expect(code, output).toBe(0)
    for (const verb of ['list', 'create', 'get', 'update', 'remove', 'terminate'])
      expect(output).toMatch(new RegExp(`^${verb}Leases? +200:`, 'm'))
  })
})
