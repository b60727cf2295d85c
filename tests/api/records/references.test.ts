import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../databases/freshDatabase.ts'
import { followedProject, type FollowedProject } from '../../project/followedProject.ts'
import { snippetNamed } from '../../project/readPage.ts'
import { lintDefinitions } from '../../../scripts/check/lintDefinitions.ts'
import { manyWrites } from '../manyWrites.ts'
import { created, house } from '../requests.ts'
import { testServer, type Person } from '../server.ts'
import { runServer, started } from '../serverProcess.ts'
import { createdTenant, individual } from '../tenants.ts'
import { unzip } from '../unzip.ts'

const patience = 120_000
const properties = '/restapi/realestate'
const viewings = '/restapi/viewing'

let copy: FollowedProject
let server: ChildProcess
let address: string
let dataDir: string
let database: Record<string, string>
let me: Person
let other: Person
/** Ids of records of mine, and of one of another person. */
let ids: { houses: string[]; guests: string[]; foreign: string }

interface Answered {
  status: number
  body: unknown
  version: string | null
}

async function call(method: string, path: string, body?: object, who = me): Promise<Answered> {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: { ...who.bearer, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    body: /^[[{]/.test(text) ? JSON.parse(text) : text,
    version: answer.headers.get('etag'),
  }
}

const idIn = ({ body }: Answered) => (body as { resourceUuid: string }).resourceUuid
const details = ({ body }: Answered): unknown => JSON.parse((body as { functionnalDetails: string }).functionnalDetails)
const viewing = (record: object) => call('POST', viewings, { label: 'Samedi', ...record })

/** Runs a script of the copy over its data. */
async function script(name: string, given = ''): Promise<void> {
  const place = Object.entries({ ...database, DATA_DIR: dataDir }).map(([key, value]) => `${key}='${value}'`)
  const { code, output } = await copy.run(`${place.join(' ')} npm run -s ${name} -- ${given}`)
  expect(code, output).toBe(0)
}

async function start(): Promise<void> {
  server = runServer({ ...database, DATA_DIR: dataDir }, copy.folder)
  address = await started(server)
}

/** Stops the server, and takes its data away. */
async function stop(): Promise<void> {
  server.kill('SIGTERM')
  await once(server, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}

/** Enters a property. */
async function property(changes: object = {}): Promise<string> {
  const form = new FormData()
  const record = JSON.stringify({ ...house, ...changes })
  form.append('commondata', new Blob([record], { type: 'application/json' }))
  const made = await fetch(`${address}/api${properties}`, { method: 'POST', headers: me.bearer, body: form })
  return ((await made.json()) as { resourceUuid: string }).resourceUuid
}

beforeAll(async () => {
  copy = followedProject()
  await copy.commit()
  await copy.run(snippetNamed('references.md', 'new').trim())
  copy.enter('references.md')
  await script('generate')
  database = { ...(await freshDatabase()), ...manyWrites }
  const before = await testServer(database)
  dataDir = before.dataDir
  me = await before.person()
  other = await before.person()
  const houses = [await created(before, me, house), await created(before, me, { ...house, label: 'Studio' })]
  const guests = [await createdTenant(before, me, individual), await createdTenant(before, me, individual)]
  const foreign = await created(before, other, house)
  const idsOf = (records: { resourceUuid: string }[]) => records.map(({ resourceUuid }) => resourceUuid)
  ids = { houses: idsOf(houses), guests: idsOf(guests), foreign: foreign.resourceUuid }
  await before.stop()
  await start()
}, patience)

afterAll(async () => {
  await stop()
  copy.remove()
}, patience)

describe('records that point at others', { timeout: patience }, () => {
  it('are made by definitions that are in order', () => {
    expect(lintDefinitions(copy.folder)).toEqual([])
  })

  it('are kept as they are sent, listed and answered as ids', async () => {
    const record = { label: 'Samedi', property: ids.houses[0], guests: ids.guests }
    const id = idIn(await viewing(record))
    expect((await call('GET', `${viewings}/${id}`)).body).toEqual({ ...record, resourceUuid: id })
    expect((await call('GET', viewings)).body).toEqual([{ ...record, resourceUuid: id }])
    expect((await call('DELETE', `${viewings}/${id}`)).status).toBe(200)
  })

  it('are refused at the field where an id is unknown, of another kind or of another owner', async () => {
    const [guest = ''] = ids.guests
    for (const property of [randomUUID(), guest, ids.foreign, ids.houses[0]?.toUpperCase()]) {
      const refused = await viewing({ property, guests: [guest, ids.houses[0]] })
      expect(refused.status).toBe(422)
      expect(details(refused)).toEqual([
        { fieldName: 'property', message: 'reference' },
        { fieldName: 'guests.1', message: 'reference' },
      ])
    }
    const id = idIn(await viewing({}))
    const changed = await call('PUT', `${viewings}/${id}`, { label: 'Samedi', property: ids.foreign })
    expect([changed.status, details(changed)]).toEqual([422, [{ fieldName: 'property', message: 'reference' }]])
    const theirs = await call('PUT', `${viewings}/${id}`, { label: 'x' }, other)
    expect(theirs.status).toBe(404)
    await call('DELETE', `${viewings}/${id}`)
  })

  it('are judged by what they point at, as it is when they are saved', async () => {
    const tooSmall = [{ fieldName: 'property', message: 'tooSmall' }]
    const [small, large] = [await property({ surface: 8.5 }), await property({ surface: 1, measureUnity: 'HECTARES' })]
    const refused = await viewing({ property: small })
    expect([refused.status, details(refused)]).toEqual([422, tooSmall])
    const { guests } = ids
    const id = idIn(await viewing({ property: large, guests }))
    expect((await call('PUT', `${viewings}/${id}`, { label: 'Samedi', property: small })).status).toBe(422)
    const twice = await viewing({ property: large, guests: guests.toReversed() })
    expect([twice.status, details(twice)]).toEqual([422, [{ fieldName: 'property', message: 'sameGuests' }]])
    await call('DELETE', `${viewings}/${id}`)
  })

  it('keep what they point at from being removed, and are named, twenty at most', async () => {
    const [property = ''] = ids.houses
    const users = []
    for (let index = 0; index < 22; index++) users.push(idIn(await viewing({ property })))
    const refused = await call('DELETE', `${properties}/${property}`)
    expect(refused.status).toBe(409)
    expect(details(refused)).toEqual(
      users.slice(0, 20).map((id) => ({
        fieldName: 'property',
        message: 'inUse',
        params: { record: 'viewing/viewing', id, count: 22 },
      })),
    )
    expect((await call('GET', `${properties}/${property}`)).status).toBe(200)
    for (const id of users) await call('DELETE', `${viewings}/${id}`)
    expect((await call('DELETE', `${properties}/${property}`)).status).toBe(200)
  })

  it('forget what was removed, where the definition says so, as a change of their own', async () => {
    const [first, second] = [await property(), await property()]
    const id = idIn(await viewing({ others: [first, second] }))
    expect((await call('DELETE', `${properties}/${first}`)).status).toBe(200)
    const after = await call('GET', `${viewings}/${id}`)
    expect([after.body, after.version]).toEqual([{ label: 'Samedi', others: [second], resourceUuid: id }, '"2"'])
    expect((await call('GET', viewings)).body).toEqual([after.body])
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
    const record = { label: 'Samedi', property: ids.houses[1], guests: ids.guests }
    const resourceUuid = idIn(await viewing(record))
    const answer = await fetch(`${address}/api/authentication/account/export`, { headers: me.bearer })
    const files = unzip(Buffer.from(await answer.arrayBuffer()))
    const exported = JSON.parse(String(files.get('viewing.json'))) as object[]
    expect(exported).toContainEqual(expect.objectContaining({ ...record, resourceUuid }))
  })

  it('come back from a backup into definitions that name the field otherwise, and still point', async () => {
    const [held, forgotten] = [await property(), await property()]
    const id = idIn(await viewing({ property: held, guests: ids.guests, others: [forgotten] }))
    const backup = join(copy.folder, 'backup')
    await script('backup', backup)
    await stop()
    await copy.commit()
    database = { ...(await freshDatabase()), ...manyWrites }
    dataDir = mkdtempSync(join(tmpdir(), 'trousseau-restored-'))
    await script('restore', `${backup} --move`)
    for (const file of ['schema', 'form', 'table', 'details'].map((kind) => `schemas/viewing/viewing.${kind}.json`))
      copy.write(file, copy.read(file).replaceAll(/\bproperty\b/g, 'place'))
    for (const file of [
      'locales/fr/viewing.json',
      'locales/en/viewing.json',
      'schemas/real-estate/real-estate.details.json',
    ])
      copy.write(file, copy.read(file).replaceAll('"property"', '"place"'))
    const record = 'viewing/viewing'
    const changes = [
      { record, rename: 'property', to: 'place' },
      { record, narrow: '*', because: 'It was a rule before.' },
    ]
    const step = JSON.stringify({ $schema: '../meta/migration.meta.json', changes })
    copy.write('schemas/migrations/0001-place.migration.json', step)
    await script('generate')
    expect(lintDefinitions(copy.folder)).toEqual([])
    await start()

    const expected = { label: 'Samedi', place: held, guests: ids.guests, others: [forgotten], resourceUuid: id }
    expect((await call('GET', `${viewings}/${id}`)).body).toEqual(expected)
    expect((await call('GET', viewings)).body).toContainEqual(expected)
    const refused = await call('DELETE', `${properties}/${held}`)
    expect([refused.status, details(refused)]).toMatchObject([409, [{ fieldName: 'place', params: { id } }]])
    expect((await call('DELETE', `${properties}/${forgotten}`)).status).toBe(200)
    expect((await call('GET', `${viewings}/${id}`)).body).toEqual({ ...expected, others: [] })
  })
})
