import type { Page } from '@playwright/test'
import { visit } from '../real-estate/estates.ts'
import { word } from '../support/words.ts'
import { entryDialog } from './EntryDialog.ts'
import { tenantList } from './TenantFile.ts'
import { fillCompany, fillEntryCompany, fillPerson, tenantForm } from './TenantForm.ts'
import { expect, test } from './tenantTest.ts'
import { bakery, noel } from './tenants.ts'

const sectionsOf = async (page: Page) =>
  (await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()).map((text) => text.trim())

const titles = (...ids: string[]) => ids.map((id) => word('fr', `tenant:form.sections.${id}.title`))

test('TEN-41, 43..49, 53..56 SHELL-24 ENUM-02 ENUM-10 the form of a new tenant: three tabs, a person or a company', async ({
  page,
  account,
}) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new?type=individual')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('fr', 'tenant:form.title.create'))
  const names = ['Informations personnelles', 'Situation financière', 'Documents et contacts']
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(3)
  for (const [index, name] of names.entries()) await expect(tabs.nth(index)).toContainText(name)
  await expect(form.radio('type', 'INDIVIDUAL')).toBeChecked()
  expect((await form.radios('type').locator('label').allTextContents()).map((text) => text.trim())).toEqual([
    'Particulier',
    'Entreprise',
  ])
  expect((await form.radios('person.gender').locator('label').allTextContents()).map((text) => text.trim())).toEqual([
    'M.',
    'Mlle',
    'Mme',
  ])
  expect(await sectionsOf(page)).toEqual(titles('type', 'picture', 'person', 'contact', 'identity'))
  for (const tab of ['personal', 'finance', 'documents'] as const) await form.expectTab(tab, false)
  await expect(form.save).toBeDisabled()

  await form.open('finance')
  expect(await sectionsOf(page)).toEqual(titles('professional', 'bank', 'guarantors'))
  for (const path of ['person.profession', 'contractType', 'monthlyIncome', 'employer', 'employerAddress'])
    await expect(form.field(path)).toBeEnabled()
  await form.open('documents')
  expect(await sectionsOf(page)).toEqual(titles('documents', 'emergencyContacts', 'departure', 'note'))

  await form.open('personal')
  await form.type('person.contacts.address', '8, rue du Bac 75007 Paris - France')
  await form.radio('type', 'CORPORATION').check()
  expect(await sectionsOf(page)).toEqual(titles('type', 'corporation', 'representative', 'contact'))
  for (const path of ['representative.birthDate', 'representative.placeOfBirth'])
    await expect(form.frame(path)).toHaveCount(0)
  await expect(form.field('person.contacts.address')).toHaveValue('8, rue du Bac 75007 Paris - France')
  expect(
    (await form.radios('representative.gender').locator('label').allTextContents()).map((text) => text.trim()),
  ).toEqual(['M.', 'Mlle', 'Mme'])
  await fillCompany(form)
  await form.expectTab('personal', true)
  await expect(form.save).toBeEnabled()
  await form.open('finance')
  for (const path of ['person.profession', 'contractType', 'monthlyIncome', 'employer', 'employerAddress'])
    await expect(form.field(path), path).toBeDisabled()
  await expect(form.field('person.bankAccounts.rib')).toBeEnabled()

  await form.open('personal')
  await form.radio('type', 'INDIVIDUAL').check()
  await expect(form.save).toBeDisabled()
  await form.expectTab('personal', false)
  await fillPerson(form)
  await expect(form.save).toBeEnabled()
  await form.open('personal')
  await form.type('person.contacts.mobile', '12')
  await expect(form.save).toBeDisabled()
  await form.open('documents')
  await expect(form.save).toBeDisabled()
})

test('TEN-57, 58, 60 FMT-08, 18 dates, nationality, bank account', async ({ page, account, relay }) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new?type=individual')
  for (const path of ['person.birthDate', 'identificationDocument.expirationDate'])
    await expect(form.field(path)).toHaveAttribute('placeholder', 'jj/mm/aaaa')
  await form.find('person.nationality', 'Allemagne')
  await expect(form.frame('person.nationality')).toContainText('Allemagne')
  const asked = relay.calls().filter(({ path }) => path.startsWith('/api/auxiliary/lookup/country?countryName='))
  expect(asked).toHaveLength(1)
  await form.open('finance')
  await form.type('person.bankAccounts.rib', '20041010050500013m02606')
  const parts = form.frame('person.bankAccounts.rib').locator('.field-parts')
  for (const [name, text] of [
    ['bankCode', '20041'],
    ['officeCode', '01005'],
    ['accountNumber', '0500013M026'],
    ['key', '06'],
  ] as const)
    await expect(parts).toContainText(`${word('fr', `app:parts.${name}`)} ${text}`)
  await expect(parts.locator('input')).toHaveCount(0)
  await form.type('person.bankAccounts.rib', '')
  await expect(parts).toHaveCount(0)
})

test('TEN-42, 52, 73 SHELL-27, 28 editing: the same form, filled in, its type fixed; cancel goes back', async ({
  page,
  account,
  tenants,
}) => {
  const form = tenantForm(page, 'fr')
  const individual = await tenants.create(noel)
  const stored = await tenants.read('individual', individual)
  await visit(page, account, `tenant/individual/${individual}/details`)
  await page.locator('main').getByRole('link', { name: 'Editer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Modifier · Noël Petit`)
  const values = async (pairs: [string, string][]) => {
    for (const [path, value] of pairs) await expect(form.field(path), path).toHaveValue(value)
  }
  await values([
    ['person.surname', 'Petit'],
    ['person.firstName', 'Noël'],
    ['person.middlename', 'Marie'],
    ['person.birthDate', '29/02/1988'],
    ['person.contacts.email', 'noel@example.org'],
    ['person.contacts.mobile', '06 12 34 56 79'],
    ['identificationDocument.registrationNumber', '12AB34567'],
  ])
  await expect(form.frame('person.nationality')).toContainText('France')
  await expect(form.field('reference')).toHaveValue(stored.reference)
  await expect(form.field('reference')).not.toBeEditable()
  await expect(form.radio('type', 'INDIVIDUAL')).toBeChecked()
  await expect(form.radio('type', 'CORPORATION')).toBeDisabled()
  for (const tab of ['personal', 'finance', 'documents'] as const) await form.expectTab(tab, true)
  await expect(form.save).toBeEnabled()
  await form.open('finance')
  await values([
    ['person.profession', 'Luthier'],
    ['monthlyIncome', '2450,5'],
    ['employer', 'Atelier du Bois'],
    ['person.bankAccounts.iban', 'FR14 2004 1010 0505 0001 3M02 606'],
  ])
  await expect(form.frame('contractType')).toContainText(word('fr', 'options:CDI'))
  await expect(form.rows('guarantors')).toHaveCount(2)
  await form.open('documents')
  await values([
    ['followupAddress', '9, quai de Seine 76000 Rouen - France'],
    ['privateComment', 'Paie le 5.\nTrès calme.'],
  ])
  await expect(form.rows('emergencyContacts')).toHaveCount(1)
  await form.cancel.click()
  await expect(page).toHaveURL(new RegExp(`/tenant/individual/${individual}/details$`))

  const corporation = await tenants.create(bakery)
  await page.goto('tenant')
  const list = tenantList(page, 'fr')
  await list.openMenu('Boulangerie Martin')
  await list.menuItem('edit').click()
  await expect(page).toHaveURL(new RegExp(`/tenant/corporation/${corporation}/edit$`))
  await values([
    ['person.name', 'Boulangerie Martin'],
    ['person.siret', '732 829 320 00074'],
    ['person.website', 'boulangerie.example'],
    ['representative.surname', 'Martin'],
    ['representative.middle', 'Rose'],
    ['representative.contacts.email', 'jeanne@example.org'],
    ['person.contacts.address', '5, rue du Four 75006 Paris'],
  ])
  await expect(form.radio('type', 'CORPORATION')).toBeChecked()
  await expect(form.radio('type', 'INDIVIDUAL')).toBeDisabled()
  await form.cancel.click()
  await expect(page).toHaveURL(/\/tenant$/)
})

test('TEN-59 LOOK-04, 07 ENUM-11..13, 17 what is chosen comes from the server, fetched when the form opens, in the words of the page', async ({
  page,
  account,
  relay,
}) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new')
  await expect(form.field('person.name')).toBeVisible()
  const asked = (name: string) => relay.calls().filter(({ path }) => path.split('?')[0] === `/api/auxiliary/${name}`)
  for (const name of [
    'lookup/corporation-legal-status',
    'lookup/identification-document-types',
    'lookup/document-types',
    'lookup/contract-types',
    'job',
  ])
    await expect.poll(() => asked(name), { message: name }).toHaveLength(1)
  expect((await form.options('person.legalStatus')).slice(0, 3)).toEqual(['SCI', 'SARL de famille', 'SARL'])
  await form.radio('type', 'INDIVIDUAL').check()
  expect(await form.options('identificationDocument.type')).toEqual(
    ['IDENTITY_CARD', 'PASSPORT', 'RESIDENCE_PERMIT', 'PERMANENT_RESIDENT', 'DRIVER_LICENSE'].map((value) =>
      word('fr', `options:${value}`),
    ),
  )
  await form.open('finance')
  const contracts = 'CDI CDD CCO CDDOD CDDS CTT CTTP CTI CTS CTV CTPAR TESE CEA CESU CESUP CPS'.split(' ')
  expect(await form.options('contractType')).toEqual(contracts.map((value) => word('fr', `options:${value}`)))
  await form.field('person.profession').fill('boulang')
  await page.locator('.ant-select-item-option[title="Boulanger / boulangère"]').click()
  await expect(form.field('person.profession')).toHaveValue('Boulanger / boulangère')
  await form.type('person.profession', 'Dompteur de puces')
  await expect(form.error('person.profession')).toHaveCount(0)
  await form.open('documents')
  const modal = await form.addTo('documents')
  const papers = [
    ...['INSURANCE_CERTIFICATE', 'UNPAID_RENT_GUARANTEE', 'DEED_OF_GUARANTEE', 'EMPLOYMENT_CONTRACT'],
    ...['WORK_CERTIFICATE', 'JOB_PROMISSE', 'PAY_SLIP', 'END_OF_TRIAL_PERIOD_CERTIFICATE'],
    ...['SCHOOL_REGISTRATION_CERTIFICATE', 'PROOF_OF_ADDRESS', 'TAX_NOTICE'],
  ]
  expect(await modal.options('type')).toEqual(papers.map((value) => word('fr', `options:${value}`)))
  expect(asked('lookup/document-types')).toHaveLength(1)
})

test('TEN-43 the address decides the type of a new tenant', async ({ page, account }) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new')
  await expect(form.radio('type', 'CORPORATION')).toBeChecked()
  await page.goto('tenant')
  await page.goto('tenant/new?type=individual')
  await expect(form.radio('type', 'INDIVIDUAL')).toBeChecked()
})

test('ENUM-17 a value that nobody has words for is shown as it comes', async ({ page, account }) => {
  const form = tenantForm(page, 'fr')
  await page.route('**/auxiliary/lookup/contract-types', (route) =>
    route.fulfill({ json: ['CDI', 'CONTRAT_DU_FUTUR'] }),
  )
  await visit(page, account, 'tenant/new?type=individual')
  await form.open('finance')
  expect(await form.options('contractType')).toEqual([word('fr', 'options:CDI'), 'CONTRAT_DU_FUTUR'])
})

test('TEN-45 tabs are walked through by keyboard, and what is missing is a link into its tab', async ({
  page,
  account,
}) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new?type=individual')
  await form.tab('personal').focus()
  await page.keyboard.press('ArrowRight')
  await expect(form.tab('finance')).toHaveAttribute('aria-selected', 'true')
  await expect(form.tab('finance')).toBeFocused()
  await form.summary.getByRole('link').first().click()
  await expect(form.tab('personal')).toHaveAttribute('aria-selected', 'true')
  await expect(form.section('person').or(form.section('identity')).locator(':focus')).toHaveCount(1)
})

test('I18N-02, 03 a switch of the language keeps what was typed, and speaks anew in tabs, errors, choices and modals', async ({
  page,
  account,
}) => {
  const [french, english] = [tenantForm(page, 'fr'), tenantForm(page, 'en')]
  await visit(page, account, 'tenant/new?type=individual')
  await french.type('person.surname', 'Élan')
  await french.type('person.contacts.mobile', '12')
  await french.open('finance')
  await french.choose('contractType', word('fr', 'options:CDD'))
  await fillEntryCompany(await french.addTo('guarantors'))
  await page.keyboard.press('Escape')
  const modal = entryDialog(page, 'fr', 'guarantors')
  await modal.question.getByRole('button', { name: word('fr', 'app:entries.discard.cancel') }).click()
  await modal.add.click()
  await expect(modal.dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(english.tab('finance')).toHaveAttribute('aria-selected', 'true')
  await expect(english.frame('contractType')).toContainText(word('en', 'options:CDD'))
  await expect(english.rows('guarantors')).toContainText('Visale')
  await expect(english.rows('guarantors')).toContainText('Company')
  await english.open('personal')
  await expect(english.field('person.surname')).toHaveValue('Élan')
  await expect(english.error('person.contacts.mobile')).toHaveText('Invalid tenant mobile number')
})
