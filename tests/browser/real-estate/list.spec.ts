import { word } from '../support/words.ts'
import { house, land } from './estates.ts'
import { expect, test } from '../support/test.ts'

const columns = ['Libellé', 'Type', 'Adresse', 'Surface.', "Date d'acquisition", 'Actions']
const rowTexts = ['Maison Élan', 'Maison', '12, rue des Lilas 69003 Lyon - France', '120,5\u00a0m²', '14/07/2001']

const wood = { label: 'Cœur de forêt', type: 'BUILDING_LAND', address: 'Orée 87000 Limoges - France' }

/** Enters three estates. Gives the id of the house. */
async function enterThree({ create }: { create: (estate: typeof house) => Promise<string> }): Promise<string> {
  await create(land)
  const id = await create(house)
  await create({ ...land, ...wood })
  return id
}

test('REAL-01, 02, 06, 07 API-02, 17 the list has a title and six columns, and is asked for once, with the session', async ({
  page,
  open,
  estateList: list,
  estates,
  relay,
}) => {
  await enterThree(estates)
  relay.forget()
  await open('bien')
  await expect(list.heading).toContainText('Mes biens')
  await expect(page).toHaveTitle(/Mes biens/)
  await expect(page.getByRole('columnheader')).toHaveText(columns)
  await expect(list.rows).toHaveCount(3)
  await expect(list.row('Maison Élan').getByRole('cell')).toHaveText([...rowTexts, ''])
  await expect(list.row('Maison Élan').getByRole('button', { name: /Maison Élan/ })).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/HOUSE|LAND|SQUARE_METERS|HECTARES/)
  const calls = relay.calls().filter(({ path, method }) => path === '/api/restapi/realestate' && method === 'GET')
  expect(calls).toHaveLength(1)
  expect(calls[0]?.headers).toMatchObject({
    authorization: expect.stringMatching(/^Bearer \S+$/),
    accept: 'application/json',
    'content-type': 'application/json',
    'sec-fetch-mode': 'cors',
  })
})

test('REAL-04 FMT-19 the filter finds rows by what they show, without regard to case and accents', async ({
  page,
  open,
  estateList: list,
  estates,
}) => {
  await enterThree(estates)
  await open('bien')
  await expect(list.rows).toHaveCount(3)
  for (const [query, count] of [
    ['elan', 2],
    ['MAISON ELAN', 1],
    ['coeur', 1],
    ['oree', 1],
    ['Terrain à bâtir', 1],
    ['14/07/2001', 1],
    ['120', 1],
    ['nulle part', 0],
  ] as const) {
    await list.filter.fill(query)
    await expect(list.rows, query).toHaveCount(count)
  }
  await page.getByRole('button', { name: word('fr', 'app:table.clearFilter') }).click()
  await expect(list.rows).toHaveCount(3)
  await expect(list.filter).toHaveValue('')
})

test('REAL-05 an empty list offers "New", which stands beside the filter on every screen', async ({
  page,
  open,
  estateList: list,
  estates,
}) => {
  await open('bien')
  await expect(page.getByText(word('fr', 'real-estate:table.empty.title'))).toBeVisible()
  await list.newButton.click()
  await expect(page).toHaveURL(/\/bien\/new$/)
  await estates.create(house)
  await page.goto('bien')
  await expect(list.rows).toHaveCount(1)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const [filter, button] = [await list.filter.boundingBox(), await list.newButton.boundingBox()]
    if (!filter || !button) throw new Error('Filter and button are not to be seen')
    expect(button.x).toBeGreaterThan(filter.x)
    expect(Math.abs(button.y + button.height / 2 - filter.y - filter.height / 2)).toBeLessThan(12)
    expect(button.x + button.width).toBeLessThanOrEqual(width)
  }
})

test('REAL-08, 09 the menu of a row leads to its details and to its form', async ({
  page,
  open,
  estateList: list,
  estates,
}) => {
  const id = await estates.create(house)
  await open('bien')
  for (const action of ['details', 'edit']) {
    await list.openMenu('Maison Élan')
    await list.menuItem(action).click()
    await expect(page).toHaveURL(new RegExp(`/bien/${id}/${action}$`))
    await page.goBack()
  }
})

test('REAL-10..12 API-19 SHELL-46 removing asks first, and only "Delete" takes the row away', async ({
  page,
  open,
  estateList: list,
  estates,
  relay,
}) => {
  const id = await enterThree(estates)
  await open('bien')
  const ask = async () => {
    await list.ask('Maison Élan')
    await expect(list.question).toContainText('Voulez-vous vraiment supprimer ce bien ? Cette action est irréversible')
    await expect(list.question).toContainText('Maison Élan')
    await expect(list.confirm).toHaveText('Supprimer')
    await expect(list.cancel).toHaveText('Annuler')
    await expect(list.cancel).toBeFocused()
  }
  for (const refuse of [() => list.cancel.click(), () => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await ask()
    await refuse()
    await expect(list.question).toHaveCount(0)
  }
  const deletions = () => relay.calls().filter(({ method }) => method === 'DELETE')
  expect(deletions()).toEqual([])
  await ask()
  await list.confirm.click()
  await expect(list.rows).toHaveCount(2)
  await expect(list.question).toHaveCount(0)
  // The focus goes to the list, and not with the row.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.contains(document.querySelector('table'))))
    .toBe(true)
  await expect(page.locator('body')).not.toBeFocused()
  for (const text of ['Bien supprimé', 'Le bien et ses photos ont été effacés']) {
    await expect(list.toast('success')).toContainText(text)
  }
  expect((await estates.list()).map(({ label }) => label).sort()).toEqual(['Champ des Élans', 'Cœur de forêt'])
  expect(deletions()).toMatchObject([
    { path: `/api/restapi/realestate/${id}`, headers: { authorization: expect.stringMatching(/^Bearer /) } },
  ])
  expect(deletions()[0]?.body).toHaveLength(0)
})

test('REAL-03 150 rows stand on one page, all can be reached, few are in the document; Back and a reload find the place', async ({
  page,
  open,
  estateList: list,
  estates,
}) => {
  test.setTimeout(120_000)
  const names = Array.from({ length: 150 }, (_, index) => `Parcelle ${String(index + 1).padStart(3, '0')}`)
  await Promise.all(names.map((label) => estates.create({ ...land, label })))
  await open('bien')
  await expect(list.heading).toContainText('150')
  await expect(page.getByRole('navigation', { name: /pagination/i })).toHaveCount(0)
  const links = list.rows.getByRole('link')
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  await expect(links.first()).toBeVisible()
  await page.mouse.move(600, 500)
  const seen = new Set<string>()
  const scrolled = async () => {
    const texts = await links.allTextContents()
    expect(texts.length).toBeLessThan(60)
    for (const text of texts) seen.add(text)
    await page.mouse.wheel(0, 500)
    return seen.size
  }
  await expect.poll(scrolled, { intervals: [50], timeout: 30_000 }).toBe(names.length)

  // Back comes to where the list was left, with the focus on the row that was opened.
  for (const [width, below] of [
    [390, 12_000],
    [1280, 3_000],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((place) => window.scrollTo(0, place), below)
    const shown = () =>
      links.evaluateAll((all) => {
        const isSeen = ({ top }: DOMRect) => top > 200 && top < 600
        return all.filter((link) => isSeen(link.getBoundingClientRect())).map((link) => link.textContent)
      })
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(0)
    const name = (await shown())[0] ?? ''
    const link = list.rows.getByRole('link', { name, exact: true })
    const at = (await link.boundingBox())?.y ?? NaN
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    expect(Math.abs(((await link.boundingBox())?.y ?? NaN) - at)).toBeLessThan(width === 1280 ? 2 : 190)
  }
  const left = await top()
  await page.reload()
  await expect.poll(top).toBe(left)
  // An address that is typed opens at its top.
  await page.goto('tenant/new')
  await page.goto('bien')
  await expect(links.first()).toBeVisible()
  expect(await top()).toBe(0)
})
