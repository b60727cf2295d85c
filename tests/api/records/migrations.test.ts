import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MigrationDefinition } from '#generated/definitions.gen.ts'
import { findingLine } from '#compiler/text/Finding.ts'
import { makeBackup } from '#server/backup/makeBackup.ts'
import { restoreBackup } from '#server/backup/restoreBackup.ts'
import { readSettings } from '#server/settings.ts'
import { lintDefinitions } from '../../../scripts/check/lintDefinitions.ts'
import { copyProject, type ProjectCopy } from '../../copyProject.ts'
import { freshDatabase } from '../../databases/freshDatabase.ts'
import { individual as me } from '../people.ts'
import { house, picture } from '../requests.ts'
import { memberOf, type Member } from '../Member.ts'
import { testServer, type TestServer } from '../server.ts'
import { runServer, type ServerProcess } from '../serverProcess.ts'
import { announced, identity, individual, paper } from '../tenants.ts'
import { temporaryFolder } from '../../temporaryFolder.ts'

/** Every kind of stored record changes: names at the top, in parts, in lists and in lists of lists, spellings and types. */
const renamed: [string, string][] = [
  ['placeOfBirth', 'birthPlace'],
  ['fileData', 'scan'],
  ['"constructionYear', '"builtIn'],
  ['APARTEMENT', 'APARTMENT'],
]
const respelled = (text: string) => renamed.reduce((whole, [from, to]) => whole.replaceAll(from, to), text)
const tenant = 'tenant/tenant'
const estate = 'real-estate/real-estate'
const people = ['person', 'representative', 'guarantors.person', 'emergencyContacts.person']
const papers = ['documents', 'identificationDocument']
const changes: MigrationDefinition['changes'] = [
  { record: 'account/account', rename: 'placeOfBirth', to: 'birthPlace' },
  ...people.map((path) => ({ record: tenant, rename: `${path}.placeOfBirth`, to: `${path}.birthPlace` })),
  ...papers.map((path) => ({ record: tenant, rename: `${path}.fileData`, to: `${path}.scan` })),
  { record: estate, rename: 'constructionYear', to: 'builtIn' },
  { record: estate, retype: 'type', values: [['APARTEMENT', 'APARTMENT']] },
  { record: estate, retype: 'condominiumTrustee.realestatetenth', from: 'number', to: 'text' },
  { record: estate, narrow: 'condominiumTrustee.realestatetenth', because: 'A number is a line of text.' },
]

let project: ProjectCopy
const folder = temporaryFolder()
let dataDir = join(folder, 'written')
let server: TestServer
let renewed: ServerProcess | undefined
let database: Record<string, string>
let person: Member
let before: Found
let ids: { estate: string; tenant: string }

const script = (...words: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', ...words], {
    cwd: project.folder,
    env: { ...process.env, ...database, DATA_DIR: dataDir },
    encoding: 'utf8',
  })

beforeAll(async () => {
  project = copyProject()
  database = { ...(await freshDatabase()) }
}, 60_000)
afterAll(async () => {
  await renewed?.end('SIGTERM')
  project.remove()
})

/** What a person finds. */
type Found = Awaited<ReturnType<typeof findAll>>

async function findAll() {
  return {
    estates: await person.estates.list(),
    estate: await person.estates.read(ids.estate),
    tenants: await person.tenants.list(),
    tenant: await person.tenants.read({ resourceUuid: ids.tenant, type: 'INDIVIDUAL' }),
    profile: await person.profile.read(),
  }
}

describe('stored records of every kind', { timeout: 120_000 }, () => {
  it('are written by the definitions of now', async () => {
    server = await testServer(database, { dataDir })
    person = await server.person()
    const { resourceUuid } = await person.estates.created({ ...house, type: 'APARTEMENT' }, [picture()])
    const documents = [announced('bail.txt', { type: 'TAX_NOTICE' })]
    const stored = await person.tenants.created({ ...individual, documents }, [identity(), paper('bail.txt')])
    expect((await person.profile.save({ ...me, placeOfBirth: 'Caen' })).statusCode).toBe(200)
    ids = { estate: resourceUuid, tenant: stored.resourceUuid }
    before = await findAll()
    await server.stop()
  })

  it('need a step where schemas change, with which the check is content', () => {
    for (const folder of ['schemas', 'locales']) {
      for (const name of readdirSync(join(project.folder, folder), { recursive: true, encoding: 'utf8' })) {
        const file = `${folder}/${name}`
        if (file.endsWith('.json') && !/^schemas\/(meta|migrations)\//.test(file)) {
          project.write(file, respelled(project.read(file)))
        }
      }
    }
    const schema = 'schemas/real-estate/real-estate.schema.json'
    const line = '"realestatetenth": { "type": "string", "format": "line", "maxLength": 40 }'
    project.write(schema, project.read(schema).replace(/"realestatetenth": \{[^}]*\}/, line))
    // The demo is told of apart.
    for (const name of ['account', 'realEstates', 'tenants']) project.write(`scripts/demo/records/${name}.json`, '[]')
    const findings = lintDefinitions(project.folder)
    expect(findings.length).toBeGreaterThan(8)
    expect(findings.filter(({ code }) => code !== 'stored').map(findingLine)).toEqual([])
    const step: MigrationDefinition = { $schema: '../meta/migration.meta.json', changes }
    project.write('schemas/migrations/0001-other-words.migration.json', JSON.stringify(step))
    script('scripts/generate.ts')
    expect(lintDefinitions(project.folder).map(findingLine)).toEqual([])
  })

  it('stand under their new names once a server has started with them, on a backup too', async () => {
    const written = readSettings({ ...database, DATA_DIR: dataDir })
    await makeBackup(written, join(folder, 'backup'))
    database = { ...(await freshDatabase()) }
    dataDir = join(folder, 'restored')
    await restoreBackup(readSettings({ ...database, DATA_DIR: dataDir }), join(folder, 'backup'), { moves: true })
    renewed = runServer({ ...database, DATA_DIR: dataDir }, { cwd: project.folder })
    const address = await renewed.ready()
    const get = async (path: string) =>
      (await (await fetch(`${address}/api${path}`, { headers: person.bearer })).json()) as Record<string, unknown>
    const expected = JSON.parse(respelled(JSON.stringify(before))) as Found
    Object.assign(expected.estate['condominiumTrustee'] as object, { realestatetenth: '120' })
    expect({
      estates: await get('/restapi/realestate'),
      estate: await get(`/restapi/realestate/${ids.estate}`),
      tenants: await get('/restapi/tenant/'),
      tenant: await get(`/restapi/tenant/individual/${ids.tenant}`),
      profile: await get(`/authentication/account/${person.id}/individual`),
    }).toEqual(expected)
    await renewed.end('SIGTERM')
  })

  it('are refused by the version that does not know the step, until they are brought back', async () => {
    await expect(testServer(database, { dataDir })).rejects.toThrow(
      'carried over by a newer version of the definitions (0001-other-words). Start that version, or bring them back: npm run migrate -- --to 0',
    )
    expect(script('scripts/migrate.ts', '--to', '0')).toContain('stand before the first step')
    server = await testServer(database, { dataDir })
    person = memberOf(server.inject, person)
    expect(await findAll()).toEqual(before)
    await server.stop()
  })
})
