import { visit } from '../real-estate/estates.ts'
import { word } from '../support/words.ts'
import { plain, tenantList } from './TenantFile.ts'
import { expect, test } from './tenantTest.ts'
import { bakery, noel } from './tenants.ts'

const columns = ['Référence', 'Nom', 'Contacts', "Pièce d'identité", 'Actions']
const titles = 'Mes locataires'
const passportName = 'Passeport'
const listCall = '/api/restapi/tenant/'

test('TEN-02, 03, 05 TEN-26 SHELL-23 the list: title, columns in their order, what a row shows', async ({
  page,
  account,
  tenants,
  relay,
}) => {
  await tenants.create(noel)
  await tenants.create(bakery)
  const [second, first] = await tenants.list()
  const list = tenantList(page, 'fr')
  await visit(page, account, 'tenant')
  await expect(list.heading).toContainText(titles)
  await expect(page).toHaveTitle(new RegExp(titles))
  await expect(page.getByRole('columnheader')).toHaveText(columns)
  await expect(list.rows).toHaveCount(2)
  const cells = async (name: string) =>
    (await list.row(name).getByRole('cell').allInnerTexts()).slice(0, 4).map((text) => plain(text))
  expect(await cells('Noël')).toEqual([
    first?.reference,
    'Noël Petit',
    '06 12 34 56 79 noel@example.org',
    `${passportName} 12AB34567`,
  ])
  expect(await cells('Boulangerie')).toEqual([
    second?.reference,
    'Boulangerie Martin (SARL)',
    '06 12 34 56 80 jeanne@example.org',
    '–',
  ])
  await expect(page.locator('main')).not.toContainText(/INDIVIDUAL|CORPORATION|PASSPORT/)
  const [call] = relay.calls().filter(({ path }) => path === listCall)
  expect(call).toMatchObject({
    method: 'GET',
    headers: { authorization: expect.stringMatching(/^Bearer \S+$/), 'sec-fetch-mode': 'cors' },
  })
})

test('TEN-06, 07, 08 the menu of a row leads to the file and the form of its type, and deleting to the placeholder', async ({
  page,
  account,
  tenants,
  relay,
}) => {
  const ids = { individual: await tenants.create(noel), corporation: await tenants.create(bakery) }
  const list = tenantList(page, 'fr')
  await visit(page, account, 'tenant')
  for (const [family, name] of [
    ['individual', 'Noël Petit'],
    ['corporation', 'Boulangerie Martin'],
  ] as const) {
    for (const action of ['details', 'edit', 'remove'] as const) {
      await list.openMenu(name)
      await expect(page.getByRole('menuitem')).toHaveText(
        ['details', 'edit', 'remove'].map((id) => word('fr', `tenant:list.actions.${id}`)),
      )
      await list.menuItem(action).click()
      await expect(page).toHaveURL(
        action === 'remove' ? /\/underconstruction$/ : new RegExp(`/tenant/${family}/${ids[family]}/${action}$`),
      )
      await page.goBack()
      await expect(list.rows).toHaveCount(2)
    }
    await list.row(name).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/tenant/${family}/${ids[family]}/details$`))
    await page.goBack()
  }
  expect(relay.calls().filter(({ method }) => method === 'DELETE')).toEqual([])
  expect(await tenants.list()).toHaveLength(2)
})

test('TEN-09 an empty list says what to do next, and "New" leads to the form', async ({ page, account }) => {
  const list = tenantList(page, 'fr')
  await visit(page, account, 'tenant')
  await expect(page.getByText(word('fr', 'tenant:list.empty.title'))).toBeVisible()
  await expect(list.newButton).toHaveText({ fr: 'Nouveau', en: 'New' }['fr'])
  await list.newButton.click()
  await expect(page).toHaveURL(/\/tenant\/new(\?type=individual)?$/)
  await expect(page.getByRole('tab')).toHaveCount(3)
})

test('FMT-19 the filter looks at all that a row shows, without accents or case', async ({ page, account, tenants }) => {
  await tenants.create(noel)
  await tenants.create(bakery)
  const list = tenantList(page, 'fr')
  await visit(page, account, 'tenant')
  await expect(list.rows).toHaveCount(2)
  for (const [query, count] of [
    ['noel petit', 1],
    ['NOËL', 1],
    ['boulangerie martin (sarl)', 1],
    [passportName, 1],
    ['example.org', 2],
    ['LOC-', 2],
    ['nulle part', 0],
  ] as const) {
    await list.filter.fill(query)
    await expect(list.rows, query).toHaveCount(count)
  }
})

test('TEN-06 rows that do not tell their type are known by their person', async ({ page, account, tenants }) => {
  const [individual, corporation] = [await tenants.create(noel), await tenants.create(bakery)]
  const rows = (await tenants.list()).map(({ type: _, ...row }) => row)
  await page.route(`**${listCall}`, (route) => route.fulfill({ json: rows }))
  await visit(page, account, 'tenant')
  const list = tenantList(page, 'fr')
  await expect(list.row('Noël').getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`/tenant/individual/${individual}/details$`),
  )
  await expect(list.row('Boulangerie').getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`/tenant/corporation/${corporation}/details$`),
  )
})

test('TEN-04 all of sixty rows stand on one page, and all can be reached', async ({ page, account, tenants }) => {
  const names = Array.from({ length: 60 }, (_, index) => `Société ${String(index + 1).padStart(2, '0')}`)
  for (const name of names) await tenants.create({ ...bakery, person: { name } })
  const list = tenantList(page, 'fr')
  await visit(page, account, 'tenant')
  await expect(list.heading).toContainText('60')
  await expect(page.getByRole('navigation', { name: /pagination/i })).toHaveCount(0)
  await expect(list.rows.first()).toBeVisible()
  const seen = new Set<string>()
  for (let step = 0; step < 40 && seen.size < names.length; step++) {
    for (const text of await list.rows.getByRole('link', { name: 'Société' }).allTextContents()) seen.add(text)
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(60)
  }
  expect([...seen].sort()).toEqual(names)
})
