import { word } from '../support/words.ts'
import { expect, test } from '../support/test.ts'

/** Types of property in the order of the specification. */
const types = [
  'BUILDING_LAND',
  'HOUSE',
  'APARTEMENT',
  'BUILDING',
  'PARKING',
  'BOX',
  'COMMERCIAL_SPACE',
  'LAND',
  'WAREHOUSE',
  'CASTEL',
  'OFFICE',
  'OTHER',
]
const habitableTypes = ['HOUSE', 'APARTEMENT', 'COMMERCIAL_SPACE', 'CASTEL', 'OFFICE']
const componentTypes = [
  'LIVING_ROOM',
  'KITCHEN',
  'BED_ROOM',
  'LAUNDRY_ROOM',
  'TOILET',
  'SHOWER',
  'TOILET_SHOWER',
  'GARDEN',
  'TERRACE',
  'BALCONY',
  'CLOSET',
  'CAVE',
]
const component = 'habitable.habitableComponents'
const trustee = ['name', 'phone', 'email', 'realestatetenth', 'condominiumtrusteetenth'].map(
  (name) => `condominiumTrustee.${name}`,
)
const label = (path: string) => word('fr', `real-estate:fields.${path}.label`)

test('REAL-14, 15, 17..19, 28..30, 32, 43 ENUM-07 FMT-08, 09 the parts of the form, what is missing, the box of the condominium, and a day that is typed or picked, today at the latest', async ({
  page,
  open,
  estateForm: form,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-18T10:00:00+01:00'))
  await open('bien/new')
  for (const path of ['label', 'type', 'address', 'surface', 'constructionYear', 'acquisitionDate']) {
    await expect(form.field(path)).toBeVisible()
  }
  await expect(form.section('photos').getByRole('button')).toHaveText([word('fr', 'app:files.browse')])
  await expect(form.section('habitable')).toHaveCount(0)
  const unit = form.frame('surface').locator('.ant-input-suffix')
  await expect(form.unit('SQUARE_METERS')).toBeChecked()
  await expect(unit).toHaveText('m²')
  await form.unit('HECTARES').check()
  await expect(unit).toHaveText('ha')

  // What is missing is named beside the button, and each name leads to its field.
  await expect(form.save).toBeDisabled()
  await expect(form.summary).toContainText(word('fr', 'app:form.missing_other', { count: 4 }))
  for (const path of ['label', 'type', 'address', 'surface']) {
    await form.summary.getByRole('link', { name: label(path) }).click()
    await expect(form.field(path)).toBeFocused()
  }
  await form.fillLeast()
  await expect(form.summary.getByRole('link')).toHaveCount(0)
  await expect(form.save).toBeEnabled()
  await form.type('constructionYear', '1200')
  await expect(form.save).toBeDisabled()
  await expect(form.summary).toContainText(word('fr', 'app:form.wrong_one', { count: 1 }))
  await form.type('constructionYear', '')

  await expect(form.toggle).not.toBeChecked()
  for (const path of trustee) await expect(form.field(path)).toHaveCount(0)
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

  const date = form.field('acquisitionDate')
  await expect(date).toHaveAttribute('placeholder', 'jj/mm/aaaa')
  await page.getByRole('button', { name: word('fr', 'app:form.calendar', { field: label('acquisitionDate') }) }).click()
  const day = (number: string) =>
    page.locator('.ant-picker-cell-in-view').filter({ hasText: new RegExp(`^${number}$`) })
  await expect(page.locator('.ant-picker-header-view')).toContainText('mars')
  await expect(day('19')).toHaveClass(/ant-picker-cell-disabled/)
  await expect(day('18')).not.toHaveClass(/ant-picker-cell-disabled/)
  await day('0?5').click()
  await expect(page.locator('.ant-picker-cell-in-view')).toHaveCount(0)
  await expect(date).toHaveValue('05/03/2026')
  for (const [typed, errors, shown] of [
    ['18/03/2026', 0, '18/03/2026'],
    ['19/03/2026', 1, '19/03/2026'],
    ['1.2.2020', 0, '01/02/2020'],
  ] as const) {
    await form.type('acquisitionDate', typed)
    await expect(form.error('acquisitionDate')).toHaveCount(errors)
    await expect(date).toHaveValue(shown)
  }
})

test('REAL-16, 21..27, 45..47, ENUM-01, 03..06 LOOK-05 API-20, 21 types as the server lists them, and components of those that have any', async ({
  page,
  open,
  estateForm: form,
  relay,
}) => {
  test.slow()
  await page.route('**/restapi/realestate/types', (route) => route.fulfill({ json: ['LAND', 'LIGHTHOUSE'] }))
  await open('bien/new')
  expect(await form.options('type')).toEqual(['Terrain', 'LIGHTHOUSE'])
  await page.unroute('**/restapi/realestate/types')
  await page.reload()
  expect(await form.options('type')).toEqual(types.map((type) => word('fr', `options:${type}`)))
  for (const type of types) {
    await form.choose('type', type)
    await expect(form.section('habitable'), type).toHaveCount(habitableTypes.includes(type) ? 1 : 0)
  }
  await form.fillLeast('HOUSE')
  expect(await form.options(`${component}.type`)).toEqual(componentTypes.map((type) => word('fr', `options:${type}`)))
  for (const path of ['/api/restapi/realestate/types', '/api/restapi/realestate/component-types']) {
    const [call] = relay.calls().filter((other) => other.path === path)
    expect(call, path).toMatchObject({ method: 'GET', headers: { accept: 'application/json' } })
    expect(call?.headers).not.toHaveProperty('authorization')
    expect(call?.body).toHaveLength(0)
  }

  await expect(form.save).toBeDisabled()
  await expect(form.add).toBeDisabled()
  await form.choose(`${component}.type`, 'KITCHEN')
  await form.type(`${component}.surface`, 'douze')
  await expect(form.error(`${component}.surface`)).toBeVisible()
  await expect(form.add).toBeDisabled()
  await form.type(`${component}.surface`, '12,5')
  await form.type(`${component}.label`, 'Cuisine d’été')
  await form.add.click()
  await expect(form.components).toHaveCount(1)
  for (const text of ['Cuisine', '12,5\u00a0m²', 'Cuisine d’été']) await expect(form.components).toContainText(text)
  await expect(form.add).toBeDisabled()
  for (const name of ['surface', 'label']) await expect(form.field(`${component}.${name}`)).toHaveValue('')
  await expect(form.save).toBeEnabled()
  await form.addComponent('CAVE', '8')
  await form.components.first().getByRole('button').click()
  await expect(form.components).toHaveText([/Cave/])

  // Another type clears them, a habitable one too.
  await form.choose('type', 'OFFICE')
  await expect(form.components).toHaveCount(0)
  await expect(form.save).toBeDisabled()
  await form.addComponent('CLOSET', '2')
  await form.choose('type', 'LAND')
  await expect(form.save).toBeEnabled()
  await form.choose('type', 'HOUSE')
  await expect(form.components).toHaveCount(0)
})
