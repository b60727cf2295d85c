import { word } from '../support/words.ts'
import { estateForm } from './EstateForm.ts'
import { house, visit } from './estates.ts'
import { expect, test } from './estateTest.ts'
import { componentTypes, habitableTypes, labels, types } from './labels.ts'

const component = 'habitable.habitableComponents'
const trustee = ['name', 'phone', 'email', 'realestatetenth', 'condominiumtrusteetenth'].map(
  (name) => `condominiumTrustee.${name}`,
)

test('REAL-14, 15, 17, 19, 28, 29, 32 the parts of the form, from the first look on', async ({ page, account }) => {
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await expect(form.section('general')).toBeVisible()
  for (const path of ['label', 'type', 'address', 'surface', 'constructionYear', 'acquisitionDate'])
    await expect(form.field(path)).toBeVisible()
  await expect(form.unit('SQUARE_METERS')).toBeChecked()
  await expect(form.unit('HECTARES')).not.toBeChecked()
  await expect(form.section('photos').getByRole('button')).toHaveText([word('fr', 'app:files.browse')])
  await expect(form.section('habitable')).toHaveCount(0)
  await expect(form.toggle).not.toBeChecked()
  for (const path of trustee) await expect(form.field(path)).toHaveCount(0)
  await expect(form.save).toBeDisabled()

  await form.toggle.check()
  for (const path of trustee) await expect(form.field(path)).toBeVisible()
})

test('REAL-18, 43, FMT-08, FMT-09 a day is typed or picked, today at the latest', async ({ page, account }) => {
  await page.clock.setFixedTime(new Date('2026-03-18T10:00:00+01:00'))
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  const date = form.field('acquisitionDate')
  await expect(date).toHaveAttribute('placeholder', 'jj/mm/aaaa')
  const calendar = page.getByRole('button', {
    name: word('fr', 'app:form.calendar', { field: word('fr', 'real-estate:fields.acquisitionDate.label') }),
  })
  await calendar.click()
  const cells = page.locator('.ant-picker-cell-in-view')
  await expect(cells.filter({ hasText: /^18$/ })).toBeVisible()
  await expect(page.locator('.ant-picker-header-view')).toContainText('mars')
  await expect(cells.filter({ hasText: /^19$/ })).toHaveClass(/ant-picker-cell-disabled/)
  await expect(cells.filter({ hasText: /^18$/ })).not.toHaveClass(/ant-picker-cell-disabled/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
  await cells.filter({ hasText: /^0?5$/ }).click()
  await expect(date).toHaveValue('05/03/2026')
  await expect(page.locator('.ant-picker-cell-in-view')).toHaveCount(0)

  await form.type('acquisitionDate', '18/03/2026')
  await expect(form.error('acquisitionDate')).toHaveCount(0)
  await form.type('acquisitionDate', '19/03/2026')
  await expect(form.error('acquisitionDate')).toBeVisible()
  await form.type('acquisitionDate', '1.2.2020')
  await expect(date).toHaveValue('01/02/2020')
  await expect(form.error('acquisitionDate')).toHaveCount(0)
})

test('REAL-21..26, 45..47 components are added, listed and taken out', async ({ page, account }) => {
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await form.fillLeast('HOUSE')
  await expect(form.section('habitable')).toBeVisible()
  await expect(form.save).toBeDisabled()
  await expect(form.add).toBeDisabled()
  await form.choose(`${component}.type`, 'KITCHEN')
  await expect(form.add).toBeDisabled()
  await form.type(`${component}.surface`, 'douze')
  await expect(form.error(`${component}.surface`)).toBeVisible()
  await expect(form.add).toBeDisabled()
  await form.type(`${component}.surface`, '12,5')
  await expect(form.error(`${component}.surface`)).toHaveCount(0)
  await expect(form.add).toBeEnabled()
  await form.type(`${component}.label`, 'Cuisine d’été')
  await form.add.click()
  await expect(form.components).toHaveCount(1)
  for (const text of [word('fr', 'options:KITCHEN'), '12,5\u00a0m²', 'Cuisine d’été'])
    await expect(form.components).toContainText(text)
  await expect(form.add).toBeDisabled()
  await expect(form.field(`${component}.surface`)).toHaveValue('')
  await expect(form.field(`${component}.label`)).toHaveValue('')
  await expect(form.save).toBeEnabled()
  await form.addComponent('CAVE', '8')
  await expect(form.components).toHaveCount(2)
  await expect(form.components.last()).toContainText(word('fr', 'options:CAVE'))
  await form.components.first().getByRole('button').click()
  await form.components.first().getByRole('button').click()
  await expect(form.components).toHaveCount(0)
  await expect(form.save).toBeDisabled()
})

test('REAL-16, 23, ENUM-01, 03, 04, 06 LOOK-05 the selects offer what the server lists, in this language', async ({
  page,
  account,
}) => {
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  expect(await form.options('type')).toEqual(types.map((type) => labels[type]?.['fr']))
  await form.choose('type', 'CASTEL')
  expect(await form.options(`${component}.type`)).toEqual(componentTypes.map((type) => labels[type]?.['fr']))
  await expect(form.unit('SQUARE_METERS')).toBeVisible()
  await expect(form.unit('HECTARES')).toBeVisible()
})

test('REAL-17, ENUM-07 the unit of the surface follows the choice', async ({ page, account }) => {
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  const control = form.frame('surface')
  await expect(control).toContainText('m²')
  await form.unit('HECTARES').check()
  await expect(control).not.toContainText('m²')
  await expect(control.locator('.ant-input-suffix')).toHaveText('ha')
  await form.unit('SQUARE_METERS').check()
  await expect(control.locator('.ant-input-suffix')).toHaveText('m²')
})

test('REAL-16, 23 LOOK-05 API-20, 21 both lists are asked of the server without a token, and a new value is offered raw', async ({
  page,
  account,
  relay,
}) => {
  const form = estateForm(page, 'fr')
  await page.route('**/restapi/realestate/types', (route) => route.fulfill({ json: ['LAND', 'CASTEL', 'LIGHTHOUSE'] }))
  await visit(page, account, 'bien/new')
  expect(await form.options('type')).toEqual(['Terrain', 'Château', 'LIGHTHOUSE'])
  await page.unroute('**/restapi/realestate/types')
  await page.reload()
  expect(await form.options('type')).toHaveLength(12)
  await form.choose('type', 'HOUSE')
  expect(await form.options(`${component}.type`)).toHaveLength(12)
  for (const path of ['/api/restapi/realestate/types', '/api/restapi/realestate/component-types']) {
    const [call] = relay.calls().filter((other) => other.path === path)
    expect(call, path).toMatchObject({ method: 'GET', headers: { accept: 'application/json' } })
    expect(call?.headers).not.toHaveProperty('authorization')
    expect(call?.body).toHaveLength(0)
  }
})

test('REAL-21, ENUM-05 the habitable section belongs to five types and no other', async ({ page, account }) => {
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  for (const type of types) {
    await form.choose('type', type)
    await expect(form.section('habitable'), type).toHaveCount(habitableTypes.includes(type) ? 1 : 0)
  }
})

test('REAL-27 changing the type clears the components, also from one habitable type to another', async ({
  page,
  account,
}) => {
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await form.fillLeast('HOUSE')
  await form.addComponent('KITCHEN', '12')
  await form.choose('type', 'OFFICE')
  await expect(form.components).toHaveCount(0)
  await expect(form.save).toBeDisabled()
  await form.addComponent('CLOSET', '2')
  await form.choose('type', 'LAND')
  await expect(form.save).toBeEnabled()
  await form.choose('type', 'HOUSE')
  await expect(form.components).toHaveCount(0)
})

test('REAL-28, 30, 32 the box of the condominium shows the section and clears it', async ({ page, account }) => {
  const form = estateForm(page, 'fr')
  await visit(page, account, 'bien/new')
  await form.fillLeast()
  await expect(form.save).toBeEnabled()
  await form.toggle.check()
  await expect(form.save).toBeDisabled()
  for (const path of trustee) await form.type(path, path.endsWith('tenth') ? '12' : 'Foncia')
  await form.toggle.uncheck()
  for (const path of trustee) await expect(form.field(path)).toHaveCount(0)
  await expect(form.save).toBeEnabled()
  await form.toggle.check()
  for (const path of trustee) {
    await expect(form.field(path)).toHaveValue('')
    await expect(form.error(path)).toHaveCount(0)
  }
})

test('REAL-13, 20, 34 the edit form is the same one, filled in from the details', async ({
  page,
  account,
  estates,
}) => {
  const id = await estates.create(house)
  const form = estateForm(page, 'fr')
  await visit(page, account, `bien/${id}/edit`)
  const shown = {
    label: 'Maison Élan',
    address: house.address,
    surface: '120,5',
    constructionYear: '1932',
    acquisitionDate: '14/07/2001',
  }
  for (const [path, value] of Object.entries(shown)) await expect(form.field(path)).toHaveValue(String(value))
  await expect(form.section('general')).toContainText('Maison')
  await expect(form.unit('SQUARE_METERS')).toBeChecked()
  await expect(form.components).toHaveCount(2)
  await expect(form.toggle).toBeChecked()
  const values = ['Foncia Rhône', '0472000000', 'syndic@foncia.example', '120', '10000']
  for (const [index, path] of trustee.entries())
    expect((await form.field(path).inputValue()).replace(/\s/g, '')).toBe(values[index]?.replace(/\s/g, ''))
  await expect(form.save).toBeEnabled()
})

test.describe('a browser that speaks English', () => {
  test.use({ language: 'en' })
  test('FMT-08 keeps jj/mm/aaaa where the person has chosen French', async ({ page, account, estates }) => {
    const id = await estates.create(house)
    await page.goto('health/live')
    await page.evaluate(() => localStorage.setItem('language', 'fr'))
    await visit(page, account, `bien/${id}/edit`)
    expect(await page.evaluate(() => navigator.language)).toBe('en-US')
    const form = estateForm(page, 'fr')
    await expect(form.field('acquisitionDate')).toHaveValue('14/07/2001')
    await expect(form.field('surface')).toHaveValue('120,5')
    await form.field('acquisitionDate').fill('')
    await expect(form.field('acquisitionDate')).toHaveAttribute('placeholder', 'jj/mm/aaaa')
    await form.type('acquisitionDate', '03/04/2005')
    await form.save.click()
    await expect(page).toHaveURL(/details$/)
    await expect(page.getByText('03/04/2005')).toBeVisible()
    expect((await estates.read(id)).acquisitionDate).toBe('03/04/2005')
  })
})
