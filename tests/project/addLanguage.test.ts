import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copy, patience, serve } from './oneCopy.ts'
import { snippetNamed } from './readPage.ts'
import { signedIn } from './signedIn.ts'

it(
  'a folder of locales/ is a language: the check, the server, its countries and its mails speak it',
  { timeout: patience },
  async () => {
    const page = 'add-a-language.md'
    expect(await copy.run(snippetNamed(page, 'copy'))).toMatchObject({ code: 0 })
    copy.enter(page)
    for (const command of ['npm run -s lint:schemas', 'npm run -s generate', 'npm run -s new boat -- --es barco'])
      expect(await copy.run(command)).toMatchObject({ code: 0 })
    expect(copy.read('locales/es/boat.json')).toContain('"title": "Barcos"')

    const server = await serve()
    const spanish = { 'accept-language': 'es-ES,es;q=0.9,en;q=0.8' }
    const call = await signedIn(server, 0, spanish)
    const germany = { frName: 'Allemagne', enName: 'Germany', name: 'Alemania', codeIso3: 'DEU' }
    const found = await call('GET', '/auxiliary/lookup/country?countryName=alemania')
    expect(await found.json()).toEqual([germany])

    const person = { accountType: 'INDIVIDUAL', surname: 'Ruiz', firstName: 'Ana', email: 'ana.ruiz@example.es' }
    const password = 'Casa-del-mar-2026!'
    const entered = await call('POST', '/authentication/user', { ...person, password, passwordConfirm: password })
    expect(entered.status, await entered.text()).toBe(200)
    const outbox = join(server.dataDir, 'outbox')
    const mails = () => readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
    await expect.poll(() => existsSync(outbox) && mails().join('\n'), { timeout: 30_000 }).toContain('Active su cuenta')
    expect(mails().join('\n')).toMatch(/^Content-Language: es$/m)
  },
)
