import type { Page, Request } from '@playwright/test'
import { readOwnProject } from '../../../scripts/check/lintDefinitions.ts'
import { land } from '../real-estate/estates.ts'
import { signInForm } from '../support/signInForm.ts'
import { expect, test } from '../support/test.ts'
import { expectSkip } from './frame.ts'
import { word } from '../support/words.ts'

const { screens } = readOwnProject()

/**
 * Goes to a page, and looks at its title, its one heading and its first stop.
 * @param still it fetches nothing but itself and built files
 */
async function expectPage(page: Page, path: string, heading: string, still = false): Promise<void> {
  const calls: string[] = []
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (!/^(blob|data):/.test(request.url()) && !pathname.startsWith('/assets/') && !request.isNavigationRequest()) {
      calls.push(request.url())
    }
  }
  page.on('request', note)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading)
  await expect(page).toHaveTitle(path === '' ? 'Trousseau' : `${heading} – Trousseau`)
  if (still) {
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
  }
  page.off('request', note)
  await expectSkip(page, 'fr')
}

test('SHELL-04, 06, 08, 09, 12..14, 29..32, 36 public pages: title, one heading and the way past the menus; the landing page fetches nothing', async ({
  page,
  problems,
}) => {
  // These links were asked for by no one; the screens are there before they are used.
  problems.expect(/404/)
  await expectPage(page, '', word('fr', 'app:pages.landing.title'), true)
  const nav = page.getByRole('banner').getByRole('navigation')
  for (const [name, address] of [
    ['Se connecter', '/signin'],
    ['S’inscrire', '/signup'],
  ] as const) {
    const link = nav.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', address)
    await expect(link).toBeInViewport({ ratio: 1 })
  }
  for (const [path, key] of [
    ['signin', 'sign-in:form.title.create'],
    ['signup', 'sign-up:form.title.create'],
    ['password/renew', 'password:renew.form.title.create'],
    ['password/some-id/reset', 'password:reset.form.title.create'],
    ['subscription/some-id/validate', 'subscription:form.title.create'],
  ] as const) {
    await expectPage(page, path, word('fr', key))
  }
  await page.goto('bien/some-id')
  await expect(page).toHaveURL(/\/404$/)
  await expect(page).toHaveTitle(`${word('fr', 'app:pages.notFound.documentTitle')} – Trousseau`)
  await expectSkip(page, 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La page que vous cherchez est introuvable')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
  await expect(page).toHaveURL(/\/\/[^/]+\/$/)
})

test('SHELL-07, 15..22, 33..36 AUTH-08 pages behind sign-in: title, one heading and the way past the menus; dashboard and placeholder fetch nothing', async ({
  page,
  open,
  estates,
}) => {
  const id = await estates.create(land)
  await open('health/live')
  const main = page.getByRole('main')
  const controls = main.getByRole('button').or(main.getByRole('link')).or(main.getByRole('textbox'))
  await expectPage(page, 'dashboard', word('fr', 'app:pages.dashboard.title'), true)
  const samples = [
    'Ventes du mois',
    /248\s?000\s€/,
    'Météo à Lyon',
    'Éléonore Maillard',
    'Administration',
    'Modération',
  ]
  for (const text of samples) await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(controls).toHaveCount(0)

  await expectPage(page, 'underconstruction', word('fr', 'app:pages.underConstruction.title'), true)
  await expect(main.getByRole('img', { name: word('fr', 'app:pages.underConstruction.image') })).toBeVisible()
  const seen = await main.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const { width, height } = parent?.getBoundingClientRect() ?? { width: 0, height: 0 }
      // A text for screen readers alone is one pixel wide.
      if (width > 1 && height > 1 && !parent?.closest('title')) texts.push(walker.currentNode.textContent ?? '')
    }
    return texts
  })
  expect(seen).toEqual([])
  await expect(controls).toHaveCount(0)

  for (const [path, key] of [
    ['bien', 'real-estate:table.title'],
    ['bien/new', 'real-estate:form.title.create'],
    [`bien/${id}/edit`, 'app:form.changes'],
    ['account', 'account:details.title'],
    ['account/edit', 'account:form.title.update'],
  ] as const) {
    await expectPage(page, path, word('fr', key, { name: 'Champ des Élans' }))
  }
  await expectPage(page, `bien/${id}/details`, 'Champ des Élans')
  await expect(main.getByText(word('fr', 'options:LAND')).first()).toBeVisible()
  await expect(main.getByRole('textbox')).toHaveCount(0)
  for (const path of ['', 'signin']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})

test('SHELL-05 AUTH-23 a screen behind sign-in asks for nothing before, and opens with all of its address after it', async ({
  page,
  account,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/restapi/') && calls.push(request.url()))
  const { send } = signInForm(page, 'fr')
  for (const path of ['bien/some-id/edit', 'bien?q=pr%C3%A9']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/signin$/)
  }
  expect(calls).toEqual([])
  await send(account)
  await expect(page).toHaveURL(/\/bien\?q=pr%C3%A9$/)
  // The wish is fulfilled: it does not come up again at the next sign-in.
  await page.evaluate(() => localStorage.clear())
  await page.goto('signin')
  await send(account)
  await expect(page).toHaveURL(/\/dashboard$/)
})

/** Pages that are code and stand in the frame of those who are signed in; home is where people start from. */
const placeholders = screens.routes
  .filter(
    ({ screen, guard, path }) => 'page' in screen && (guard ?? 'signedIn') === 'signedIn' && path !== screens.home,
  )
  .map(({ path }) => path)

test('SHELL-35 a page that leads nowhere has a name that is read out, and its frame leads back', async ({
  page,
  open,
}) => {
  expect(placeholders).toEqual(['/underconstruction'])
  await open('health/live')
  const back = page.getByRole('banner').getByRole('button', { name: word('fr', 'app:common.back'), exact: true })
  for (const path of placeholders) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width: 1280, height: 844 })
      await page.goto('bien')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(back).toHaveCount(0)
      await page.getByRole('navigation').locator(`a[href$="${path}"]`).first().click()
      await page.setViewportSize({ width, height: 844 })
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/\p{L}/u)
      await expect(page.getByRole('main').getByRole('img')).toHaveAccessibleName(/\p{L}/u)
      await back.click()
      await expect(page).toHaveURL(/\/bien$/)
    }
  }
  // Opened first, it leads home.
  const other = await page.context().newPage()
  await other.goto(placeholders[0]?.slice(1) ?? '')
  await other.getByRole('button', { name: word('fr', 'app:common.back'), exact: true }).click()
  await expect(other).toHaveURL(/\/dashboard$/)
})
