import type { Page } from '@playwright/test'
import type { Account } from '../support/Account.ts'
import { type Language, word } from '../support/words.ts'

/** Answers the question for the password that stands over a screen. */
export async function signInAgain(page: Page, language: Language, { email, password }: Account): Promise<void> {
  const modal = page.getByRole('dialog')
  await modal.getByLabel(word(language, 'sign-in:fields.username.label')).fill(email)
  await modal.getByLabel(word(language, 'sign-in:fields.password.label'), { exact: true }).fill(password)
  await modal.locator('button[type=submit]').click()
}
