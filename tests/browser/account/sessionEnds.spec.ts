import { swatch } from '../real-estate/pictureFiles.ts'
import { visit } from '../real-estate/estates.ts'
import { signInForm } from '../support/SignInForm.ts'
import { expect, test } from '../support/test.ts'
import { revokeSession, tokenOf } from '../support/tokens.ts'
import { word } from '../support/words.ts'
import { formOf } from './formOf.ts'

const typed = {
  surname: 'Lemoine',
  firstName: 'Aurélie',
  placeOfBirth: 'Besançon',
  website: 'www.exemple.fr',
  'contacts.mobile': '06 12 34 56 78',
  'contacts.address': '12, rue des Lilas 69003 Lyon',
  'bankAccounts.bankName': 'Crédit des Écoles',
}

test('ERR-16, AUTH-24, AUTH-29 a 401 on an account save opens the sign-in modal, and nothing is lost', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/401/)
  await visit(page, account, 'account/edit')
  const form = formOf(page, 'fr', 'account/account')
  await form.radio('type', 'INDIVIDUAL').check()
  for (const [path, text] of Object.entries(typed)) await form.type(path, text)
  await form
    .section('signature')
    .locator('input[type=file]')
    .setInputFiles([await swatch('signature.png')])
  await expect(form.section('signature').getByText('signature.png')).toBeVisible()
  const before = await tokenOf(page)
  const keepsAll = async () => {
    for (const [path, text] of Object.entries(typed)) await expect(form.field(path)).toHaveValue(text)
    await expect(form.section('signature').getByText('signature.png')).toBeVisible()
  }

  // The session ends at the server, and the page hears of it by the answer to its save.
  await revokeSession(page)
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await form.save.click()
  expect((await refused).status()).toBe(401)
  const modal = page.getByRole('dialog', { name: word('fr', 'sign-in:re-sign-in.form.title.create') })
  await expect(modal).toBeVisible()
  await expect(modal.getByText(word('fr', 'sign-in:re-sign-in.form.help'))).toHaveCount(1)
  await keepsAll()

  // Whoever closes it goes on where he was.
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(page).toHaveURL(/\/account\/edit$/)
  await keepsAll()

  await form.save.click()
  await signInForm(modal, 'fr').fill(account)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.keyboard.press('Enter')
  await saved
  await expect(modal).toHaveCount(0)
  await expect(page).toHaveURL(/\/account$/)
  expect(await tokenOf(page)).not.toBe(before)
  const details = page.getByRole('main')
  for (const text of Object.values(typed)) await expect(details.getByText(text, { exact: true })).toBeVisible()
  await expect(details.locator('.gallery-tile img')).toHaveCount(1)
})
