import { word } from '../support/words.ts'
import { entryDialog } from './EntryDialog.ts'
import { fillEntryCompany, fillEntryPerson } from './TenantForm.ts'
import { expect, test } from '../support/test.ts'
import { bakery, letter, noel, paul, tenantsOf } from './tenants.ts'

test.describe.configure({ timeout: 120_000 })

const errorOf = (folder: string, path: string) => word('fr', `${folder}:fields.${path}.error`)

test('TEN-59, 61..63, 65..67, 89..91, 122..134 FMT-01 ENUM-10 a guarantor is refused until it is whole, changed, taken out and put back', async ({
  open,
  tenantForm: form,
}) => {
  await open('tenant/new?type=individual')
  await form.open('finance')
  await form.expectTab('finance', false)
  const modal = await form.addTo('guarantors')
  await expect.poll(async () => (await modal.box.boundingBox())?.width).toBe(500)
  await expect(modal.tab('new')).toHaveText('Nouveau')
  await expect(modal.tab('search')).toHaveText('Rechercher')
  await expect(modal.tab('new')).toHaveAttribute('aria-selected', 'true')
  await expect(modal.close).toHaveText('Fermer')
  await expect(modal.add).toHaveText('Ajouter')
  await expect(modal.radios('type').locator('label')).toHaveText(['Particulier', 'Entreprise'])
  await expect(modal.radios('person.gender').locator('label')).toHaveText(['M.', 'Mlle', 'Mme'])

  await modal.close.click()
  await expect(modal.dialog).toHaveCount(0)
  await expect(form.section('guarantors').getByRole('button', { name: 'Ajouter un garant' })).toBeFocused()
  await form.addTo('guarantors')

  // Adding right away adds nothing, and says what is missing.
  await modal.add.click()
  for (const name of ['gender', 'surname', 'firstName', 'birthDate', 'placeOfBirth', 'nationality', 'contacts.email']) {
    await expect(modal.error(`person.${name}`)).toHaveText(errorOf('guarantor', `person.${name}`))
  }
  await fillEntryPerson(modal)
  await expect(modal.dialog.locator('.field-error')).toHaveCount(0)
  await modal.add.click()
  await expect(modal.dialog).toHaveCount(0)
  await expect(form.rows('guarantors')).toContainText(['Anne Roux'])
  await expect(form.rows('guarantors')).toContainText(['anne@example.org'])

  const company = await form.addTo('guarantors')
  await company.radio('type', 'CORPORATION').check()
  for (const path of ['person.gender', 'person.birthDate', 'person.nationality']) {
    await expect(company.frame(path)).toHaveCount(0)
  }
  await company.add.click()
  for (const path of ['person.name', 'person.contacts.mobile', 'person.contacts.email']) {
    await expect(company.error(path)).toHaveText(errorOf('guarantor', path))
  }
  await company.type('person.siret', '1234567890123')
  await expect(company.error('person.siret')).toHaveText(errorOf('guarantor', 'person.siret'))
  await company.type('person.siret', '')
  await fillEntryCompany(company)
  await company.choose('person.legalStatus', 'SAS')
  await company.field('person.name').press('Enter')
  await expect(form.rows('guarantors')).toContainText(['Anne Roux', 'Visale (SAS)'])

  const changed = await form.change('guarantors', 'Anne')
  await expect(changed.field('person.firstName')).toHaveValue('Anne')
  await changed.type('person.firstName', 'Annie')
  await changed.add.click()
  await expect(form.rows('guarantors')).toContainText(['Annie Roux', 'Visale'])
  await form.removeFrom('guarantors', 'Annie Roux').click()
  await expect(form.rows('guarantors')).toContainText(['Visale'])
  await expect(form.rows('guarantors')).toHaveCount(1)
  await form
    .section('guarantors')
    .getByRole('button', { name: word('fr', 'app:form.putBack') })
    .click()
  await expect(form.rows('guarantors')).toContainText(['Annie Roux', 'Visale'])
})

test('TEN-61, 62, 66, 67, 135..146 ENUM-10 an emergency contact needs no email, and a company only its name', async ({
  open,
  tenantForm: form,
}) => {
  await open('tenant/new?type=individual')
  await form.open('documents')
  await form.expectTab('documents', false)
  const person = await form.addTo('emergencyContacts')
  await expect.poll(async () => (await person.box.boundingBox())?.width).toBe(500)
  await expect(person.radios('person.gender').locator('label')).toHaveText(['M.', 'Mlle', 'Mme'])
  await person.add.click()
  for (const name of [
    'gender',
    'surname',
    'firstName',
    'birthDate',
    'placeOfBirth',
    'nationality',
    'contacts.mobile',
  ]) {
    await expect(person.error(`person.${name}`)).toHaveText(errorOf('emergency-contact', `person.${name}`))
  }
  await expect(person.error('person.contacts.email')).toHaveCount(0)
  await fillEntryPerson(person, 'Lucie')
  await person.type('person.contacts.email', '')
  await person.add.click()
  await expect(form.rows('emergencyContacts')).toContainText(['Lucie Roux'])
  await form.expectTab('documents', true)
  const assistance = await form.addTo('emergencyContacts')
  await assistance.radio('type', 'CORPORATION').check()
  await assistance.add.click()
  await expect(assistance.dialog.locator('.field-error')).toHaveText([errorOf('emergency-contact', 'person.name')])
  await assistance.type('person.name', 'Téléassistance')
  await assistance.add.click()
  await expect(form.rows('emergencyContacts')).toContainText(['Lucie Roux', 'Téléassistance'])
  for (const name of ['Lucie Roux', 'Téléassistance']) await form.removeFrom('emergencyContacts', name).click()
  await expect(form.rows('emergencyContacts')).toHaveCount(0)
  await form.expectTab('documents', false)
})

test('TEN-61, 62, 67, 121 a document needs its file alone', async ({ open, tenantForm: form }) => {
  await open('tenant/new?type=individual')
  await form.open('documents')
  const paper = await form.addTo('documents')
  await expect.poll(async () => (await paper.box.boundingBox())?.width).toBe(500)
  await expect(paper.dialog.getByRole('tab')).toHaveCount(0)
  await paper.add.click()
  await expect(paper.dialog.locator('.field-error')).toHaveText([errorOf('supporting-document', 'fileData')])
  await paper.file.setInputFiles(letter('bail.txt'))
  await expect(paper.error('fileData')).toHaveCount(0)
  await paper.add.click()
  await expect(form.rows('documents')).toContainText(['bail.txt'])
  const next = await form.addTo('documents')
  await next.choose('type', 'PAY_SLIP')
  await next.type('description', 'Bulletin de mars')
  await next.file.setInputFiles(letter('mars.txt'))
  await next.add.click()
  await expect(form.rows('documents')).toHaveCount(2)
  for (const text of [word('fr', 'options:PAY_SLIP'), 'Bulletin de mars', 'mars.txt']) {
    await expect(form.rows('documents').nth(1)).toContainText(text)
  }
  await form.removeFrom('documents', 'bail.txt').click()
  await expect(form.rows('documents')).toHaveCount(1)
})

test('TEN-63, 64 API-30 "Rechercher" finds those whom the owner has entered, by name or email, and fills in the new one; nobody finds the people of others', async ({
  page,
  open,
  tenantForm: form,
  tenants,
  server,
}) => {
  const other = server.accounts.at(-1)
  if (!other) throw new Error('There is no other account')
  const stranger = { ...paul, person: { ...paul.person, surname: 'Inconnue' } }
  await tenantsOf(server.direct, other).create({ ...bakery, guarantors: [stranger] })
  await tenants.create(noel)
  await tenants.create(bakery)
  await open('tenant/new?type=individual')
  await form.open('finance')
  const modal = await form.addTo('guarantors')
  await modal.tab('search').click()
  await expect(modal.search).toBeVisible()
  await expect(modal.add).toBeDisabled()
  for (const [typed, found] of [
    ['elodie', [/Élodie Durand/]],
    ['paul.lefevre@', [/Paul Lefèvre/]],
    ['GARANTIE', [/Garantie & Cie \(SAS\)/]],
    ['inconnue', []],
    ['lefevre', [/Paul Lefèvre/]],
  ] as const) {
    await modal.search.fill(typed)
    if (found.length === 0) await expect(modal.dialog).toContainText(word('fr', 'app:entries.search.none'))
    await expect(modal.found).toHaveText([...found])
  }
  await modal.found.getByRole('button').click()
  await expect(modal.tab('new')).toHaveAttribute('aria-selected', 'true')
  for (const [path, value] of [
    ['person.surname', 'Lefèvre'],
    ['person.firstName', 'Paul'],
    ['person.birthDate', '21/12/1971'],
    ['person.placeOfBirth', 'Brest'],
    ['person.contacts.mobile', '06 87 65 43 21'],
    ['person.contacts.email', 'paul.lefevre@example.org'],
  ] as const) {
    await expect(modal.field(path), path).toHaveValue(value)
  }
  await expect(modal.radio('person.gender', 'MR')).toBeChecked()
  await expect(modal.frame('person.nationality')).toContainText('Belgique')
  await modal.add.click()
  await expect(form.rows('guarantors')).toContainText(['Paul Lefèvre'])

  await form.open('documents')
  await form.addTo('emergencyContacts')
  const contact = entryDialog(page, 'fr', 'emergencyContacts')
  await contact.tab('search').click()
  await contact.search.fill('durand')
  await contact.found.getByRole('button').click()
  await expect(contact.field('person.firstName')).toHaveValue('Élodie')
  await contact.add.click()
  await expect(form.rows('emergencyContacts')).toContainText(['Élodie Durand'])
})
