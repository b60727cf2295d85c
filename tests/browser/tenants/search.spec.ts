import { visit } from '../real-estate/estates.ts'
import { word } from '../support/words.ts'
import { tenantForm } from './TenantForm.ts'
import { bakery, noel, tenantsOf } from './tenants.ts'
import { expect, test } from './tenantTest.ts'

test('TEN-63, 64 API-30 "Rechercher" finds those whom the owner has entered, by name or email, and fills in the new one', async ({
  page,
  account,
  tenants,
}) => {
  await tenants.create(noel)
  await tenants.create(bakery)
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new?type=individual')
  await form.open('finance')
  const modal = await form.addTo('guarantors')
  await modal.tab('search').click()
  await expect(modal.search).toBeVisible()
  await expect(modal.add).toBeDisabled()
  for (const [typed, found] of [
    ['elodie', 'Élodie Durand'],
    ['paul.lefevre@', 'Paul Lefèvre'],
    ['GARANTIE', 'Garantie & Cie (SAS)'],
  ] as const) {
    await modal.search.fill(typed)
    await expect(modal.found).toHaveCount(1)
    await expect(modal.found).toContainText(found)
  }
  await modal.search.fill('nulle part')
  await expect(modal.dialog).toContainText(word('fr', 'app:entries.search.none'))
  await expect(modal.found).toHaveCount(0)
  await modal.search.fill('lefevre')
  await expect(modal.found).toHaveCount(1)
  await modal.found.getByRole('button').click()
  await expect(modal.tab('new')).toHaveAttribute('aria-selected', 'true')
  for (const [path, value] of [
    ['person.surname', 'Lefèvre'],
    ['person.firstName', 'Paul'],
    ['person.birthDate', '21/12/1971'],
    ['person.placeOfBirth', 'Brest'],
    ['person.contacts.mobile', '06 87 65 43 21'],
    ['person.contacts.email', 'paul.lefevre@example.org'],
  ] as const)
    await expect(modal.field(path), path).toHaveValue(value)
  await expect(modal.radio('person.gender', 'MR')).toBeChecked()
  await expect(modal.frame('person.nationality')).toContainText('Belgique')
  await modal.add.click()
  await expect(modal.dialog).toHaveCount(0)
  await expect(form.rows('guarantors')).toContainText('Paul Lefèvre')

  await form.open('documents')
  const contact = await form.addTo('emergencyContacts')
  await contact.tab('search').click()
  await contact.search.fill('durand')
  await contact.found.getByRole('button').click()
  await expect(contact.field('person.firstName')).toHaveValue('Élodie')
  await contact.add.click()
  await expect(form.rows('emergencyContacts')).toContainText('Élodie Durand')
})

test('TEN-64 a search that fails says so, and can be tried again; nobody finds the people of others', async ({
  page,
  account,
  tenants,
  problems,
  server,
  direct,
}) => {
  problems.expect(/500/)
  const other = server.accounts.at(-1)
  if (!other) throw new Error('There is no other account')
  await (await tenantsOf(direct, other)).create(noel)
  await tenants.create({ ...bakery, guarantors: bakery['emergencyContacts'] })
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new?type=individual')
  await form.open('finance')
  const modal = await form.addTo('guarantors')
  await modal.tab('search').click()
  await page.route('**/restapi/tenant/people?*', (route) => route.fulfill({ status: 500, json: {} }))
  await modal.search.fill('lefevre')
  await expect(modal.dialog).toContainText(word('fr', 'app:entries.search.failed'))
  await page.unroute('**/restapi/tenant/people?*')
  await modal.dialog.getByRole('button', { name: word('fr', 'app:entries.search.retry') }).click()
  await expect(modal.found).toHaveCount(1)
  await modal.search.fill('durand')
  await expect(modal.dialog).toContainText(word('fr', 'app:entries.search.none'))
  await expect(modal.found).toHaveCount(0)
})
