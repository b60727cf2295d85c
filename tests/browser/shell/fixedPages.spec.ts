import { openSession } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { word } from '../support/words.ts'
import type { Page } from '@playwright/test'

/** Requests that are neither the page nor a built file of it. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^(blob|data):/.test(request.url()) && !pathname.startsWith('/assets/') && !request.isNavigationRequest())
      calls.push(request.url())
  })
  return calls
}

test('SHELL-31, SHELL-32 landing: top nav with Login and Register, nothing fetched', async ({ page }) => {
  const calls = watchCalls(page)
  await page.goto('')
  const nav = page.getByRole('banner').getByRole('navigation')
  const login = nav.getByRole('link', { name: { en: 'Login', fr: 'Se connecter' }['fr'], exact: true })
  const register = nav.getByRole('link', { name: { en: 'Register', fr: 'S’inscrire' }['fr'], exact: true })
  await expect(register).toHaveAttribute('href', '/signup')
  await expect(login).toHaveAttribute('href', '/signin')
  await expect(login).toBeInViewport({ ratio: 1 })
  await expect(register).toBeInViewport({ ratio: 1 })
  await page.waitForLoadState('networkidle')
  await login.click()
  await expect(page).toHaveURL(/\/signin$/)
  expect(calls).toEqual([])
})

test('SHELL-33, SHELL-34 dashboard: fixed samples, nothing fetched, nothing to press', async ({ page, account }) => {
  await page.goto('')
  await openSession(page, account)
  const calls = watchCalls(page)
  await page.goto('dashboard')
  const main = page.getByRole('main')
  const words = {
    en: ['Sales this month', '€248,000', 'Weather in Lyon', 'Éléonore Maillard', 'Admin', 'Moderator', 'Editor'],
    fr: ['Ventes du mois', /248\s?000\s€/, 'Météo à Lyon', 'Éléonore Maillard', 'Administration', 'Modération'],
  }['fr']
  for (const text of words) await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(main.getByRole('button').or(main.getByRole('link')).or(main.getByRole('textbox'))).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test('SHELL-16, SHELL-35 under construction: an image and nothing else to see', async ({ page, account }) => {
  await page.goto('')
  await openSession(page, account)
  const calls = watchCalls(page)
  await page.goto('underconstruction')
  const main = page.getByRole('main')
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
  await expect(main.getByRole('button').or(main.getByRole('link'))).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})
