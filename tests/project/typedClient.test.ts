import { execFile } from 'node:child_process'
import { realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ProductServer, startProductServer } from '../browser/support/startProductServer.ts'
import { snippetNamed } from './readPage.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

const page = 'typed-client.md'
const slowly = { timeout: 90_000 }

let server: ProductServer
/** A project of somebody else, with nothing of this one but its packages. */
const folder = temporaryFolder()
let api: string

beforeAll(async () => {
  server = await startProductServer({}, { people: 1 })
  api = `${server.url}api`
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'))
  // The packages are here already.
  const steps = snippetNamed(page, 'setup').split('\n')
  await run(steps.filter((step) => !step.startsWith('npm install')).join('\n'))
  for (const name of ['client.ts', 'create.ts', 'tsconfig.json']) {
    writeFileSync(join(folder, name), snippetNamed(page, name))
  }
  await run(snippetNamed(page, 'types').replace('http://127.0.0.1:3000/api', api))
}, slowly.timeout)

afterAll(() => server.remove(), slowly.timeout)

async function run(command: string): Promise<string> {
  const [account] = server.accounts
  const env = { ...process.env, TROUSSEAU: api, EMAIL: account?.email, PASSWORD: account?.password }
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' })
  return stdout
}

/** Programs that a typed client should not let pass, each with what the compiler says of it. */
const wrong: Record<string, [string, RegExp]> = {
  'a path that does not exist': [`void client.GET('/restapi/realestates', {})`, /realestates/],
  'a field that does not exist': [
    `const { data } = await client.GET('/restapi/realestate')\nconsole.log(data?.[0]?.surfaces)`,
    /'surfaces' does not exist/,
  ],
  'a value of another type': [
    `void client.POST('/authentication/signin', { body: { username: 1, password: '' } })`,
    /'number' is not assignable to type 'string'/,
  ],
  'what is only sent, in an answer': [
    `const { data } = await client.GET('/restapi/realestate')\nconsole.log(data?.[0]?.oldPictures)`,
    /'oldPictures' does not exist/,
  ],
}

describe('the typed client outside this repository', slowly, () => {
  it('takes ten lines', () => {
    const lines = snippetNamed(page, 'client.ts').split('\n')
    expect(lines.filter((line) => line.trim() !== '')).toHaveLength(10)
  })

  it('compiles as the page shows it, and does not where it is called wrongly', async () => {
    for (const [index, [text]] of Object.values(wrong).entries()) {
      writeFileSync(join(folder, `wrong${index}.ts`), `import { client } from './client.ts'\n${text}\n`)
    }
    const failed = (await run(snippetNamed(page, 'check')).catch((error: unknown) => error)) as { stdout: string }
    const lines = failed.stdout.split(/\n(?! )/).filter(Boolean)
    expect(lines.filter((line) => !line.startsWith('wrong'))).toEqual([])
    Object.entries(wrong).forEach(([what, [, message]], index) => {
      expect(lines.filter((line) => line.startsWith(`wrong${index}.ts`)).join('\n'), what).toMatch(message)
    })
  })

  it('runs as the page shows it: what one program saves, the other lists', async () => {
    const command = snippetNamed(page, 'run').replace('EMAIL=… PASSWORD=… ', '')
    expect(command).toContain('tsx client.ts')
    expect(await run(command.replace('client.ts', 'create.ts'))).toBe('saved\n')
    expect(await run(command)).toBe('Le Vieux Pressoir: 1.4\n')
  })

  it('is described by a document that tells nothing of the inside and asks for nobody', async () => {
    const answer = await fetch(`${api}/openapi.json`)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    const text = await answer.text()
    expect(text).not.toMatch(/x-operate|"\$schema"|\.\.\/|keptAs/)
    const { servers, paths } = JSON.parse(text) as { servers: object[]; paths: Record<string, object> }
    expect(servers).toEqual([{ url: '/api' }])
    expect(Object.keys(paths)).toContain('/restapi/realestate/{realestateUuid}')
  })
})
