import { visit } from '../real-estate/estates.ts'
import { tenantForm } from './TenantForm.ts'
import { checkChoices, checkFields, messageOf, tomorrow } from './messages.ts'
import { expect, test } from './tenantTest.ts'

test.describe.configure({ timeout: 120_000 })

test('TEN-62, 63, 65..67, 90, 135..143 ENUM-10 a person as emergency contact', async ({ page, account }) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new?type=individual')
  await form.open('documents')
  await form.expectTab('documents', false)
  const modal = await form.addTo('emergencyContacts')
  await expect.poll(async () => (await modal.box.boundingBox())?.width).toBe(500)
  await expect(modal.tab('new')).toHaveText('Nouveau')
  await expect(modal.tab('search')).toHaveText('Rechercher')
  expect((await modal.radios('person.gender').locator('label').allTextContents()).map((text) => text.trim())).toEqual([
    'M.',
    'Mlle',
    'Mme',
  ])
  await modal.add.click()
  for (const path of ['gender', 'surname', 'firstName', 'birthDate', 'placeOfBirth', 'nationality', 'contacts.mobile'])
    await expect(modal.error(`person.${path}`)).toHaveText(messageOf('emergency-contact', `person.${path}`))
  await expect(modal.error('person.contacts.email')).toHaveCount(0)
  await checkChoices(modal, 'emergency-contact', {
    radio: ['person.gender'],
    searched: ['person.nationality'],
  })
  await checkFields(modal, 'emergency-contact', [
    ['person.surname', [''], 'Roux'],
    ['person.firstName', [''], 'Anne'],
    ['person.birthDate', ['', '31/04/1960', tomorrow()], '02/03/1965'],
    ['person.placeOfBirth', [''], 'Metz'],
    ['person.contacts.mobile', ['', '01 23 45 67 89'], '06 22 33 44 55'],
    ['person.contacts.phone', ['06 22 33 44 55'], ''],
    ['person.contacts.email', ['anne@', 'anne@example'], ''],
  ])
  await modal.add.click()
  await expect(modal.dialog).toHaveCount(0)
  await expect(form.rows('emergencyContacts')).toHaveCount(1)
  await expect(form.rows('emergencyContacts')).toContainText('Anne Roux')
  await form.expectTab('documents', true)
  await form.removeFrom('emergencyContacts', 'Anne Roux').click()
  await expect(form.rows('emergencyContacts')).toHaveCount(0)
  await form.expectTab('documents', false)
})

test('TEN-66, 91, 139, 140, 144..146 a company as emergency contact needs no more than its name', async ({
  page,
  account,
}) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new?type=individual')
  await form.open('documents')
  const modal = await form.addTo('emergencyContacts')
  await modal.radio('type', 'CORPORATION').check()
  await modal.add.click()
  await expect(modal.dialog.locator('.field-error')).toHaveCount(1)
  await checkFields(modal, 'emergency-contact', [
    ['person.name', [''], 'Téléassistance'],
    ['person.shareCapital', ['mille'], ''],
    ['person.siren', ['12345678'], ''],
    ['person.siret', ['1234567890123'], ''],
    ['person.vatNumber', ['FR123'], ''],
    ['person.contacts.mobile', ['0123456789'], ''],
    ['person.contacts.phone', ['0622334455'], ''],
    ['person.contacts.email', ['assistance'], ''],
  ])
  await modal.add.click()
  await expect(modal.dialog).toHaveCount(0)
  await expect(form.rows('emergencyContacts')).toContainText('Téléassistance')
})
