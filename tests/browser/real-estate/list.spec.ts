import { inOpposites } from '../support/matrix.ts'
import { screenshot } from '../support/screenshot.ts'
import { word } from '../support/words.ts'
import { estateList } from './EstateList.ts'
import { house, land, visit } from './estates.ts'
import { expect, test } from './estateTest.ts'

const columns = ['Libellé', 'Type', 'Adresse', 'Surface.', "Date d'acquisition", 'Actions']
const titles = 'Mes biens'
const rowTexts = ['Maison Élan', 'Maison', '12, rue des Lilas 69003 Lyon - France', '120,5\u00a0m²', '14/07/2001']

test('REAL-01, 02, 06, 07 API-17 title, columns in their order, and what a row shows', async ({
  page,
  account,
  estates,
  relay,
}) => {
  await estates.create(land)
  await estates.create(house)
  const list = estateList(page, 'fr')
  await visit(page, account, 'bien')
  await expect(list.heading).toContainText(titles)
  await expect(page).toHaveTitle(new RegExp(titles))
  await expect(page.getByRole('columnheader')).toHaveText(columns)
  await expect(list.rows).toHaveCount(2)
  await expect(list.row('Maison Élan').getByRole('cell')).toHaveText([...rowTexts, /Maison Élan/])
  await expect(page.locator('main')).not.toContainText(/HOUSE|LAND|SQUARE_METERS|HECTARES/)
  const [call] = relay.calls().filter(({ path }) => path === '/api/restapi/realestate')
  expect(call?.method).toBe('GET')
  expect(call?.headers).toMatchObject({
    authorization: expect.stringMatching(/^Bearer \S+$/),
    accept: 'application/json',
    'content-type': 'application/json',
    'sec-fetch-mode': 'cors',
  })
})

inOpposites((setting) => {
  const { language, width } = setting

  test('REAL-04, FMT-19 the filter looks at all that a row shows, without accents or case', async ({
    page,
    account,
    estates,
  }) => {
    await estates.create(land)
    await estates.create(house)
    await estates.create({
      ...land,
      label: 'Cœur de forêt',
      type: 'BUILDING_LAND',
      address: 'Orée 87000 Limoges - France',
    })
    const list = estateList(page, language)
    await visit(page, account, 'bien')
    await expect(list.rows).toHaveCount(3)
    const queries: [string, number][] = [
      ['elan', 2],
      ['MAISON ELAN', 1],
      ['coeur', 1],
      ['oree', 1],
      [word(language, 'options:BUILDING_LAND'), 1],
      ['14/07/2001', 1],
      ['120', 1],
      ['nulle part', 0],
    ]
    for (const [query, count] of queries) {
      await list.filter.fill(query)
      await expect(list.rows, query).toHaveCount(count)
    }
    await expect(page.getByText(word(language, 'app:list.noMatch', { query: 'nulle part' }))).toBeVisible()
    await page.getByRole('button', { name: word(language, 'app:list.clearFilter') }).click()
    await expect(list.rows).toHaveCount(3)
    await expect(list.filter).toHaveValue('')
  })

  test('REAL-05 an empty list says what to do next, and "New" leads to the form', async ({ page, account }) => {
    const list = estateList(page, language)
    await visit(page, account, 'bien')
    await expect(page.getByText(word(language, 'real-estate:list.empty.title'))).toBeVisible()
    await list.newButton.click()
    await expect(page).toHaveURL(/\/bien\/new$/)
  })

  test('REAL-05 "New" stands beside the filter', async ({ page, account, estates }) => {
    await estates.create(land)
    const list = estateList(page, language)
    await visit(page, account, 'bien')
    const [filter, button] = [await list.filter.boundingBox(), await list.newButton.boundingBox()]
    if (!filter || !button) throw new Error('Filter and button are not to be seen')
    expect(button.x).toBeGreaterThan(filter.x)
    expect(Math.abs(button.y + button.height / 2 - filter.y - filter.height / 2)).toBeLessThan(12)
    expect(button.x + button.width).toBeLessThanOrEqual(width)
  })

  test('REAL-08, 09 the menu of a row opens details and edit', async ({ page, account, estates }) => {
    const id = await estates.create(house)
    const list = estateList(page, language)
    await visit(page, account, 'bien')
    for (const action of ['details', 'edit']) {
      await list.openMenu('Maison Élan')
      await expect(page.getByRole('menuitem')).toHaveText(
        ['details', 'edit', 'remove'].map((name) => word(language, `real-estate:list.actions.${name}`)),
      )
      if (action === 'details') await screenshot(page, 'estate-list-menu', setting)
      await list.menuItem(action).click()
      await expect(page).toHaveURL(new RegExp(`/bien/${id}/${action}$`))
      await page.goBack()
    }
  })
})

test('REAL-03 150 rows stand on one page, all can be reached, few are in the document', async ({
  page,
  account,
  estates,
}) => {
  test.setTimeout(120_000)
  const names = Array.from({ length: 150 }, (_, index) => `Parcelle ${String(index + 1).padStart(3, '0')}`)
  for (const label of names) await estates.create({ ...land, label })
  const list = estateList(page, 'fr')
  await visit(page, account, 'bien')
  await expect(list.heading).toContainText('150')
  await expect(page.getByRole('navigation', { name: /pagination/i })).toHaveCount(0)
  const seen = new Set<string>()
  let most = 0
  await expect(list.rows.first()).toBeVisible()
  for (let step = 0; step < 60 && seen.size < names.length; step++) {
    const texts = await list.rows.getByRole('link').allTextContents()
    most = Math.max(most, texts.length)
    for (const text of texts) seen.add(text)
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(60)
  }
  expect([...seen].sort()).toEqual(names)
  expect(most).toBeLessThan(60)

  // Back comes to where the list was left, with the focus on the row that was opened.
  for (const [width, below] of [
    [1280, 3_000],
    [390, 12_000],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((top) => window.scrollTo(0, top), below)
    const seen = () =>
      list.rows.getByRole('link').evaluateAll((links) => {
        const isSeen = ({ top }: DOMRect) => top > 200 && top < 600
        return links.filter((link) => isSeen(link.getBoundingClientRect())).map((link) => link.textContent)
      })
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(0)
    const name = (await seen())[0] ?? ''
    const link = list.rows.getByRole('link', { name, exact: true })
    const at = (await link.boundingBox())?.y ?? NaN
    await link.click()
    await expect(page).toHaveURL(/\/details$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    expect(Math.abs(((await link.boundingBox())?.y ?? NaN) - at)).toBeLessThan(width === 1280 ? 2 : 190)
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  await list.filter.fill('parcelle 077')
  await expect(list.rows).toHaveCount(1)
})

test('a heading that is pressed at once does not take back what was typed', async ({ page, account, estates }) => {
  for (const label of ['Petit', 'Grand']) await estates.create({ ...land, label })
  const list = estateList(page, 'fr')
  await visit(page, account, 'bien?q=petit')
  await expect(list.rows).toHaveCount(1)
  await list.filter.fill('grand')
  await page.getByRole('columnheader', { name: 'Surface.' }).getByRole('button').click()
  await expect(page).toHaveURL(/bien\?q=grand&sort=surface$/)
})

test('REAL-03 a sort holds for all rows, and comes back with the page', async ({ page, account, estates }) => {
  for (const [label, surface] of [
    ['Petit', 9],
    ['Grand', 1200],
    ['Moyen', 85.5],
  ] as const)
    await estates.create({ ...land, label, surface })
  const list = estateList(page, 'fr')
  await visit(page, account, 'bien')
  await page.getByRole('columnheader', { name: 'Surface.' }).getByRole('button').click()
  const links = list.rows.getByRole('link')
  await expect(links).toHaveText(['Petit', 'Moyen', 'Grand'])
  await expect(page).toHaveURL(/sort=surface/)
  await page.reload()
  await expect(links).toHaveText(['Petit', 'Moyen', 'Grand'])
})
