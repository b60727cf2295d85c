import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lintDefinitions, readOwnProject } from '../../scripts/check/lintDefinitions.ts'
import { runningFiles, writeFiles } from '../../scripts/generate/generatedFiles.ts'
import { manyWrites } from '../api/manyWrites.ts'
import { house, land } from '../api/requests.ts'
import { corporation } from '../api/tenants.ts'
import { unzip } from '../api/unzip.ts'
import { bodyOf } from '../browser/support/api.ts'
import { type ProductServer, startProductServer } from '../browser/support/startProductServer.ts'
import { type FollowedProject, followedProject } from '../project/followedProject.ts'
import { signedIn } from '../project/signedIn.ts'
import { freshDatabase, onPostgres } from './freshDatabase.ts'

const timeoutMs = 240_000
const properties = '/restapi/realestate'
const viewings = '/restapi/viewing'
const leases = '/restapi/lease'

type Call = Awaited<ReturnType<typeof signedIn>>

let copy: FollowedProject
let server: ProductServer
let call: Call
let stranger: Call

async function run(command: string): Promise<string> {
  const { code, output } = await copy.run(command)
  expect(code, output).toBe(0)
  return output
}

async function entered(path: string, body: object, who = call): Promise<string> {
  const answer = await who('POST', path, body)
  expect([answer.status, path], await answer.clone().text()).toEqual([200, path])
  return ((await answer.json()) as { resourceUuid: string }).resourceUuid
}
const property = (changes: object = {}, who = call) =>
  entered(properties, bodyOf('commondata', { ...house, ...changes }), who)
const tenant = () => entered('/restapi/tenant/corporation', bodyOf('tenant', corporation))
const viewing = (record: object) => call('POST', viewings, { label: 'Samedi', ...record })
const leased = (record: object) => call('POST', leases, bodyOf('record', record))
const read = async (path: string) => (await (await call('GET', path)).json()) as Record<string, unknown>
const remove = async (path: string) => (await call('DELETE', path)).status

/** The status of an answer, and what it refuses. */
async function refusals(sent: Promise<Response>): Promise<[number, ...Record<string, unknown>[]]> {
  const answer = await sent
  const { functionnalDetails } = (await answer.json()) as { functionnalDetails: string }
  return [answer.status, ...(JSON.parse(functionnalDetails) as Record<string, unknown>[])]
}
const wrong = (fieldName: string, message: string) => ({ fieldName, message })

// One copy for all; tests/browser/project lays both out by the commands of the pages.
beforeAll(async () => {
  copy = followedProject()
  for (const [name, words, page] of [
    ['viewing', { fr: 'visite', en: 'viewing' }, 'references.md'],
    ['lease', { fr: 'bail', en: 'lease' }, 'leases.md'],
  ] as const) {
    await copy.add(name, { words })
    copy.enter(page)
  }
  expect(lintDefinitions(copy.folder)).toEqual([])
  // The command that does this is run in tests/project and tests/browser/project.
  writeFiles(runningFiles(readOwnProject(copy.folder)), copy.folder)
  server = await startProductServer({ ...(await freshDatabase()), ...manyWrites }, { project: copy.folder, people: 2 })
  call = await signedIn(server)
  stranger = await signedIn(server, 1)
}, timeoutMs)
afterAll(async () => {
  await server.remove()
  copy.remove()
}, timeoutMs)

describe('records that point at others', { timeout: timeoutMs }, () => {
  it('are refused at the field where an id is unknown, of another kind or of another owner', async () => {
    const [guest, own, foreign] = [await tenant(), await property(), await property({}, stranger)]
    const atProperty = wrong('property', 'reference')
    for (const property of [crypto.randomUUID(), guest, foreign, own.toUpperCase()]) {
      expect(await refusals(viewing({ property, guests: [guest, own] }))).toEqual([
        422,
        atProperty,
        wrong('guests.1', 'reference'),
      ])
    }
    const at = `${viewings}/${await entered(viewings, { label: 'Samedi' })}`
    expect(await refusals(call('PUT', at, { label: 'Samedi', property: foreign }))).toEqual([422, atProperty])
    expect((await stranger('PUT', at, { label: 'x' })).status).toBe(404)
  })

  it('are judged by what they point at, as it is when they are saved', async () => {
    const tooSmall = wrong('property', 'tooSmall')
    const [small, large] = [await property({ surface: 8.5 }), await property({ surface: 1, measureUnity: 'HECTARES' })]
    expect(await refusals(viewing({ property: small }))).toEqual([422, tooSmall])
    const guests = [await tenant(), await tenant()]
    const id = await entered(viewings, { label: 'Samedi', property: large, guests })
    expect((await call('PUT', `${viewings}/${id}`, { label: 'Samedi', property: small })).status).toBe(422)
    const twice = viewing({ property: large, guests: guests.toReversed() })
    expect(await refusals(twice)).toEqual([422, wrong('property', 'sameGuests')])
  })

  it('keep what they point at from being removed, and are named, twenty at most', async () => {
    const target = await property()
    const users: string[] = []
    for (let index = 0; index < 22; index++) users.push(await entered(viewings, { label: 'Samedi', property: target }))
    const named = users.slice(0, 20).map((id) => ({
      ...wrong('property', 'inUse'),
      params: { record: 'viewing/viewing', id, count: 22 },
    }))
    expect(await refusals(call('DELETE', `${properties}/${target}`))).toEqual([409, ...named])
    expect((await call('GET', `${properties}/${target}`)).status).toBe(200)
    for (const id of users) expect(await remove(`${viewings}/${id}`)).toBe(200)
    expect(await remove(`${properties}/${target}`)).toBe(200)
  })

  it('forget what was removed, where the definition says so, as a change of their own', async () => {
    const [first, second] = [await property(), await property()]
    const id = await entered(viewings, { label: 'Samedi', others: [first, second] })
    expect(await remove(`${properties}/${first}`)).toBe(200)
    const after = await call('GET', `${viewings}/${id}`)
    const expected = { label: 'Samedi', others: [second], resourceUuid: id }
    expect([await after.json(), after.headers.get('etag')]).toEqual([expected, '"2"'])
    expect(await read(viewings)).toContainEqual(expected)
  })

  it('point at nothing that goes in the same moment', async () => {
    for (let round = 0; round < 12; round++) {
      const target = await property()
      const [saved, removed] = await Promise.all([
        viewing({ property: target }),
        call('DELETE', `${properties}/${target}`),
      ])
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual([saved.status, removed.status])
    }
  })

  it('are part of the export of an account', async () => {
    const record = { label: 'Samedi', property: await property(), guests: [await tenant()] }
    const resourceUuid = await entered(viewings, record)
    const answer = await call('GET', '/authentication/account/export')
    const files = unzip(Buffer.from(await answer.arrayBuffer()))
    const exported = JSON.parse(String(files.get('viewing.json'))) as object[]
    expect(exported).toContainEqual(expect.objectContaining({ ...record, resourceUuid }))
  })
})

describe('leases made of definitions alone', { timeout: timeoutMs }, () => {
  const buffer = Buffer.from('%PDF-1.4\n%%EOF\n')
  const contract = { part: 'contract', name: 'bail.pdf', mimeType: 'application/pdf', buffer }
  const terms = { start: '01/01/2026', end: '31/12/2028', rent: 700, charges: 80, keywords: ['meublé'] }
  const newLease = async () => {
    const estate = await entered(properties, bodyOf('commondata', land))
    return { ...terms, property: estate, tenants: [await tenant()] }
  }

  it('are refused at the field that breaks a rule', async () => {
    const lease = await newLease()
    for (const [change, field, code] of [
      [{ end: '31/12/2025' }, 'end', 'endsBeforeStart'],
      [{ charges: 701 }, 'charges', 'chargesTooHigh'],
      [{ tenants: [] }, 'tenants', 'minItems'],
      [{ state: 'ENDED' }, 'state', 'unknown'],
    ] as const) {
      expect(await refusals(leased({ ...lease, ...change }))).toMatchObject([422, wrong(field, code)])
    }
  })

  it('are one for each property as long as they run, also where several are entered at once', async () => {
    const lease = await newLease()
    const six = await Promise.all(Array.from({ length: 6 }, () => leased(lease)))
    const [first, ...others] = six.sort((left, right) => left.status - right.status)
    expect(first?.status).toBe(200)
    for (const one of others) {
      expect(await refusals(Promise.resolve(one))).toEqual([422, wrong('property', 'oneRunningLease')])
    }
    const { resourceUuid } = (first ? await first.json() : {}) as { resourceUuid: string }
    expect((await call('POST', `${leases}/${resourceUuid}/terminate`)).status).toBe(200)
    const next = await entered(leases, bodyOf('record', lease))
    for (const id of [next, resourceUuid]) expect(await remove(`${leases}/${id}`)).toBe(200)
  })

  it('are numbered, shown, changed and ended, over a restart, and hold what they point at', async () => {
    const lease = { ...(await newLease()), deposit: 2000 }
    const id = await entered(leases, bodyOf('record', lease, [contract]))
    const at = `${leases}/${id}`
    const stored = await read(at)
    expect(stored).toMatchObject({
      ...lease,
      state: 'RUNNING',
      contract: { label: 'bail.pdf' },
      total: 780,
      length: 35,
    })
    expect(stored['reference']).toMatch(/^BAIL-\d+$/)
    expect(await read(leases)).toEqual([expect.objectContaining({ resourceUuid: id, property: lease.property })])

    expect(await remove(`${properties}/${lease.property}`)).toBe(409)
    const { resourceUuid: _, total: __, length: ___, state: ____, ...sent } = stored
    const saved = await call('PUT', at, bodyOf('record', { ...sent, rent: 750 }))
    expect(saved.status, await saved.text()).toBe(200)

    await server.restart()
    expect(await read(at)).toEqual({ ...stored, rent: 750, total: 830 })
    expect((await call('POST', `${at}/terminate`)).status).toBe(200)
    const { state, end } = await read(at)
    expect(state).toBe('ENDED')
    const [day, month, year] = String(end).split('/').map(Number)
    expect(Math.abs(Date.now() - Date.UTC(year ?? 0, (month ?? 0) - 1, day))).toBeLessThan(2 * 24 * 3_600_000)
    expect((await call('POST', `${at}/terminate`)).status).toBe(412)

    for (const path of [at, `${properties}/${lease.property}`]) expect(await remove(path)).toBe(200)
  })

  // On PostgreSQL too the calls of the product itself are made: tests/api/fire.
  it.skipIf(onPostgres)(
    'answer calls made from their contract as it says, and keep the ids of others out',
    async () => {
      const tests = 'tests/api/fire/fire.test.ts tests/api/fire/isolation.test.ts'
      const output = await run(
        `NO_COLOR=1 SHOTS=1200 CALLS='Leases?$|Viewings?$' npx vitest run --project node --maxWorkers 1 ${tests}`,
      )
      for (const verb of ['list', 'create', 'get', 'update', 'remove', 'terminate']) {
        expect(output).toMatch(new RegExp(`^${verb}Leases? +200:`, 'm'))
      }
    },
  )
})
