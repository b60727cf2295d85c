import type { Page } from '@playwright/test'
import { estateForm } from '../real-estate/EstateForm.ts'
import { estateList } from '../real-estate/EstateList.ts'
import { filledForm } from '../real-estate/estateTest.ts'
import { estatesOf, house, land, visit } from '../real-estate/estates.ts'
import { swatches } from '../real-estate/pictureFiles.ts'
import { signInForm } from '../support/SignInForm.ts'
import { expect, test } from '../support/test.ts'
import { type Language, word } from '../support/words.ts'

const speak = (page: Page, language: Language) =>
  page.getByRole('button', { name: { fr: 'Français', en: 'English' }[language] }).click()

const typesOfEstate = {
  BUILDING_LAND: ['Building land', 'Terrain à bâtir'],
  HOUSE: ['House', 'Maison'],
  APARTEMENT: ['Apartment', 'Appartement'],
  BUILDING: ['Building', 'Immeuble'],
  PARKING: ['Parking space', 'Parking'],
  BOX: ['Lock-up garage', 'Box'],
  COMMERCIAL_SPACE: ['Commercial space', 'Local commercial'],
  LAND: ['Land', 'Terrain'],
  WAREHOUSE: ['Warehouse', 'Entrepôt'],
  CASTEL: ['Castle', 'Château'],
  OFFICE: ['Office', 'Bureau'],
  OTHER: ['Other', 'Autre'],
} as const

for (const [locale, language] of [
  ['en-GB', 'en'],
  ['de-DE', 'fr'],
] as const)
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale })
    test(`I18N-01 is answered in ${language}; a saved choice counts more`, async ({ page }) => {
      await page.goto('signin')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(word(language, 'sign-in:form.title.create'))
      const other = language === 'fr' ? 'en' : 'fr'
      await speak(page, other)
      await expect(heading).toHaveText(word(other, 'sign-in:form.title.create'))
      await page.reload()
      await expect(heading).toHaveText(word(other, 'sign-in:form.title.create'))
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await page.evaluate(() => localStorage.setItem('language', 'tlh'))
      await page.reload()
      await expect(heading).toHaveText(word(language, 'sign-in:form.title.create'))
    })
  })

test('I18N-01 changing the language keeps what is typed and says visible errors anew', async ({ page, account }) => {
  await visit(page, account, 'bien/new')
  const french = estateForm(page, 'fr')
  const english = estateForm(page, 'en')
  await french.type('label', 'Maison Élan')
  await french.choose('type', 'HOUSE')
  await french.type('surface', 'beaucoup')
  await french.field('address').focus()
  await french.field('address').blur()
  await french.addComponent('KITCHEN', '12,5', 'Cuisine')
  await french.addFiles(await swatches(1))
  await french.toggle.check()
  await french.type('condominiumTrustee.name', 'Foncia')
  // Typed and not yet taken over by the form: the field still has the focus.
  await french.field('constructionYear').fill('1932')
  await expect(french.error('surface')).toHaveText(word('fr', 'real-estate:fields.surface.error'))
  await speak(page, 'en')
  await expect(english.error('surface')).toHaveText('Surface cannot be empty and must be number')
  await expect(english.error('address')).toHaveText('Address cannot be empty')
  await expect(english.field('label')).toHaveValue('Maison Élan')
  await expect(english.field('surface')).toHaveValue('beaucoup')
  await expect(english.field('constructionYear')).toHaveValue('1932')
  await expect(english.frame('type')).toContainText('House')
  await expect(english.components).toHaveCount(1)
  await expect(english.components).toContainText('Kitchen')
  await expect(english.photos).toHaveCount(1)
  await expect(english.toggle).toBeChecked()
  await expect(english.field('condominiumTrustee.name')).toHaveValue('Foncia')
  await expect(page).toHaveTitle(`${word('en', 'real-estate:form.title.create')} – Trousseau`)
  await speak(page, 'fr')
  await expect(french.error('address')).toHaveText('L’adresse ne peut pas être vide')
  await expect(french.field('label')).toHaveValue('Maison Élan')
})

test('I18N-01, I18N-06 an alert at sign-in and what was typed stay, in the new language', async ({
  page,
  account,
  problems,
}) => {
  problems.expect(/401/)
  await page.goto('signin')
  const french = signInForm(page, 'fr')
  const english = signInForm(page, 'en')
  await french.fill({ ...account, password: 'Wrong-2026!' })
  await french.remember.check()
  await french.submit.click()
  await expect(french.alert).toHaveText('Identifiant ou mot de passe incorrect')
  await speak(page, 'en')
  await expect(english.alert).toHaveText('Invalid unsername/password')
  await expect(english.username).toHaveValue(account.email)
  await expect(english.password).toHaveValue('Wrong-2026!')
  await expect(english.remember).toBeChecked()
})

test('I18N-01 a toast that stands there is said anew, its time as it was', async ({ page, account, problems }) => {
  problems.expect(/422/)
  const form = await filledForm(page, account, 'fr')
  const functionnalDetails = JSON.stringify([{ fieldName: 'address', message: 'required' }])
  await page.route(/restapi\/realestate$/, (route) => route.fulfill({ status: 422, json: { functionnalDetails } }))
  await form.save.click()
  const toast = page.locator('.toast')
  await expect(toast).toContainText('Saisie incorrecte')
  const time = await toast.locator('time').textContent()
  await speak(page, 'en')
  await expect(toast).toContainText('Invalid input')
  await expect(toast.getByRole('listitem')).toContainText('Address cannot be empty')
  await expect(toast).not.toContainText('Saisie')
  await expect(toast.locator('time')).toHaveText(time ?? '')
})

test('I18N-01 a filter stays when the language changes', async ({ page, account, server }) => {
  const estates = await estatesOf(server.url, account)
  await estates.create(land)
  await estates.create({ ...house, label: 'Verger' })
  await visit(page, account, 'bien')
  await estateList(page, 'fr').filter.fill('elans')
  await expect(estateList(page, 'fr').rows).toHaveCount(1)
  await speak(page, 'en')
  await expect(estateList(page, 'en').filter).toHaveValue('elans')
  await expect(estateList(page, 'en').rows).toHaveCount(1)
})

test('I18N-03 every type of real estate is shown by its label in the active language', async ({
  page,
  account,
  server,
}) => {
  const estates = await estatesOf(server.url, account)
  for (const type of Object.keys(typesOfEstate)) {
    const { habitable } = house
    const lived = ['HOUSE', 'APARTEMENT', 'COMMERCIAL_SPACE', 'CASTEL', 'OFFICE'].includes(type)
    await estates.create({ ...land, label: `Bien ${type}`, type, ...(lived && { habitable }) })
  }
  await visit(page, account, 'bien')
  const list = estateList(page, 'fr')
  await expect(list.rows).toHaveCount(12)
  for (const [type, [, french]] of Object.entries(typesOfEstate))
    await expect(list.row(`Bien ${type}`).getByText(french, { exact: true })).toBeVisible()
  await speak(page, 'en')
  for (const [type, [english]] of Object.entries(typesOfEstate))
    await expect(estateList(page, 'en').row(`Bien ${type}`).getByText(english, { exact: true })).toBeVisible()
})
