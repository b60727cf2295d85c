import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, resolveConfig } from 'prettier'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lintDefinitions } from '../../scripts/check/lintDefinitions.ts'
import { type ProductServer, startProductServer } from '../browser/support/startProductServer.ts'
import { filesBelow } from '../filesBelow.ts'
import { compile } from './compile.ts'
import { followedProject, type FollowedProject } from './followedProject.ts'
import { snippetNamed } from './readPage.ts'
import { signedIn } from './signedIn.ts'

/** Installing, generating and starting take their time on a busy machine. */
const timeoutMs = 240_000
let copy: FollowedProject
let server: ProductServer | undefined

beforeAll(() => void (copy = followedProject()), timeoutMs)
afterAll(async () => {
  await server?.remove()
  copy.remove()
}, timeoutMs)

/** The copy's server, which an earlier step of the story has started. */
function started(): ProductServer {
  if (!server) throw new Error('The server was not started')
  return server
}

/** Every file below some folders of the copy, with its text. */
function textsBelow(...folders: string[]): Record<string, string> {
  const names = folders.flatMap((folder) => filesBelow(join(copy.folder, folder)))
  return Object.fromEntries(names.map((name) => [name, readFileSync(name, 'utf8')]))
}

// Steps of one story, each upon the one before: the copy costs too much to begin anew for each.
describe('following the pages in a copy of the project', { timeout: timeoutMs }, () => {
  it('a generated file that is out of date fails the gate, which names it', async () => {
    copy.enter('add-a-field.md')
    const { code, output } = await copy.run('npm run -s check:generated')
    expect(code).toBe(1)
    for (const file of ['src/generated/api.gen.ts', 'src/generated/real-estate/real-estate.validators.gen.js']) {
      expect(output).toContain(file)
    }
    expect(output).toContain('npm run generate')
  })

  it('a definition that cannot be compiled stops generating with its place and its cure', async () => {
    const file = 'schemas/real-estate/real-estate.schema.json'
    const whole = copy.read(file)
    copy.write(file, whole.replace('"minimum": -5', '"minimun": -5'))
    const { code, output } = await copy.run('npm run -s generate')
    copy.write(file, whole)
    expect(output).toMatch(/real-estate\.schema\.json:\d+:\d+ {2}"minimun" is not known here.*did you mean "minimum"/)
    expect(code).toBe(1)
  })

  it('a resource is laid out by one command and is in order at once, formatting included', async () => {
    const before = textsBelow('openapi', 'locales')
    await copy.commit()
    const { code, output } = await copy.run(snippetNamed('add-a-resource.md', 'new').trim())
    expect(output).toContain('/vehicle')
    expect(code).toBe(0)
    // What was there is there still, line by line.
    const after = textsBelow('openapi', 'locales')
    for (const [file, text] of Object.entries(before)) {
      const lines = new Set((after[file] ?? '').split('\n').map((line) => line.replace(/,$/, '')))
      expect(text.split('\n').filter((line) => !lines.has(line.replace(/,$/, '')))).toEqual([])
    }
    expect(lintDefinitions(copy.folder)).toEqual([])
    const style = await resolveConfig(join(copy.folder, 'package.json'))
    for (const [filepath, text] of Object.entries(textsBelow('openapi', 'locales', 'schemas/vehicle'))) {
      expect([filepath, await check(text, { ...style, filepath })]).toEqual([filepath, true])
    }
  })

  it('its fields, the floor, a call that no verb does with a handler of ten lines, and a language that is a folder pass the check and the compiler', async () => {
    copy.enter('add-a-resource.md')
    copy.enter('add-a-call.md')
    const handler = snippetNamed('add-a-call.md', 'src/server/operations/copyVehicle.ts')
    expect(handler.slice(handler.indexOf('export')).trim().split('\n').length).toBeLessThanOrEqual(10)
    expect(await copy.run(snippetNamed('add-a-language.md', 'copy'))).toMatchObject({ code: 0 })
    copy.enter('add-a-language.md')
    await copy.add('boat', { words: { es: 'barco' }, files: true })
    expect(copy.read('locales/es/boat.json')).toContain('"title": "Barcos"')
    const steps = snippetNamed('add-a-call.md', 'check').replace('npm run check:code', 'npx oxlint src/server')
    const { code, output } = await copy.run(`set -e\n${steps}`)
    expect(output).toContain('Definitions are in order')
    expect([code, output.match(/typescript\(.*/g)]).toEqual([0, null])
  })

  it('generating a second time changes nothing, and the typed client knows what was added', async () => {
    expect(await copy.run('npm run -s check:generated')).toEqual({ code: 0, output: '' })
    const probe = (name: string, text: string) => {
      const file = join(copy.folder, name)
      const client = `import createClient from 'openapi-fetch'
import type { paths } from './src/generated/api.gen.ts'
const client = createClient<paths>()`
      writeFileSync(file, `${client}\n${text}\n`)
      return file
    }
    const right = probe(
      'right.ts',
      `const estates = await client.GET('/restapi/realestate')
const floor: number | undefined = estates.data?.[0]?.floor
await client.POST('/restapi/vehicle', { body: { label: 'Utilitaire', energy: 'DIESEL', mileage: floor ?? 0 } })`,
    )
    const wrong = probe(
      'wrong.ts',
      `await client.POST('/restapi/vehicle', { body: { label: 'Utilitaire', energy: 'STEAM' } })`,
    )
    const lines = compile([right, wrong])
    expect(lines.filter((line) => line.startsWith('right'))).toEqual([])
    expect(lines.filter((line) => line.startsWith('wrong')).join('\n')).toMatch(/"STEAM"/)
  })

  // The fields themselves are entered and checked in tests/browser/project.
  it('the API copies what is its caller’s own, and keeps it after a restart', async () => {
    server = await startProductServer({}, { project: copy.folder, people: 2 })
    const call = await signedIn(server)
    const vehicle = { label: 'Utilitaire', plate: 'AB-123-CD', energy: 'DIESEL', mileage: 82_000.5 }
    const saved = await call('POST', '/restapi/vehicle', vehicle)
    const { resourceUuid } = (await saved.json()) as { resourceUuid: string }
    const copied = await call('POST', `/restapi/vehicle/${resourceUuid}/copy`)
    const twin = (await copied.json()) as { resourceUuid: string }
    expect([copied.status, twin.resourceUuid === resourceUuid]).toEqual([200, false])

    await server.restart()
    const later = await signedIn(server)
    const read: unknown = await (await later('GET', `/restapi/vehicle/${twin.resourceUuid}`)).json()
    // No two vehicles have the same plate.
    const { plate: _, ...kept } = vehicle
    expect(read).toEqual({ ...kept, ...twin })
    const stranger = await signedIn(server, 1)
    expect((await stranger('GET', `/restapi/vehicle/${resourceUuid}`)).status).toBe(404)
    expect((await stranger('POST', `/restapi/vehicle/${resourceUuid}/copy`)).status).toBe(404)
  })

  it('a record of one with files keeps its file', async () => {
    const call = await signedIn(started())
    const body = new FormData()
    body.append('record', new Blob(['{"label":"Bateau du port"}'], { type: 'application/json' }))
    body.append('files', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), 'bail.pdf')
    const { resourceUuid } = (await (await call('POST', '/restapi/boat', body)).json()) as { resourceUuid: string }
    const read: unknown = await (await call('GET', `/restapi/boat/${resourceUuid}`)).json()
    const [file] = (read as { files: { label: string; resourceUuid: string }[] }).files
    expect(file?.label).toBe('bail.pdf')
    expect(await (await call('GET', `/restapi/file/${file?.resourceUuid}`)).text()).toBe('%PDF-1.4\n%%EOF')
  })

  it('the server, its countries and its mails speak the language', async () => {
    const spanish = { 'accept-language': 'es-ES,es;q=0.9,en;q=0.8' }
    const call = await signedIn(started(), 0, spanish)
    const germany = { frName: 'Allemagne', enName: 'Germany', name: 'Alemania', codeIso3: 'DEU' }
    const found = await call('GET', '/auxiliary/lookup/country?countryName=alemania')
    expect(await found.json()).toMatchObject([germany])

    const person = { accountType: 'INDIVIDUAL', surname: 'Ruiz', firstName: 'Ana', email: 'ana.ruiz@example.es' }
    const password = 'Casa-del-mar-2026!'
    const entered = await call('POST', '/authentication/user', { ...person, password, passwordConfirm: password })
    expect(entered.status, await entered.text()).toBe(200)
    const outbox = join(started().dataDir, 'outbox')
    const mails = () => readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
    await expect.poll(() => existsSync(outbox) && mails().join('\n'), { timeout: 30_000 }).toContain('Active su cuenta')
    expect(mails().join('\n')).toMatch(/^Content-Language: es$/m)
  })
})
