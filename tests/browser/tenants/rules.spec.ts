import { visit } from '../real-estate/estates.ts'
import { tenantForm } from './TenantForm.ts'
import { checkChoices, checkFields, messageOf, today, tomorrow } from './messages.ts'
import { expect, test } from './tenantTest.ts'

test.describe.configure({ timeout: 120_000 })

const emails = ['victor', 'victor@example', 'vic tor@example.org', 'a@b@example.org']
const mobiles = ['01 23 45 67 89', '061234567', '06123456789', 'abc']
const landlines = ['06 12 34 56 78', '012345678', 'abc']

test('TEN-93..109 FMT-01..05, 07, 09 what a person is refused for, in which words', async ({ page, account }) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new?type=individual')
  await expect(form.save).toBeDisabled()
  await expect(page.locator('.field-error')).toHaveCount(0)
  await checkChoices(form, 'tenant', { radio: ['person.gender'], searched: ['person.nationality'] })
  await checkFields(form, 'tenant', [
    ['person.surname', ['', '  '], 'Élan'],
    ['person.firstName', [''], 'Victor'],
    ['person.birthDate', ['', '31/02/1990', '1990', tomorrow()], today()],
    ['person.placeOfBirth', [''], 'Dijon'],
    ['person.contacts.email', ['', ...emails], 'victor@example.org'],
    ['person.contacts.secondEmail', emails, ''],
    ['person.contacts.mobile', ['', ...mobiles], '+33 (0)6 12 34 56 78'],
    ['person.contacts.phone', landlines, '0033 1 23 45 67 89'],
    ['person.contacts.phone', ['07 00 00 00 00'], ''],
    ['person.contacts.address', [''], '8, rue du Bac 75007 Paris - France'],
    ['identificationDocument.registrationNumber', [''], 'AB123'],
    ['identificationDocument.expirationDate', ['', '30/02/2030', 'demain'], '01/01/2000'],
  ])

  await form.type('person.surname', '')
  await expect(form.error('person.surname')).toHaveText(messageOf('tenant', 'person.surname'))
  await form.field('person.surname').focus()
  await expect(form.error('person.surname')).toHaveCount(0)
  await form.field('person.surname').blur()
  await expect(form.error('person.surname')).toHaveCount(1)
  await form.type('person.surname', 'Élan')

  await form.open('finance')
  await expect(form.save).toBeDisabled()
  await checkFields(form, 'tenant', [
    ['monthlyIncome', ['mille'], '2 450,50'],
    ['monthlyIncome', ['12 €€'], ''],
    ['person.profession', [''], 'Menuisier'],
  ])
  await expect(form.save).toBeEnabled()
  await form.type('monthlyIncome', 'beaucoup')
  await expect(form.error('monthlyIncome')).toHaveCount(1)
  await expect(form.save).toBeDisabled()
})

test('TEN-93, 94, 95..105, 109..115 FMT-11..14 what a company and its representative are refused for', async ({
  page,
  account,
}) => {
  const form = tenantForm(page, 'fr')
  await visit(page, account, 'tenant/new')
  await expect(form.save).toBeDisabled()
  await checkFields(form, 'tenant', [
    ['person.name', ['', ' '], 'Élan SA'],
    ['person.shareCapital', ['mille'], '10 000'],
    ['person.shareCapital', ['1a'], ''],
    ['person.siren', ['12345678', '1234567890', 'abcdefghi'], '732 829 320'],
    ['person.siren', ['7'], ''],
    ['person.siret', ['7328293200007', '732829320000745'], '732 829 320 00074'],
    ['person.siret', ['7'], ''],
    ['person.vatNumber', ['44732829320', 'FR4473282932', 'DE44732829320'], 'FR44 732 829 320'],
    ['person.vatNumber', ['FR'], ''],
  ])
  await checkChoices(form, 'tenant', {
    radio: ['representative.gender'],
    searched: ['representative.nationality'],
  })
  await checkFields(form, 'tenant', [
    ['representative.surname', [''], 'Martin'],
    ['representative.firstName', [''], 'Jeanne'],
    ['representative.contacts.email', ['', ...emails], 'jeanne@example.org'],
    ['representative.contacts.secondEmail', emails, ''],
    ['representative.contacts.mobile', ['', ...mobiles], '06 12 34 56 78'],
    ['representative.contacts.phone', landlines, ''],
    ['representative.contacts.address', [''], '8, rue du Four 75006 Paris - France'],
  ])
  await expect(form.save).toBeEnabled()
  for (const wrong of ['ftp://example.org', 'pas une adresse']) {
    await form.type('person.website', wrong)
    await expect(form.error('person.website')).toHaveText(messageOf('tenant', 'person.website'))
    await expect(form.save).toBeDisabled()
    await form.expectTab('personal', false)
  }
  for (const right of ['example.org', 'https://example.org/a', '']) {
    await form.type('person.website', right)
    await expect(form.error('person.website')).toHaveCount(0)
    await expect(form.save).toBeEnabled()
  }
})
