import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings, type Settings } from '#server/settings.ts'
import { openStore } from '#server/store/openStore.ts'
import { findingLine } from '#compiler/findings/Finding.ts'
import { lintDefinitions } from '../../../scripts/check/lintDefinitions.ts'
import { runSql } from '../../databases/database.ts'
import { accountRow } from '../../fixtures/accountRow.ts'
import { freshDatabase } from '../../databases/freshDatabase.ts'
import { recordsOf } from '../../databases/recordsOf.ts'
import { addressOf, changedProject, type ChangedProject } from '../changedProject.ts'
import { individual as me, readProfile, saveProfile } from '../people.ts'
import { created, house, list, picture, read, save } from '../requests.ts'
import { testServer, type Person, type TestServer } from '../server.ts'
import {
  createdTenant,
  fetchFile,
  individual,
  listTenants,
  paper,
  portrait,
  announced,
  identity,
  readTenant,
} from '../tenants.ts'
import { unzip } from '../unzip.ts'

/** Every kind of stored record changes: names at the top, in parts, in lists and in lists of lists, spellings and types. */
const renamed: [string, string][] = [
  ['placeOfBirth', 'birthPlace'],
  ['fileData', 'scan'],
  ['"constructionYear', '"builtIn'],
  ['APARTEMENT', 'APARTMENT'],
]
const people = ['person', 'representative', 'guarantors.person', 'emergencyContacts.person']
const tenant = 'tenant/tenant'
const estate = 'real-estate/real-estate'

let project: ChangedProject
let dataDir: string

beforeAll(() => {
  project = changedProject()
  dataDir = mkdtempSync(join(tmpdir(), 'trousseau-carried-'))
}, 60_000)
afterAll(() => {
  project.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

const lint = () => lintDefinitions(project.folder).map(findingLine)

/** What a person finds. */
interface Found {
  estates: unknown
  estate: Record<string, unknown>
  tenants: unknown
  tenant: Record<string, unknown>
  profile: Record<string, unknown>
}

/** What is found, in the new words. */
const spelled = (value: Found): Found =>
  JSON.parse(renamed.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(value))) as Found

describe('stored records of every kind', { timeout: 120_000 }, () => {
  let server: TestServer
  let database: Record<string, string>
  let place: Record<string, string>
  let person: Person
  let before: Found
  let bytes: Buffer[]
  let ids: { estate: string; tenant: string; files: string[] }
  const key = { 'idempotency-key': 'kept-over-a-step' }

  async function findAll(): Promise<Found> {
    return {
      estates: await list(server, person),
      estate: await read(server, person, ids.estate),
      tenants: await listTenants(server, person),
      tenant: await readTenant(server, person, { resourceUuid: ids.tenant, type: 'INDIVIDUAL' }),
      profile: { ...(await readProfile(server, person)) },
    }
  }

  it('are written by the definitions of now', async () => {
    database = { ...(await freshDatabase()) }
    place = { ...database, DATA_DIR: dataDir }
    server = await testServer(database, { dataDir })
    person = await server.person()
    const flat = { ...house, type: 'APARTEMENT' }
    const first = await created(server, person, flat, [picture()])
    expect((await save(server, person, { ...house, label: 'Once' }, { headers: key })).statusCode).toBe(200)
    const guarded = individual.guarantors.map((one) => ({ ...one, documents: undefined }))
    const stored = await createdTenant(
      server,
      person,
      { ...individual, guarantors: guarded, documents: [announced('bail.txt', { type: 'TAX_NOTICE' })] },
      [identity(), portrait(), paper('bail.txt')],
    )
    const profile = { ...me, placeOfBirth: 'Caen', signaturePicture: undefined }
    expect((await saveProfile(server, person, profile)).statusCode).toBe(200)
    const files = [
      first.pictures?.[0]?.resourceUuid,
      stored.documents?.[0]?.fileData?.resourceUuid,
      stored.picture?.resourceUuid,
    ]
    ids = { estate: first.resourceUuid, tenant: stored.resourceUuid, files: files.map(String) }
    before = await findAll()
    expect(JSON.stringify(before)).toContain('"placeOfBirth":"Caen"')
    bytes = await Promise.all(ids.files.map(async (id) => (await fetchFile(server, person, id)).rawPayload))
    await server.stop()
  })

  it('are not left behind: without a step, the check refuses the changed schemas and names place and cure', () => {
    for (const [piece, other] of renamed) project.replaceAll(piece, other)
    // The demo is told of apart.
    for (const name of ['account', 'realEstates', 'tenants'])
      project.edit(`scripts/demo/records/${name}.json`, () => '[]')
    project.edit('schemas/real-estate/real-estate.schema.json', (text) =>
      text.replace(
        /"realestatetenth": \{[^}]*\}/,
        '"realestatetenth": { "type": "string", "format": "line", "maxLength": 40 }',
      ),
    )
    const findings = lintDefinitions(project.folder)
    expect(findings.filter(({ code }) => code !== 'stored').map(findingLine)).toEqual([])
    const found = findings.map(findingLine)
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^schemas\/shapes\/party\.schema\.json:\d+:\d+ {2}no field takes the stored "guarantors\.person\.placeOfBirth": .*"to":"guarantors\.person\.birthPlace"/,
        ),
        expect.stringMatching(
          /^schemas\/account\/account\.schema\.json:\d+:\d+ {2}no field takes the stored "placeOfBirth"/,
        ),
        expect.stringMatching(/"type" no longer takes the stored "APARTEMENT".*\[\["APARTEMENT","APARTMENT"\]\]/),
        expect.stringMatching(/"condominiumTrustee\.realestatetenth" is stored as number and declared as string/),
      ]),
    )
    expect(found.filter((line) => !line.includes('0001-<words>.migration.json'))).toEqual([])
  })

  it('have a step, with which the check is content', () => {
    project.step('0001-other-words', [
      { record: 'account/account', rename: 'placeOfBirth', to: 'birthPlace' },
      ...people.map((path) => ({ record: tenant, rename: `${path}.placeOfBirth`, to: `${path}.birthPlace` })),
      ...['documents', 'identificationDocument'].map((path) => ({
        record: tenant,
        rename: `${path}.fileData`,
        to: `${path}.scan`,
      })),
      { record: estate, rename: 'constructionYear', to: 'builtIn' },
      { record: estate, retype: 'type', values: [['APARTEMENT', 'APARTMENT']] },
      { record: estate, retype: 'condominiumTrustee.realestatetenth', from: 'number', as: 'text' },
      { record: estate, narrow: 'condominiumTrustee.realestatetenth', because: 'A number is a line of text.' },
    ])
    expect(lint()).toEqual([])
    project.script('generate')
    expect(lint()).toEqual([])
  })

  it('stand under their new names once the server has started with them', async () => {
    const child = project.start('src/server/main.ts', [], { ...place, PORT: '0', LOG_LEVEL: 'fatal' })
    try {
      const address = await addressOf(child)
      const get = (path: string) => fetch(`${address}/api${path}`, { headers: person.bearer })
      const json = async (path: string) => (await (await get(path)).json()) as Record<string, unknown>
      const after = {
        estates: await json('/restapi/realestate'),
        estate: await json(`/restapi/realestate/${ids.estate}`),
        tenants: await json('/restapi/tenant/'),
        tenant: await json(`/restapi/tenant/individual/${ids.tenant}`),
        profile: await json(`/authentication/account/${person.id}/individual`),
      }
      const expected = spelled(before)
      const trustee = expected.estate['condominiumTrustee'] as Record<string, unknown>
      trustee['realestatetenth'] = '120'
      expect(after).toEqual(expected)
      for (const [index, id] of ids.files.entries()) {
        const file = await get(`/restapi/file/${id}`)
        expect(Buffer.from(await file.arrayBuffer()).equals(bytes[index] ?? Buffer.alloc(0))).toBe(true)
      }

      // The export speaks the new words.
      const zip = unzip(Buffer.from(await (await get('/authentication/account/export')).arrayBuffer()))
      const [exported] = JSON.parse(zip.get('tenant.json')?.toString() ?? '[]') as Record<string, unknown>[]
      expect(exported).toMatchObject(expected.tenant)

      // A form that was opened before the step is told so, whatever it sends.
      const send = (record: object, headers: Record<string, string>, id?: string) => {
        const form = new FormData()
        form.append('commondata', new Blob([JSON.stringify(record)], { type: 'application/json' }))
        const path = id === undefined ? '' : `/${id}`
        const method = id === undefined ? 'POST' : 'PUT'
        return fetch(`${address}/api/restapi/realestate${path}`, {
          method,
          body: form,
          headers: { ...person.bearer, ...headers },
        })
      }
      const { constructionYear: builtIn, ...others } = house
      const current = {
        ...others,
        builtIn,
        condominiumTrustee: { ...house.condominiumTrustee, realestatetenth: '120' },
      }
      expect((await send(current, { 'if-match': '"1"' }, ids.estate)).status).toBe(412)
      // A call that comes again under its key makes nothing twice: in the old words it is refused, in others it is another.
      expect((await send({ ...house, label: 'Once' }, key)).status).toBe(422)
      expect((await send({ ...current, label: 'Once' }, key)).status).toBe(409)
      expect(await json('/restapi/realestate')).toHaveLength(2)
    } finally {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  })

  it('are refused by the version that does not know the step, until they are brought back', async () => {
    await expect(testServer(database, { dataDir })).rejects.toThrow(
      'carried over by a newer version of the definitions (0001-other-words). Start that version, or bring them back: npm run migrate -- --to 0',
    )
    expect(project.script('migrate', ['--to', '0'], place)).toContain('stand before the first step')
    server = await testServer(database, { dataDir })
    expect(await findAll()).toEqual(before)
    const [estateRow] = (await recordsOf(server.services.store.records, person.id)).filter(
      ({ id }) => id === ids.estate,
    )
    expect(estateRow?.version).toBe(3)
    // A call that was answered before the step is answered alike after it.
    const again = await save(server, person, { ...house, label: 'Once' }, { headers: key })
    expect([again.statusCode, again.headers['etag']]).toEqual([200, '"1"'])
    expect(await list(server, person)).toHaveLength(2)
    await server.stop()
  })
})

describe('a server that is killed while it carries records over', { timeout: 240_000 }, () => {
  const many = 8000
  const folder = mkdtempSync(join(tmpdir(), 'trousseau-killed-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  let settings: Settings
  let place: Record<string, string>
  beforeAll(async () => {
    place = { ...(await freshDatabase()), DATA_DIR: folder }
    settings = readSettings(place)
  })

  const rows = async () =>
    (await runSql(settings, 'select id, step, version, document from records')) as {
      id: string
      step: number
      version: number
      document: string
    }[]
  const arrivedAt = async (step: number) => {
    const [row] = (await runSql(settings, 'select count(*) as arrived from records where step = ?', [step])) as {
      arrived: number | string
    }[]
    return Number(row?.arrived)
  }

  it('loses nothing and changes nothing twice, killed on the way there and on the way back', async () => {
    const store = await openStore(settings)
    const now = new Date().toISOString()
    await store.accounts.add(accountRow('a'))
    const padding = 'é'.repeat(2000)
    await store.transaction(async ({ records }) => {
      for (let index = 0; index < many; index++) {
        const id = randomUUID()
        const document = JSON.stringify({
          resourceUuid: id,
          type: 'APARTEMENT',
          constructionYear: 1900 + (index % 100),
          label: padding,
        })
        await records.add({ id, name: estate, owner: 'a', version: 1, created_at: now, updated_at: now, document })
      }
    })
    await store.close()
    const before = new Map((await rows()).map(({ id, document }) => [id, document]))

    for (const to of [1, 0]) {
      const child = project.start('scripts/migrate.ts', ['--to', String(to)], place)
      const ended = once(child, 'exit')
      while ((await arrivedAt(to)) === 0 && child.exitCode === null)
        await new Promise((resolve) => setTimeout(resolve, 1))
      child.kill('SIGKILL')
      await ended
      const cut = await rows()
      const left = cut.filter(({ step }) => step !== to).length
      expect([to, left > 0 && left < many]).toEqual([to, true])
      // Each record is whole at one step or the other.
      const torn = cut.filter(({ step, document }) => {
        const record = JSON.parse(document) as Record<string, unknown>
        return 'constructionYear' in record !== (step === 0) || 'builtIn' in record !== (step === 1)
      })
      expect(torn).toEqual([])
      // Whoever starts next carries the rest.
      project.script('migrate', ['--to', String(to)], place)
      const all = await rows()
      expect(all).toHaveLength(many)
      // Once there, and once back: no record was changed twice on either way.
      expect(new Set(all.map(({ step, version }) => `${step} ${version}`))).toEqual(
        new Set([`${to} ${to === 1 ? 2 : 3}`]),
      )
      const old = (document: string) => renamed.reduce((whole, [from, name]) => whole.replaceAll(name, from), document)
      const other = all.filter(({ id, document }) => (to === 0 ? document : old(document)) !== before.get(id))
      expect(other).toEqual([])
    }
  })
})
