import { swatch } from '../real-estate/pictureFiles.ts'
import { type Keyboard, keyboardOf } from '../support/keyboard.ts'
import { moving } from '../support/matrix.ts'
import { word } from '../support/words.ts'
import { type EntryDialog, entryDialog } from './EntryDialog.ts'
import { entryTexts } from './TenantForm.ts'
import { tenantFile } from './tenantFile.ts'
import { expect, test } from '../support/test.ts'
import { letter } from './tenants.ts'

test.use(moving)
test.describe.configure({ timeout: 180_000 })

/** A person as guarantor or contact, typed without a mouse. */
async function typePerson(keyboard: Keyboard, dialog: EntryDialog): Promise<void> {
  await keyboard.expectIn(dialog.dialog)
  await keyboard.check(dialog.radios('person.gender'), dialog.radio('person.gender', 'MRS'))
  for (const [path, text] of entryTexts()) await keyboard.type(dialog.field(path), text)
  await keyboard.find(dialog.field('person.nationality'), 'France')
}

const say = (key: string) => word('fr', key)

test('TEN-45 a tenant is entered with guarantor, contact and papers, read and changed without a mouse', async ({
  page,
  open,
  tenantForm: form,
  tenantList: list,
  tenants,
}) => {
  const keyboard = keyboardOf(page)
  const file = tenantFile(page, 'fr', 'individual')

  await open('tenant')
  await keyboard.press(list.newButton.first())
  await expect(page).toHaveURL(/tenant\/new/)
  await keyboard.check(form.radios('type'), form.radio('type', 'INDIVIDUAL'))
  await keyboard.check(form.radios('person.gender'), form.radio('person.gender', 'MR'))
  // Who goes past a field is told that it is missing, in a place that is read out.
  await keyboard.reach(form.field('person.surname'))
  await keyboard.type(form.field('person.firstName'), 'Victor')
  const missing = form.error('person.surname')
  await expect(missing).toBeVisible()
  await expect(missing.locator('..')).toHaveAttribute('aria-live', 'polite')
  await expect(form.field('person.surname')).toHaveAccessibleDescription(await missing.innerText())
  await keyboard.type(form.field('person.birthDate'), '14/07/1990')
  await keyboard.type(form.field('person.placeOfBirth'), 'Dijon')
  await keyboard.find(form.field('person.nationality'), 'France')
  await keyboard.type(form.field('person.contacts.email'), 'victor@example.org')
  await keyboard.type(form.field('person.contacts.mobile'), '06 11 22 33 44')
  await keyboard.type(form.field('person.contacts.address'), '8, rue du Bac 75007 Paris - France')
  await keyboard.type(form.field('identificationDocument.registrationNumber'), 'AB123')
  await keyboard.type(form.field('identificationDocument.expirationDate'), '31/12/2035')
  await keyboard.choose(form.files('identity').zone.getByRole('button'), await swatch('carte.png'))
  await expect(form.files('identity').cards).toHaveCount(1)
  await keyboard.expectIn(form.section('identity'))
  // The list of what is missing leads to the field.
  await keyboard.press(form.summary.getByRole('link', { name: say('tenant:fields.person.surname.label') }))
  await expect(form.field('person.surname')).toBeFocused()
  await page.keyboard.type('Élan')

  await keyboard.reach(form.tab('personal'))
  await page.keyboard.press('ArrowRight')
  await expect(form.tab('finance')).toBeFocused()
  await keyboard.type(form.field('person.profession'), 'Menuisier')
  await keyboard.press(form.adding('guarantors'))
  const guarantor = entryDialog(page, 'fr', 'guarantors')
  await typePerson(keyboard, guarantor)
  await keyboard.press(guarantor.add)
  await expect(guarantor.dialog).toHaveCount(0)
  await expect(form.rows('guarantors')).toContainText('Anne Roux')
  await keyboard.expectIn(form.section('guarantors'))

  // A form over the form holds the focus, and gives it back where it came from.
  const change = form.rows('guarantors').locator('.entries-buttons').getByRole('button').first()
  await keyboard.press(change)
  const changed = page.getByRole('dialog')
  await keyboard.expectIn(changed)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press(key)
      expect(await page.evaluate(() => document.activeElement?.closest('#root') !== null)).toBe(false)
    }
  }
  await page.keyboard.press('Escape')
  await expect(changed).toHaveCount(0)
  await expect(change).toBeFocused()

  await keyboard.reach(form.tab('finance'))
  await page.keyboard.press('ArrowRight')
  for (const name of ['mars.txt', 'avril.txt']) {
    await keyboard.press(form.adding('documents'))
    const paper = entryDialog(page, 'fr', 'documents')
    await keyboard.expectIn(paper.dialog)
    await keyboard.choose(paper.dialog.locator('.dropzone').getByRole('button'), letter(name))
    await keyboard.press(paper.add)
    await expect(paper.dialog).toHaveCount(0)
    await expect(form.rows('documents').filter({ hasText: name })).toHaveCount(1)
  }
  await keyboard.press(form.removeFrom('documents', 'avril.txt'))
  await expect(form.rows('documents')).toHaveCount(1)
  await keyboard.expectIn(form.section('documents'))
  await keyboard.press(form.adding('emergencyContacts'))
  const contact = entryDialog(page, 'fr', 'emergencyContacts')
  await typePerson(keyboard, contact)
  await keyboard.press(contact.add)
  await expect(form.rows('emergencyContacts')).toHaveCount(1)
  await keyboard.press(form.save)
  await expect(page).toHaveURL(/\/tenant\/individual\/[0-9a-f-]{36}\/details$/)
  await expect(file.heading).toContainText('Victor Élan')

  await keyboard.press(file.back.first())
  await expect(page).toHaveURL(/\/tenant$/)
  await keyboard.press(list.row('Élan').getByRole('link').first())
  await expect(file.heading).toContainText('Victor Élan')
  await keyboard.press(file.edit.first())
  await expect(form.field('person.surname')).toHaveValue('Élan')
  await keyboard.type(form.field('person.middlename'), 'Marie')
  // Enter in a field saves.
  await page.keyboard.press('Enter')
  await expect(file.heading).toContainText('Victor Marie Élan')
  const [stored] = await tenants.list()
  expect(stored).toMatchObject({ type: 'INDIVIDUAL' })
})
