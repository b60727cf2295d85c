import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { estateForm } from '../real-estate/EstateForm.ts'
import { house, land } from '../real-estate/estates.ts'
import { apiOf, bodyOf } from '../support/api.ts'
import { openSession } from '../support/signIn.ts'
import { type Content, type StartedCopy, startCopy } from './startCopy.ts'

const test = base.extend<object, { copy: StartedCopy }>({
  copy: [
    async ({ playwright: _ }, use) => {
      const copy = await startCopy()
      await use(copy)
      await copy.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const record = 'schemas/real-estate/real-estate.schema.json'
const form = 'schemas/real-estate/real-estate.form.json'
const words = (language: string) => `locales/${language}/real-estate.json`
/** Milliseconds; far more than a machine takes that does nothing else (about 200). */
const maxMs = 15_000

const overlay = (page: Page) => page.locator('vite-error-overlay')

test.describe.configure({ mode: 'serial', timeout: 180_000 })

test('a definition that is saved or appears reaches the open form, the API, the words and the addresses, and nothing typed is lost', async ({
  page,
  copy,
}) => {
  let loads = 0
  // An answer of the API has the right origin and loads no app.
  await page.goto(`${copy.url}api/restapi/realestate/types`)
  await openSession(page, copy.account)
  await page.goto(`${copy.url}bien/new`)
  // The first page of a development server is made while it is fetched.
  await page.locator('form').waitFor({ timeout: 60_000 })
  page.on('load', () => (loads += 1))
  const estate = estateForm(page, 'fr')
  await estate.fillLeast()
  await estate.type('label', 'Maison du port')
  // The focus stays here, with a text that nobody has taken over yet.
  await estate.field('address').fill('3, quai')
  const kept = async () => {
    await expect(estate.field('label')).toHaveValue('Maison du port')
    await expect(estate.field('address')).toHaveValue('3, quai')
    await expect(estate.field('address')).toBeFocused()
    expect(loads).toBe(0)
  }

  const addFloor = (label: string) => (content: Content) => Object.assign(content['fields'] ?? {}, { floor: { label } })
  // The field has no words yet, and that is told.
  copy.edit(record, ({ properties }) =>
    Object.assign(properties ?? {}, { floor: { type: 'integer', minimum: -5, maximum: 99 } }),
  )
  await expect(overlay(page)).toContainText('the field "floor" has no words in any language')
  copy.edit(words('en'), addFloor('Floor'))
  copy.edit(words('fr'), addFloor('Étage'))
  await page.getByLabel(/^Étage/).waitFor({ timeout: maxMs })
  await expect(overlay(page)).toHaveCount(0)
  await kept()
  copy.edit(words('fr'), addFloor('Niveau'))
  await page.getByLabel(/^Niveau/).waitFor({ timeout: maxMs })
  await kept()

  const whole = copy.read(form)
  const broken = whole.replace('"measureUnity"', '"mesureUnity"')
  const line = broken.slice(0, broken.indexOf('"mesureUnity"')).split('\n').length
  copy.save(form, broken)
  await expect(overlay(page)).toContainText(`${form}:${line}:`, { timeout: maxMs })
  await expect(overlay(page)).toContainText('did you mean "measureUnity"?')
  await kept()
  copy.save(form, whole)
  await expect(overlay(page)).toHaveCount(0, { timeout: maxMs })
  await kept()
  // Of two saves in quick succession, the last one is shown.
  copy.save(form, whole.replace('["label", "type"]', '"label", "type"').replace('"sections"', '"section"'))
  const less = whole.replace(/,\s*"acquisitionDate"/, '')
  copy.save(form, less.replace('"sections": [', '"except": ["acquisitionDate"],\n  "sections": ['))
  await expect(estate.field('acquisitionDate')).toHaveCount(0, { timeout: maxMs })
  await expect(overlay(page)).toHaveCount(0)
  await kept()
  copy.save(form, whole)
  await expect(estate.field('acquisitionDate')).toHaveCount(1, { timeout: maxMs })

  await page.getByLabel(/^Niveau/).fill('3')
  await page.getByLabel(/^Niveau/).blur()
  await estate.save.click()
  await expect(page).toHaveURL(/\/details$/)
  // What is shown here was stored and answered by the server.
  await expect(page.locator('main')).toContainText('Niveau')
  await expect(page.locator('main').getByText('3', { exact: true })).toBeVisible()

  // A definition file and an address that appear are there.
  const notice = { $schema: '../meta/notice.meta.json', drawing: 'letter', links: [{ id: 'home', to: '/dashboard' }] }
  copy.save('schemas/sign-up/thanks.notice.json', JSON.stringify(notice))
  for (const language of ['fr', 'en']) {
    copy.edit(`locales/${language}/sign-up.json`, (content) => {
      const words = { title: 'Merci / thanks', description: 'Merci', text: 'Merci', links: { home: 'Accueil' } }
      Object.assign(content, { thanks: { notice: words } })
    })
  }
  copy.edit('schemas/screens.json', ({ routes }) => {
    const list = routes as Record<string, unknown>[]
    const like = list.find(({ screen }) => JSON.stringify(screen).includes('sign-up/success'))
    list.push({ ...like, path: '/thanks', screen: { notice: 'sign-up/thanks' }, guard: 'anyone' })
  })
  const openThanks = () =>
    page.evaluate(() => {
      window.history.pushState({}, '', '/thanks')
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
  await expect(async () => {
    await openThanks()
    await expect(page.getByRole('heading', { name: 'Merci / thanks' })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await expect(overlay(page)).toHaveCount(0)
  expect(loads).toBe(0)
})

test('a mistake that was mended while no page was open is not shown to the next one', async ({ page, copy }) => {
  await page.goto('about:blank')
  const whole = copy.read(form)
  copy.save(form, whole.replace('"measureUnity"', '"mesureUnity"'))
  await expect.poll(copy.output, { timeout: maxMs }).toContain('"mesureUnity"')
  copy.save(form, whole)
  await expect.poll(copy.output, { timeout: maxMs }).toContain('The mistake is mended.')
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await page.goto(copy.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What Vite kept comes with the first frames.
  await expect.poll(() => heard.length, { timeout: maxMs }).toBeGreaterThan(0)
  await openSession(page, copy.account)
  await expect(overlay(page)).toHaveCount(0)
  expect(heard.filter((frame) => frame.includes('"type":"error"'))).toEqual([])
})

test('a call, its handler and the words of a mail are there without a restart', async ({ copy }) => {
  const hello = (text: string) =>
    copy.save(
      'src/server/operations/sayHello.ts',
      `import type { Handler } from '../request/Call.ts'

export const sayHello: Handler = () => Promise.resolve({ body: '${text}' })
`,
    )
  const handlers = 'src/server/operations/operations.ts'
  const contract = 'openapi/openapi.yaml'
  const answer = async () => (await fetch(`${copy.url}api/restapi/hello`)).text()
  hello('hello')
  copy.save(
    handlers,
    copy
      .read(handlers)
      .replace(/^/, "import { sayHello } from './sayHello.ts'\n")
      .replace('namedHandlers: Record<string, Handler> = {', '$&\n  sayHello,'),
  )
  copy.save(
    contract,
    copy.read(contract).replace(
      '\npaths:\n',
      `$&  /restapi/hello:
    get:
      operationId: sayHello
      tags: [files]
      summary: Says hello.
      security: []
      x-operate: { handler: sayHello }
      responses:
        '200': { $ref: '#/components/responses/Text' }
`,
    ),
  )
  await expect.poll(answer, { timeout: maxMs }).toBe('hello')
  hello('hello again')
  await expect.poll(answer, { timeout: maxMs }).toBe('hello again')

  copy.edit('locales/fr/mail.json', ({ passwordReset }) =>
    Object.assign(passwordReset ?? {}, { subject: 'Une autre clef' }),
  )
  const outbox = join(copy.folder, 'data/outbox')
  const mails = () =>
    existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8')) : []
  await expect
    .poll(
      async () => {
        await fetch(`${copy.url}api/authentication/password/renew?email=${copy.account.email}`, { method: 'POST' })
        return mails().join('\n')
      },
      { timeout: maxMs, intervals: [1000] },
    )
    .toContain('Une autre clef')
})

test('the API reference is served without anything from afar', async ({ page, copy }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(copy.url) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  // The contract comes in one piece from the API of the same server.
  const contract = page.waitForResponse(/\/openapi\.json$/)
  await page.goto(`${copy.url}docs`)
  expect((await contract).status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'real estate', exact: false }).first()).toBeVisible({
    timeout: 30_000,
  })
  const create = page.locator('[id$="-createRealEstate"]')
  await expect(create).toContainText('POST')
  await create.click()
  await expect(create).toContainText('multipart/form-data')
  expect(foreign).toEqual([])
})

test('records are carried over by a step before the next call is answered, and nothing is lost', async ({
  page,
  copy,
}) => {
  const call = apiOf(copy.url, copy.account)
  const dock = { ...land, constructionYear: 1994, condominiumTrustee: house['condominiumTrustee'] }
  const entered = await call('restapi/realestate', { method: 'POST', body: bodyOf('commondata', dock) })
  const { resourceUuid } = entered as { resourceUuid: string }
  const read = async () => (await call(`restapi/realestate/${resourceUuid}`)) as Content
  const step = (name: string, change: object) =>
    copy.save(
      `schemas/migrations/${name}.migration.json`,
      JSON.stringify({
        $schema: '../meta/migration.meta.json',
        changes: [{ record: 'real-estate/real-estate', ...change }],
      }),
    )

  // Somebody goes on reading meanwhile, and finds the value under the one name or the other, always.
  const years: unknown[] = []
  const enough = new AbortController()
  const reading = (async () => {
    while (!enough.signal.aborted) {
      const { constructionYear, builtIn } = await read()
      years.push(constructionYear ?? builtIn)
    }
  })()
  const renamed = ['schemas', 'locales', 'scripts/demo/records']
    .flatMap((folder) =>
      readdirSync(join(copy.folder, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /real-?estate[^/]*\.json$/i.test(file) && copy.read(file).includes('"constructionYear"'))
  for (const file of renamed) copy.save(file, copy.read(file).replaceAll('"constructionYear"', '"builtIn"'))
  step('0001-built-in', { rename: 'constructionYear', to: 'builtIn' })
  const built = async () => (await read())['builtIn']
  await expect.poll(built, { timeout: maxMs }).toBe(1994)
  enough.abort()
  await reading
  expect(new Set(years)).toEqual(new Set([1994]))

  await page.goto(copy.url)
  const whole = copy.read(record)
  const demo = 'scripts/demo/records/realEstates.json'
  copy.save(demo, copy.read(demo).replaceAll(/"phone": "[^"]*",/g, ''))
  copy.save(record, whole.replace(/("phone": )\{[^}]*\}/, '$1{ "type": "number" }'))
  step('0002-phone', { retype: 'condominiumTrustee.phone', from: 'text', to: 'number' })
  await expect(overlay(page)).toContainText('holds "0472000000", which has no place', { timeout: maxMs })
  await expect(read()).rejects.toThrow(/503 .*No record was carried over/s)
  copy.save(record, whole)
  rmSync(join(copy.folder, 'schemas/migrations/0002-phone.migration.json'))
  await expect(overlay(page)).toHaveCount(0, { timeout: maxMs })
  expect(await built()).toBe(1994)
})
