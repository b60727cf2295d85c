import { inOpposites } from '../support/matrix.ts'
import { type Language, word } from '../support/words.ts'
import { estateForm } from './EstateForm.ts'
import { house, land, visit } from './estates.ts'
import { expect, test } from './estateTest.ts'
import { swatches } from './pictureFiles.ts'

const notFound: Record<Language, [string, (id: string) => string]> = {
  fr: ['Introuvable', (id) => `Aucun bien trouvé avec l’identifiant ${id}.`],
  en: ['Not found Resource', (id) => `No Real estate with id : ${id} found.`],
}
const unknownId = '00000000-0000-4000-8000-000000000000'
const time = /^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2}$/

inOpposites((setting) => {
  const { language, width } = setting

  test('REAL-56..60, 62, 63, API-18, API-22 details show every field, read-only, with their pictures', async ({
    page,
    account,
    estates,
    relay,
  }) => {
    const id = await estates.create(house, await swatches(3))
    await visit(page, account, `bien/${id}/details`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maison Élan')
    const number = (fr: string, en: string) => ({ fr, en })[language]
    const say = (key: string) => word(language, key)
    const facts: [string, string][] = [
      ['label', 'Maison Élan'],
      ['type', say('options:HOUSE')],
      ['address', '12, rue des Lilas 69003 Lyon - France'],
      ['surface', number('120,5\u00a0m²', '120.5\u00a0m²')],
      ['constructionYear', '1932'],
      ['acquisitionDate', '14/07/2001'],
      ['condominiumTrustee.name', 'Foncia Rhône'],
      ['condominiumTrustee.phone', '0472000000'],
      ['condominiumTrustee.email', 'syndic@foncia.example'],
      ['condominiumTrustee.realestatetenth', '120'],
      ['condominiumTrustee.condominiumtrusteetenth', '10000'],
    ]
    for (const [path, value] of facts) {
      const fact = page
        .locator('dl > div')
        .filter({ has: page.getByText(say(`real-estate:fields.${path}.label`), { exact: true }) })
      const shown = (await fact.locator('dd').textContent()) ?? ''
      const plain = path.startsWith('condominium') ? shown.replace(/[\s\u202f\u00a0,]/g, '') : shown
      expect(plain, path).toBe(path.startsWith('condominium') ? value.replace(/\s/g, '') : value)
    }
    const narrow = width < 768
    const component = (place: number) =>
      narrow
        ? page.locator('.entry-cards > li').nth(place).locator('dd')
        : page
            .getByRole('table')
            .getByRole('row')
            .nth(place + 1)
            .getByRole('cell')
    await expect(component(0)).toHaveText([say('options:LIVING_ROOM'), '32\u00a0m²', 'Grand salon'])
    await expect(component(1)).toHaveText([
      say('options:BED_ROOM'),
      number('14,5\u00a0m²', '14.5\u00a0m²'),
      // A card leaves out what is empty.
      ...(narrow ? [] : ['–']),
    ])
    await expect(page.locator('main').locator('input, select, textarea')).toHaveCount(0)
    await expect(page.locator('.gallery-tile img')).toHaveCount(3)
    const [load] = relay.calls().filter(({ path }) => path === `/api/restapi/realestate/${id}`)
    expect(load).toMatchObject({ method: 'GET', headers: { authorization: expect.stringMatching(/^Bearer /) } })
    const pictures = ((await estates.read(id)).pictures as { resourceUuid: string }[]).map(
      ({ resourceUuid }) => resourceUuid,
    )
    for (const picture of pictures) {
      const [call] = relay.calls().filter(({ path }) => path === `/api/restapi/realestate/picture/${picture}`)
      expect(call?.headers.authorization).toMatch(/^Bearer /)
    }
    await page.locator('.gallery-tile').nth(1).click()
    await expect(page.locator('.yarl__slide_current .gallery-caption')).toHaveText('photo-2.png')
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('.yarl__slide_current .gallery-caption')).toHaveText('photo-1.png')
    await page.keyboard.press('Escape')
    await expect(page.locator('.yarl__container')).toHaveCount(0)
    await page.getByRole('link', { name: say('real-estate:details.actions.edit') }).click()
    await expect(page).toHaveURL(new RegExp(`/bien/${id}/edit$`))
  })

  test('REAL-67, 70 an estate that does not exist, on details and on edit', async ({ page, account, problems }) => {
    problems.expect(/404/)
    const [title, message] = notFound[language]
    for (const screen of ['details', 'edit']) {
      await visit(page, account, `bien/${unknownId}/${screen}`)
      const toast = page.locator('.toast[data-type=error]')
      await expect(toast).toHaveCount(1)
      await expect(toast).toContainText(title)
      await expect(toast).toContainText(message(unknownId))
      await expect(toast.locator('time')).toHaveText(time)
    }
  })
})

for (const [sent, unit, shown] of [
  ['m2', 'SQUARE_METERS', 'm²'],
  ['ha', 'HECTARES', 'ha'],
] as const)
  test(`REAL-64, ENUM-07 an answer that says ${sent} is understood`, async ({ page, account, estates }) => {
    const id = await estates.create({ ...land, measureUnity: unit })
    const stored = await estates.read(id)
    await page.route(`**/restapi/realestate/${id}`, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { ...stored, measureUnity: sent } })
        : route.continue(),
    )
    await visit(page, account, `bien/${id}/details`)
    await expect(page.getByText(`2,5\u00a0${shown}`)).toBeVisible()
    await page.goto(`bien/${id}/edit`)
    const form = estateForm(page, 'fr')
    await expect(form.unit(unit)).toBeChecked()
    await form.save.click()
    await expect(page).toHaveURL(/details$/)
    expect((await estates.read(id)).measureUnity).toBe(unit)
  })

test('REAL-69, 70 a failure while loading says "you request", with its time, and can be tried again', async ({
  page,
  account,
  estates,
  problems,
}) => {
  problems.expect(/500/)
  const id = await estates.create(land)
  for (const [path, call] of [
    ['bien', '**/restapi/realestate'],
    [`bien/${id}/details`, `**/restapi/realestate/${id}`],
    [`bien/${id}/edit`, `**/restapi/realestate/${id}`],
  ] as const) {
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }))
    await visit(page, account, path)
    const toast = page.locator('.toast[data-type=error]')
    await expect(toast).toContainText('Une erreur est survenue lors du traitement de votre demande. Détails')
    await expect(toast.locator('time')).toHaveText(time)
    await page.unroute(call)
    await page.getByRole('button', { name: word('fr', 'app:load.retry') }).click()
    await expect(
      path.endsWith('edit') ? estateForm(page, 'fr').save : page.getByText('Champ des Élans').first(),
    ).toBeVisible()
  }
})

test('REAL-66 loading that is not allowed', async ({ page, account, problems }) => {
  problems.expect(/403/)
  await page.route('**/restapi/realestate', (route) => route.fulfill({ status: 403, json: {} }))
  await visit(page, account, 'bien')
  await expect(page.locator('.toast[data-type=error]')).toContainText('Accès refusé')
})

test('REAL-61, 63 land without rooms and without a trustee shows neither part', async ({ page, account, estates }) => {
  const id = await estates.create(land)
  expect((await estates.read(id)).habitable ?? null).toBeNull()
  await visit(page, account, `bien/${id}/details`)
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['Informations générales'])
})

test('FMT-16, 17 an address that comes in parts is shown in the display format, without the parts that are missing', async ({
  page,
  account,
  estates,
}) => {
  const id = await estates.create(land)
  const stored = await estates.read(id)
  const address = { streetNumber: '12', street: 'rue des Lilas', town: 'Lyon', postalCode: '69003', country: 'France' }
  for (const [sent, shown] of [
    [address, '12, rue des Lilas Lyon 69003 - France'],
    [{ street: 'rue des Lilas', town: 'Lyon' }, 'rue des Lilas Lyon'],
  ] as const) {
    await page.route(`**/restapi/realestate/${id}`, (route) => route.fulfill({ json: { ...stored, address: sent } }))
    await visit(page, account, `bien/${id}/details`)
    const fact = page.locator('dl > div').filter({ has: page.getByText('Adresse', { exact: true }) })
    await expect(fact.locator('dd')).toHaveText(shown)
    await page.goto(`bien/${id}/edit`)
    await expect(estateForm(page, 'fr').field('address')).toHaveValue(shown)
    await page.unroute(`**/restapi/realestate/${id}`)
  }
})

test('REAL-70, FMT-10 a message carries day and time, with 24 hours', async ({ page, account, problems }) => {
  problems.expect(/404/)
  await page.clock.setFixedTime(new Date('2026-03-05T21:07:09+01:00'))
  await visit(page, account, `bien/${unknownId}/details`)
  await expect(page.locator('.toast[data-type=error] time')).toHaveText('05/03/2026, 21:07:09')
})
