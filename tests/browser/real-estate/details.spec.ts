import type { Page } from '@playwright/test'
import { word } from '../support/words.ts'
import { house, land } from './estates.ts'
import type { RelayedCall } from '../support/startRelay.ts'
import { expect, test } from '../support/test.ts'
import { swatches } from './pictureFiles.ts'

const factOf = (page: Page, path: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(word('fr', `real-estate:fields.${path}.label`), { exact: true }) })
    .locator('dd')

test('REAL-56..64 API-18, 22 ENUM-07 FMT-16, 17 details show every field, read-only, with their pictures; land without rooms, other names of a unit, and an address in parts', async ({
  page,
  open,
  estateForm: form,
  estates,
  relay,
}) => {
  const id = await estates.create(house, await swatches(3))
  await open(`bien/${id}/details`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maison Élan')
  for (const [path, value] of [
    ['label', 'Maison Élan'],
    ['type', 'Maison'],
    ['address', '12, rue des Lilas 69003 Lyon - France'],
    ['surface', '120,5 m²'],
    ['constructionYear', '1932'],
    ['acquisitionDate', '14/07/2001'],
    ['condominiumTrustee.name', 'Foncia Rhône'],
    ['condominiumTrustee.phone', '04 72 00 00 00'],
    ['condominiumTrustee.email', 'syndic@foncia.example'],
    ['condominiumTrustee.realestatetenth', '120'],
    ['condominiumTrustee.condominiumtrusteetenth', '10 000'],
  ] as const) {
    await expect(factOf(page, path), path).toHaveText(value)
  }
  const cells = (row: number) => page.getByRole('table').getByRole('row').nth(row).getByRole('cell')
  await expect(cells(1)).toHaveText(['Séjour', '32 m²', 'Grand salon'])
  await expect(cells(2)).toHaveText(['Chambre', '14,5 m²', '–'])
  await expect(page.locator('main').locator('input, select, textarea')).toHaveCount(0)
  await expect(page.locator('.gallery-tile img')).toHaveCount(3)
  const pictures = (await estates.read(id)).pictures as { resourceUuid: string }[]
  for (const path of [id, ...pictures.map(({ resourceUuid }) => `picture/${resourceUuid}`)]) {
    const [load] = relay.calls().filter((call) => call.path === `/api/restapi/realestate/${path}`)
    expect(load).toMatchObject({ method: 'GET', headers: { authorization: expect.stringMatching(/^Bearer /) } })
  }
  const caption = page.locator('.yarl__slide_current .gallery-caption')
  await page.locator('.gallery-tile').nth(1).click()
  await expect(caption).toHaveText('photo-2.png')
  await page.keyboard.press('ArrowLeft')
  await expect(caption).toHaveText('photo-1.png')
  await page.keyboard.press('Escape')
  await expect(page.locator('.yarl__container')).toHaveCount(0)
  await page.getByRole('link', { name: word('fr', 'real-estate:details.actions.edit') }).click()
  await expect(page).toHaveURL(new RegExp(`/bien/${id}/edit$`))

  // Land without rooms, other names of a unit, and an address in parts.
  const field = await estates.create(land)
  const stored = await estates.read(field)
  expect(stored.habitable ?? null).toBeNull()
  await page.goto(`bien/${field}/details`)
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['Informations générales'])
  const street = { street: 'rue des Lilas', town: 'Lyon' }
  const address = { streetNumber: '12', ...street, postalCode: '69003', country: 'France' }
  for (const [sent, unit, parts, shown] of [
    ['m2', 'SQUARE_METERS', address, '12, rue des Lilas Lyon 69003 - France'],
    ['ha', 'HECTARES', street, 'rue des Lilas Lyon'],
  ] as const) {
    const isRead = ({ method, path }: RelayedCall) => method === 'GET' && path.endsWith(`/restapi/realestate/${field}`)
    const mend = relay.answer(isRead, { json: { ...stored, measureUnity: sent, address: parts } })
    await page.goto(`bien/${field}/details`)
    await expect(page.getByText(`2,5\u00a0${sent === 'm2' ? 'm²' : 'ha'}`)).toBeVisible()
    await expect(factOf(page, 'address')).toHaveText(shown)
    await page.goto(`bien/${field}/edit`)
    await expect(form.unit(unit)).toBeChecked()
    await expect(form.field('address')).toHaveValue(shown)
    mend()
  }
  await form.save.click()
  await expect(page).toHaveURL(/details$/)
  expect((await estates.read(field)).measureUnity).toBe('HECTARES')
})
