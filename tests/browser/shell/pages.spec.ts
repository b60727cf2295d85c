import { estatesOf, land } from '../real-estate/estates.ts'
import { openSession } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { word, type Language } from '../support/words.ts'

const title = (language: Language, key: string, gaps = {}) => `${word(language, key, gaps)} – Trousseau`

test('SHELL-06, 08, 29, 30 public pages: title and one heading', async ({ page }) => {
  const pages = [
    { path: '', title: 'Trousseau', heading: word('fr', 'app:pages.landing.title') },
    {
      path: 'signin',

      title: title('fr', 'sign-in:form.title.create'),
      heading: word('fr', 'sign-in:form.title.create'),
    },
    {
      path: '404',

      title: title('fr', 'app:pages.notFound.documentTitle'),
      heading: {
        en: "The page you're looking for is not found",
        fr: 'La page que vous cherchez est introuvable',
      }['fr'],
    },
  ]
  for (const { path, title, heading } of pages) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  }
  await page.getByRole('link', { name: { en: 'Take me home', fr: 'Revenir à l’accueil' }['fr'] }).click()
  await expect(page).toHaveURL(/\/\/[^/]+\/$/)
})

test('SHELL-15..20 pages behind sign-in: title and one heading', async ({ page, account, server }) => {
  await page.goto('')
  await openSession(page, account)
  const id = await (await estatesOf(server.url, account)).create(land)
  const pages = [
    { path: 'dashboard', heading: 'app:pages.dashboard.title' },
    { path: 'underconstruction', heading: 'app:pages.underConstruction.title' },
    { path: 'bien', heading: 'real-estate:list.title' },
    { path: 'bien/new', heading: 'real-estate:form.title.create' },
    { path: `bien/${id}/edit`, heading: 'app:form.changes' },
  ]
  for (const { path, heading } of pages) {
    await page.goto(path)
    const name = 'Champ des Élans'
    await expect(page).toHaveTitle(title('fr', heading, { name }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word('fr', heading, { name }))
    if (path === 'bien') await expect(page.getByText('Champ des Élans').first()).toBeVisible()
    if (path.endsWith('edit')) await expect(page.locator('input').first()).toHaveValue('Champ des Élans')
  }
  await page.goto(`bien/${id}/details`)
  await expect(page).toHaveTitle('Champ des Élans – Trousseau')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Champ des Élans')
  await expect(page.getByText(word('fr', 'options:LAND')).first()).toBeVisible()
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0)
})
