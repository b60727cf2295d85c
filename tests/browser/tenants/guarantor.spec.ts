import { visit } from '../real-estate/estates.ts'
import { word } from '../support/words.ts'
import { entryDialog } from './EntryDialog.ts'
import { fillEntryCompany, fillEntryPerson, tenantForm } from './TenantForm.ts'
import { checkChoices, checkFields, messageOf, today, tomorrow } from './messages.ts'
import { expect, test } from './tenantTest.ts'

test.describe.configure({ timeout: 120_000 })

test('TEN-62, 63, 65..67, 90, 122..130 ENUM-10 a person as guarantor: what is asked, what is refused, and added', async ({
  page,
  account,
}) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new?type=individual')
  await form.open('finance')
  await form.expectTab('finance', false)
  const modal = await form.addTo('guarantors')
  await expect.poll(async () => (await modal.box.boundingBox())?.width).toBe(500)
  await expect(modal.tab('new')).toHaveText('Nouveau')
  await expect(modal.tab('search')).toHaveText('Rechercher')
  await expect(modal.tab('new')).toHaveAttribute('aria-selected', 'true')
  await expect(modal.close).toHaveText('Fermer')
  await expect(modal.add).toHaveText('Ajouter')
  const labels = async (path: string) =>
    (await modal.radios(path).locator('label').allTextContents()).map((text) => text.trim())
  expect(await labels('type')).toEqual(['Particulier', 'Entreprise'])
  expect(await labels('person.gender')).toEqual(['M.', 'Mlle', 'Mme'])
  await expect(modal.radio('type', 'INDIVIDUAL')).toBeChecked()

  // Adding right away adds nothing, and says what is missing.
  await modal.add.click()
  for (const path of ['gender', 'surname', 'firstName', 'birthDate', 'placeOfBirth', 'nationality'])
    await expect(modal.error(`person.${path}`)).toHaveText(messageOf('guarantor', `person.${path}`))
  await expect(modal.dialog).toBeVisible()

  await checkChoices(modal, 'guarantor', { radio: ['person.gender'], searched: ['person.nationality'] })
  await checkFields(modal, 'guarantor', [
    ['person.surname', [''], 'Roux'],
    ['person.firstName', [''], 'Anne'],
    ['person.birthDate', ['', '31/04/1960', tomorrow()], today()],
    ['person.placeOfBirth', [''], 'Metz'],
    ['person.contacts.mobile', ['', '01 23 45 67 89'], '06 22 33 44 55'],
    ['person.contacts.phone', ['06 22 33 44 55'], ''],
    ['person.contacts.email', ['', 'anne@', 'anne@example'], 'anne@example.org'],
  ])
  await modal.add.click()
  await expect(modal.dialog).toHaveCount(0)
  await expect(form.rows('guarantors')).toHaveCount(1)
  await expect(form.rows('guarantors')).toContainText('Anne Roux')
  await expect(form.rows('guarantors')).toContainText('anne@example.org')
})

test('TEN-66, 67, 91, 125..127, 131..134 TEN-59 a company as guarantor', async ({ page, account }) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new?type=individual')
  await form.open('finance')
  const modal = await form.addTo('guarantors')
  await modal.radio('type', 'CORPORATION').check()
  for (const path of ['person.gender', 'person.birthDate', 'person.nationality'])
    await expect(modal.frame(path)).toHaveCount(0)
  await modal.add.click()
  for (const path of ['person.name', 'person.contacts.mobile', 'person.contacts.email'])
    await expect(modal.error(path)).toHaveText(messageOf('guarantor', path))
  await checkFields(modal, 'guarantor', [
    ['person.name', [''], 'Visale'],
    ['person.shareCapital', ['mille'], '1 000,5'],
    ['person.siren', ['12345678'], ''],
    ['person.siret', ['1234567890123'], ''],
    ['person.vatNumber', ['FR123'], ''],
    ['person.contacts.mobile', ['', '0123456789'], '07 22 33 44 55'],
    ['person.contacts.phone', ['0722334455'], '01 22 33 44 55'],
    ['person.contacts.email', ['', 'visale'], 'garant@visale.example'],
  ])
  await modal.choose('person.legalStatus', 'SAS')
  await modal.add.click()
  await expect(modal.dialog).toHaveCount(0)
  await expect(form.rows('guarantors')).toContainText('Visale (SAS)')
})

test('TEN-61, 67, 89 FMT-01 two guarantors stand in their order, one is changed, one is taken out', async ({
  page,
  account,
}) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new?type=individual')
  await form.open('finance')
  await fillEntryPerson(await form.addTo('guarantors'))
  await entryDialog(page, 'fr', 'guarantors').add.click()
  await expect(form.rows('guarantors')).toHaveCount(1)
  const second = await form.addTo('guarantors')
  await fillEntryCompany(second)
  await second.field('person.name').press('Enter')
  await expect(form.rows('guarantors')).toHaveCount(2)
  await expect(form.rows('guarantors').nth(0)).toContainText('Anne Roux')
  await expect(form.rows('guarantors').nth(1)).toContainText('Visale')

  await form.rows('guarantors').nth(0).locator('.entries-buttons').getByRole('button').first().click()
  const changed = entryDialog(page, 'fr', 'guarantors', /Anne|garant/)
  await expect(changed.field('person.firstName')).toHaveValue('Anne')
  await changed.type('person.firstName', 'Annie')
  await changed.add.click()
  await expect(changed.dialog).toHaveCount(0)
  await expect(form.rows('guarantors').nth(0)).toContainText('Annie Roux')

  await form.removeFrom('guarantors', 'Annie Roux').click()
  await expect(form.rows('guarantors')).toHaveCount(1)
  await expect(form.rows('guarantors')).toContainText('Visale')
})

test('TEN-65 closing an empty modal asks nothing; what was typed is not lost without a question', async ({
  page,
  account,
}) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new?type=individual')
  await form.open('finance')
  const modal = await form.addTo('guarantors')
  await modal.close.click()
  await expect(modal.dialog).toHaveCount(0)
  await expect(form.section('guarantors').getByRole('button', { name: 'Ajouter un garant' })).toBeFocused()
  await form.addTo('guarantors')
  await modal.type('person.surname', 'Roux')
  await page.keyboard.press('Escape')
  await modal.question.getByRole('button', { name: word('fr', 'app:entries.discard.cancel') }).click()
  await expect(modal.field('person.surname')).toHaveValue('Roux')
  await modal.close.click()
  await modal.question.getByRole('button', { name: word('fr', 'app:entries.discard.confirm') }).click()
  await expect(modal.dialog).toHaveCount(0)
  await expect(form.rows('guarantors')).toHaveCount(0)
  await form.addTo('guarantors')
  await expect(modal.field('person.surname')).toHaveValue('')
})
