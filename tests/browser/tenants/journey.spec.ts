import { photo, swatch } from '../real-estate/pictureFiles.ts'
import { failed } from '../support/failures.ts'
import { inSetting, opposite, type Setting, usual } from '../support/matrix.ts'
import { signIn } from '../support/signIn.ts'
import { word } from '../support/words.ts'
import { tenantFile } from './TenantFile.ts'
import { fillCompany, fillEntryCompany, fillEntryPerson, fillPerson, type TenantForm } from './TenantForm.ts'
import { expect, test } from './tenantTest.ts'
import { letter } from './tenants.ts'

test.describe.configure({ timeout: 240_000 })

/** Two guarantors, one of each type, an emergency contact and three documents. */
async function fillRest(form: TenantForm, language: Setting['language']): Promise<void> {
  await form.open('finance')
  await form.type('person.bankAccounts.iban', 'FR14 2004 1010 0505 0001 3M02 606')
  await form.type('person.bankAccounts.rib', '20041 01005 0500013M026 06')
  const person = await form.addTo('guarantors')
  await fillEntryPerson(person)
  await person.add.click()
  await expect(form.rows('guarantors')).toHaveCount(1)
  const company = await form.addTo('guarantors')
  await fillEntryCompany(company)
  await company.add.click()
  await expect(form.rows('guarantors')).toHaveCount(2)
  await form.open('documents')
  for (const [index, name] of ['mars.txt', 'avril.txt', 'mai.txt'].entries()) {
    const paper = await form.addTo('documents')
    if (index === 0) await paper.choose('type', word(language, 'options:PAY_SLIP'))
    await paper.file.setInputFiles(letter(name))
    await paper.add.click()
    await expect(form.rows('documents')).toHaveCount(index + 1)
  }
  const contact = await form.addTo('emergencyContacts')
  await fillEntryPerson(contact, 'Lucie')
  await contact.add.click()
  await expect(form.rows('emergencyContacts')).toHaveCount(1)
  await form.type('followupAddress', '9 quai de Seine, Rouen')
  await form.type('privateComment', 'Très calme.')
}

inSetting(opposite, ({ language }) => {
  test('TEN-01, 09, 11, 22..24, 27, 29, 30, 41, 42, 44, 50, 61, 67 a person is entered while the network fails, found, read, changed; all of it stays', async ({
    page,
    account,
    server,
    form,
    list,
    tenants,
    relay,
    problems,
  }) => {
    problems.expect(/ERR_|request failed/)
    const file = tenantFile(page, language, 'individual')
    await signIn(page, language, account)
    await page.goto('tenant')
    await list.newButton.click()
    await fillPerson(form)
    await form.open('personal')
    await form.addFiles('picture', [await photo('garden')])
    await form.addFiles('identity', [await swatch('carte.png')])
    await fillRest(form, language)

    const mend = relay.cut('before', ({ method }) => method === 'POST')
    await form.save.click()
    for (const text of failed[language]) await expect(form.toast('error')).toContainText(text)
    await form.closeToasts()
    mend()
    const mendAgain = relay.cut('after', ({ method }) => method === 'POST')
    await form.save.click()
    await expect(form.toast('error')).toHaveCount(1)
    await form.closeToasts()
    mendAgain()
    await expect(form.rows('documents')).toHaveCount(3)
    await form.save.click()
    await expect(page).toHaveURL(/\/tenant\/individual\/[0-9a-f-]{36}\/details$/)
    expect(await tenants.list()).toHaveLength(1)
    await expect(file.heading).toContainText('Victor Élan')
    await expect(file.rows('people')).toHaveCount(3)
    await expect(file.rows('documents')).toHaveCount(4)
    await expect(file.tile('garden.jpg').locator('img')).toBeVisible()

    await file.edit.click()
    await form.type('person.middlename', 'Marie')
    await form.open('finance')
    await form.removeFrom('guarantors', 'Visale').click()
    await form.open('documents')
    await form.removeFrom('documents', 'avril.txt').click()
    await form.save.click()
    await expect(page).toHaveURL(/\/details$/)
    await expect(file.heading).toContainText('Victor Marie Élan')

    await server.restart()
    await page.goto('tenant')
    await list.filter.fill('elan')
    await expect(list.rows).toHaveCount(1)
    await list.rows.getByRole('link', { name: 'Élan' }).first().click()
    await expect(file.heading).toContainText('Victor Marie Élan')
    await expect(file.rows('people')).toHaveCount(2)
    await expect(file.rows('documents')).toHaveCount(3)
    for (const name of ['carte.png', 'mars.txt', 'mai.txt']) await expect(file.section('documents')).toContainText(name)
    await expect(file.tile('garden.jpg').locator('img')).toBeVisible()
    await expect(file.section('note')).toContainText('Très calme.')
    await expect(file.section('departure')).toContainText('9 quai de Seine, Rouen')
  })
})

inSetting(usual, ({ language }) => {
  test('TEN-01, 31, 36, 37, 41..44, 51, 54 a company is entered, read, changed and read again', async ({
    page,
    open,
    form,
    tenants,
  }) => {
    const file = tenantFile(page, language, 'corporation')
    await open('tenant/new?type=individual')
    await form.radio('type', 'CORPORATION').check()
    await fillCompany(form)
    await fillRest(form, language)
    await form.save.click()
    await expect(page).toHaveURL(/\/tenant\/corporation\/[0-9a-f-]{36}\/details$/)
    await expect(file.heading).toContainText('Élan SA')
    await expect(file.section('representative')).toContainText('Jeanne')
    await expect(file.rows('people')).toHaveCount(3)
    await expect(file.rows('documents')).toHaveCount(3)
    await file.edit.click()
    await form.type('person.name', 'Élan SARL')
    await form.choose('person.legalStatus', 'SARL')
    await form.open('documents')
    await form.removeFrom('documents', 'mai.txt').click()
    await form.save.click()
    await expect(file.heading).toContainText('Élan SARL (SARL)')
    await page.reload()
    await expect(file.heading).toContainText('Élan SARL (SARL)')
    await expect(file.rows('documents')).toHaveCount(2)
    await expect(file.rows('people')).toHaveCount(3)
    const [stored] = await tenants.list()
    expect(stored?.type).toBe('CORPORATION')
  })
})
