import type { Page } from '@playwright/test'
import { swatch, textFile } from '../real-estate/pictureFiles.ts'
import { word } from '../support/words.ts'
import { fillCompany, fillPerson } from './TenantForm.ts'
import { expect, test } from '../support/test.ts'
import { bakery, noel } from './tenants.ts'

const titles = (...ids: string[]) => ids.map((id) => word('fr', `tenant:form.sections.${id}.title`))
const sections = (page: Page) => page.locator('main').getByRole('heading', { level: 2 })
const professional = ['person.profession', 'contractType', 'monthlyIncome', 'employer', 'employerAddress']
const genders = ['M.', 'Mlle', 'Mme']
const pdf = { name: 'piece.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
const tabs = ['personal', 'finance', 'documents'] as const

test('TEN-41, 43..49, 53..57, 60, 68, 69, 116, 117 SHELL-24 ENUM-02, 10 FMT-08, 15 the form of a new tenant: three tabs, a person or a company, an identity document and a picture', async ({
  page,
  open,
  tenantForm: form,
}) => {
  await open('tenant/new')
  // The address decides the type.
  await expect(form.radio('type', 'CORPORATION')).toBeChecked()
  await page.goto('tenant')
  await page.goto('tenant/new?type=individual')
  await expect(form.radio('type', 'INDIVIDUAL')).toBeChecked()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('fr', 'tenant:form.title.create'))
  const names = ['Informations personnelles', 'Situation financière', 'Documents et contacts']
  await expect(page.getByRole('tab')).toContainText(names)
  await expect(form.radios('type').locator('label')).toHaveText(['Particulier', 'Entreprise'])
  await expect(form.radios('person.gender').locator('label')).toHaveText(genders)
  await expect(sections(page)).toHaveText(titles('type', 'picture', 'person', 'contact', 'identity'))
  for (const path of ['person.birthDate', 'identificationDocument.expirationDate']) {
    await expect(form.field(path)).toHaveAttribute('placeholder', 'jj/mm/aaaa')
  }
  for (const tab of tabs) await form.expectTab(tab, false)
  await expect(form.save).toBeDisabled()

  await form.open('finance')
  await expect(sections(page)).toHaveText(titles('professional', 'bank', 'guarantors'))
  for (const path of professional) await expect(form.field(path)).toBeEnabled()
  await form.open('documents')
  await expect(sections(page)).toHaveText(titles('documents', 'emergencyContacts', 'departure', 'note'))

  await form.open('personal')
  await form.type('person.contacts.address', '8, rue du Bac 75007 Paris - France')
  await form.radio('type', 'CORPORATION').check()
  await expect(sections(page)).toHaveText(titles('type', 'corporation', 'representative', 'contact'))
  for (const path of ['representative.birthDate', 'representative.placeOfBirth']) {
    await expect(form.frame(path)).toHaveCount(0)
  }
  await expect(form.field('person.contacts.address')).toHaveValue('8, rue du Bac 75007 Paris - France')
  await expect(form.radios('representative.gender').locator('label')).toHaveText(genders)
  await fillCompany(form)
  await form.expectTab('personal', true)
  await expect(form.save).toBeEnabled()
  await form.open('finance')
  for (const path of professional) await expect(form.field(path), path).toBeDisabled()
  await expect(form.field('person.bankAccounts.rib')).toBeEnabled()

  await form.open('personal')
  await form.radio('type', 'INDIVIDUAL').check()
  await expect(form.save).toBeDisabled()
  await form.expectTab('personal', false)
  await fillPerson(form)
  await expect(form.save).toBeEnabled()

  // One identity document, one picture: images only, one each, and both can be taken out.
  await form.open('personal')
  for (const slot of ['identity', 'picture']) {
    for (const file of [textFile, pdf]) {
      await form.files(slot).choose([file])
      await expect(form.files(slot).refusals).toContainText(file.name)
      await expect(form.files(slot).refusals).toContainText('un PDF n’est pas accepté ici')
    }
    await form.files(slot).choose([await swatch('un.png')])
    await expect(form.files(slot).cards).toHaveCount(1)
    await expect(form.files(slot).refusals).toHaveText('')
    await form.files(slot).drop([await swatch('deux.jpg', 'jpeg')])
    await expect(form.files(slot).refusals).toContainText('Vous ne pouvez pas ajouter plus d’une image')
    await expect(form.files(slot).cards).toContainText(['un.png'])
    const replace = form.section(slot).getByRole('button', { name: word('fr', 'app:files.replace') })
    await replace.click()
    await form.files(slot).choose([await swatch('deux.gif', 'gif')])
    await expect(form.files(slot).cards).toContainText(['deux.gif'])
    await form.files(slot).remove('deux.gif').click()
    await expect(form.files(slot).cards).toHaveCount(0)
  }
})

test('TEN-42, 52, 73 SHELL-27, 28 editing: the same form, filled in, its type fixed; cancel goes back', async ({
  page,
  open,
  tenantForm: form,
  tenantList: list,
  tenants,
}) => {
  const individual = await tenants.create(noel)
  const corporation = await tenants.create(bakery)
  const stored = await tenants.read('individual', individual)
  const values = async (pairs: Record<string, string>) => {
    for (const [path, value] of Object.entries(pairs)) await expect(form.field(path), path).toHaveValue(value)
  }
  await open(`tenant/individual/${individual}/details`)
  await page.locator('main').getByRole('link', { name: 'Editer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Modifier · Noël Petit`)
  await values({
    'person.surname': 'Petit',
    'person.firstName': 'Noël',
    'person.middlename': 'Marie',
    'person.birthDate': '29/02/1988',
    'person.contacts.email': 'noel@example.org',
    'person.contacts.mobile': '06 12 34 56 79',
    'identificationDocument.registrationNumber': '12AB34567',
    reference: stored.reference,
  })
  await expect(form.frame('person.nationality')).toContainText('France')
  await expect(form.field('reference')).not.toBeEditable()
  await expect(form.radio('type', 'INDIVIDUAL')).toBeChecked()
  await expect(form.radio('type', 'CORPORATION')).toBeDisabled()
  for (const tab of tabs) await form.expectTab(tab, true)
  await expect(form.save).toBeEnabled()
  await form.open('finance')
  await values({
    'person.profession': 'Luthier',
    monthlyIncome: '2450,5',
    employer: 'Atelier du Bois',
    'person.bankAccounts.iban': 'FR14 2004 1010 0505 0001 3M02 606',
  })
  await expect(form.frame('contractType')).toContainText(word('fr', 'options:CDI'))
  await expect(form.rows('guarantors')).toHaveCount(2)
  await form.open('documents')
  await values({
    followupAddress: '9 quai de Seine, Rouen',
    privateComment: 'Paie le 5.\nTrès calme.',
  })
  await expect(form.rows('emergencyContacts')).toHaveCount(1)
  await form.cancel.click()
  await expect(page).toHaveURL(new RegExp(`/tenant/individual/${individual}/details$`))

  await page.goto('tenant')
  await list.openMenu('Boulangerie Martin')
  await list.menuItem('edit').click()
  await expect(page).toHaveURL(new RegExp(`/tenant/corporation/${corporation}/edit$`))
  await values({
    'person.name': 'Boulangerie Martin',
    'person.siret': '732 829 320 00074',
    'person.website': 'boulangerie.example',
    'representative.surname': 'Martin',
    'representative.middle': 'Rose',
    'representative.contacts.email': 'jeanne@example.org',
    'person.contacts.address': '5 rue du Four, Paris',
  })
  await expect(form.radio('type', 'CORPORATION')).toBeChecked()
  await expect(form.radio('type', 'INDIVIDUAL')).toBeDisabled()
  await form.cancel.click()
  await expect(page).toHaveURL(/\/tenant$/)
})

test('TEN-58, 59 LOOK-04, 07 ENUM-11..13, 17 what is chosen comes from the server, fetched when the form opens, in the words of the page', async ({
  page,
  open,
  tenantForm: form,
  relay,
}) => {
  const words = (values: string[]) => values.map((value) => word('fr', `options:${value}`))
  // A value without words is shown as it comes.
  const contracts = 'CDI CDD CCO CDDOD CDDS CTT CTTP CTI CTS CTV CTPAR TESE CEA CESU CESUP CPS'.split(' ')
  await page.route('**/auxiliary/lookup/contract-types', async (route) => {
    const known = (await (await route.fetch()).json()) as string[]
    await route.fulfill({ json: [...known, 'CONTRAT_DU_FUTUR'] })
  })
  await open('tenant/new')
  await expect(form.field('person.name')).toBeVisible()
  const asked = (name: string) => relay.calls().filter(({ path }) => path.startsWith(`/api/auxiliary/${name}`))
  const lists = ['corporation-legal-status', 'identification-document-types', 'document-types', 'contract-types']
  for (const name of [...lists.map((list) => `lookup/${list}`), 'job']) {
    await expect.poll(() => asked(name), { message: name }).toHaveLength(1)
  }
  expect((await form.options('person.legalStatus')).slice(0, 3)).toEqual(['SCI', 'SARL de famille', 'SARL'])
  await form.radio('type', 'INDIVIDUAL').check()
  const papers = ['IDENTITY_CARD', 'PASSPORT', 'RESIDENCE_PERMIT', 'PERMANENT_RESIDENT', 'DRIVER_LICENSE']
  expect(await form.options('identificationDocument.type')).toEqual(words(papers))
  await form.find('person.nationality', 'Allemagne')
  expect(asked('lookup/country?countryName=')).toHaveLength(1)
  await form.open('finance')
  expect(await form.options('contractType')).toEqual([...words(contracts), 'CONTRAT_DU_FUTUR'])
  await form.field('person.profession').fill('boulang')
  await page.locator('.ant-select-item-option[title="Boulanger / boulangère"]').click()
  await expect(form.field('person.profession')).toHaveValue('Boulanger / boulangère')
  await form.type('person.profession', 'Dompteur de puces')
  await expect(form.error('person.profession')).toHaveCount(0)
  await form.open('documents')
  const modal = await form.addTo('documents')
  expect(await modal.options('type')).toEqual(
    words([
      'INSURANCE_CERTIFICATE',
      'UNPAID_RENT_GUARANTEE',
      'DEED_OF_GUARANTEE',
      'EMPLOYMENT_CONTRACT',
      'WORK_CERTIFICATE',
      'JOB_PROMISSE',
      'PAY_SLIP',
      'END_OF_TRIAL_PERIOD_CERTIFICATE',
      'SCHOOL_REGISTRATION_CERTIFICATE',
      'PROOF_OF_ADDRESS',
      'TAX_NOTICE',
    ]),
  )
  expect(asked('lookup/document-types')).toHaveLength(1)
})
