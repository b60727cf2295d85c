import type { Page } from '@playwright/test'
import { estateForm } from '../real-estate/EstateForm.ts'
import { expect, test } from '../support/test.ts'
import { swatches } from '../real-estate/pictureFiles.ts'
import { type Language, word } from '../support/words.ts'

const speak = (page: Page, language: Language) =>
  page.getByRole('button', { name: { fr: 'Français', en: 'English' }[language] }).click()

for (const [locale, language] of [
  ['en-GB', 'en'],
  ['de-DE', 'fr'],
] as const) {
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
}

test('I18N-01 changing the language keeps what is typed and says visible errors anew', async ({
  page,
  open,
  estateForm: french,
}) => {
  await open('bien/new')
  const english = estateForm(page, 'en')
  await french.type('label', 'Maison Élan')
  await french.choose('type', 'HOUSE')
  await french.type('surface', 'beaucoup')
  await french.field('address').focus()
  await french.field('address').blur()
  await french.addComponent('KITCHEN', '12,5', 'Cuisine')
  await french.photos.choose(await swatches(1))
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
  await expect(english.photos.cards).toHaveCount(1)
  await expect(english.toggle).toBeChecked()
  await expect(english.field('condominiumTrustee.name')).toHaveValue('Foncia')
  await expect(page).toHaveTitle(`${word('en', 'real-estate:form.title.create')} – Trousseau`)
  await speak(page, 'fr')
  await expect(french.error('address')).toHaveText('L’adresse ne peut pas être vide')
  await expect(french.field('label')).toHaveValue('Maison Élan')
})
