import { plain } from './tenantFile.ts'
import { word } from '../support/words.ts'
import { expect, test } from '../support/test.ts'
import { bakery, noel, type Family } from './tenants.ts'

const listCall = '/api/restapi/tenant/'

test('TEN-02..09, 26 SHELL-23 FMT-19 the list: columns, what a row shows, the filter, and a menu that leads to the file and form of its type', async ({
  page,
  open,
  tenantList: list,
  tenants,
  relay,
}) => {
  await open('tenant')
  await expect(page.getByText(word('fr', 'tenant:table.empty.title'))).toBeVisible()
  await expect(list.newButton).toHaveText('Nouveau')
  await list.newButton.click()
  await expect(page).toHaveURL(/\/tenant\/new(\?type=individual)?$/)
  const ids = { individual: await tenants.create(noel), corporation: await tenants.create(bakery) }
  const stored = await tenants.list()
  relay.forget()
  await page.goto('tenant')
  await expect(list.heading).toContainText('Mes locataires')
  await expect(page).toHaveTitle(/Mes locataires/)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Référence',
    'Nom',
    'Contacts',
    "Pièce d'identité",
    'Actions',
  ])
  await expect(list.rows).toHaveCount(2)
  const cells = async (name: string) => (await list.row(name).getByRole('cell').allInnerTexts()).slice(0, 4).map(plain)
  const referenceOf = (id: string) => stored.find(({ resourceUuid }) => resourceUuid === id)?.reference
  expect(await cells('Noël')).toEqual([
    referenceOf(ids.individual),
    'Noël Petit',
    '06 12 34 56 79 noel@example.org',
    'Passeport 12AB34567',
  ])
  expect(await cells('Boulangerie')).toEqual([
    referenceOf(ids.corporation),
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
  for (const [query, count] of [
    ['noel petit', 1],
    ['boulangerie martin (sarl)', 1],
    ['Passeport', 1],
    ['LOC-', 2],
    ['nulle part', 0],
    ['example.org', 2],
  ] as const) {
    await list.filter.fill(query)
    await expect(list.rows, query).toHaveCount(count)
  }

  const names = { individual: 'Noël Petit', corporation: 'Boulangerie Martin' }
  for (const [family, name] of Object.entries(names)) {
    for (const action of ['details', 'edit', 'remove'] as const) {
      await list.openMenu(name)
      await expect(page.getByRole('menuitem')).toHaveCount(3)
      await list.menuItem(action).click()
      await expect(page).toHaveURL(
        action === 'remove'
          ? /\/underconstruction$/
          : new RegExp(`/tenant/${family}/${ids[family as Family]}/${action}$`),
      )
      await page.goBack()
      await expect(list.rows).toHaveCount(2)
    }
  }
  expect(relay.calls().filter(({ method }) => method === 'DELETE')).toEqual([])

  // Rows that do not tell their type are known by their person.
  const answerWith = (json: object) => relay.answer(({ path }) => path === listCall, { json })
  answerWith(stored.map(({ type: _, ...row }) => row))
  await page.goto('tenant')
  for (const [family, name] of Object.entries(names)) {
    const link = list.row(name).getByRole('link').first()
    await expect(link).toHaveAttribute('href', `/tenant/${family}/${ids[family as Family]}/details`)
  }

  // However many there are, all of them stand on one page.
  const company = stored.find(({ type }) => type === 'CORPORATION')
  answerWith(Array.from({ length: 60 }, (_, index) => ({ ...company, person: { name: `Société ${index}.` } })))
  await page.goto('tenant')
  await expect(list.heading).toContainText('60')
  await expect(page.getByRole('navigation', { name: /pagination/i })).toHaveCount(0)
})
