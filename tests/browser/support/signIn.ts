import { expect, type Page } from '@playwright/test'
import type { Account } from './Account.ts'
import { signInForm } from './signInForm.ts'
import { word, type Language } from './words.ts'

/** Signs in as people do: at the form. The page must show the language already. */
export async function signIn(page: Page, language: Language, account: Account): Promise<void> {
  await page.goto('signin')
  await signInForm(page, language).send(account)
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Takes something from the menu of the person who is signed in. */
export async function chooseInUserMenu(page: Page, item: 'settings' | 'signOut'): Promise<void> {
  await page.getByRole('button', { name: word('fr', 'app:frame.user') }).click()
  await page.getByRole('menuitem', { name: word('fr', `app:menu.${item}`) }).click()
}

/** Opens a session without the form, for tests about something else. */
export async function openSession(page: Page, account: Account, apiPrefix = '/api'): Promise<void> {
  const answer = await page.request.post(new URL(`${apiPrefix}/authentication/signin`, page.url()).href, {
    data: { username: account.email, password: account.password, grant_type: 'password' },
    // A development server compiles at its first call.
    timeout: 30_000,
  })
  expect(answer.status()).toBe(200)
  await page.evaluate((session) => localStorage.setItem('currentUser', session), await answer.text())
}

/** Opens a page of the product as someone who is signed in already. @param path without a slash at its start */
export async function visit(page: Page, account: Account, path: string): Promise<void> {
  // The page of the health check has the right origin and loads no app.
  await page.goto('/health/live')
  await openSession(page, account)
  await page.goto(path)
}
