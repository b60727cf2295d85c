import type { Locator, Page } from '@playwright/test'
import type { Account } from './Account.ts'
import { signInForm } from './SignInForm.ts'
import { type Language, word } from './words.ts'

/** The question for the password that stands over a screen. */
export const modalOf = (page: Page, language: Language): Locator =>
  page.getByRole('dialog', { name: word(language, 'sign-in:re-sign-in.form.title.create') })

/** Answers the question for the password that stands over a screen. */
export async function signInAgain(page: Page, language: Language, account: Account): Promise<void> {
  await signInForm(modalOf(page, language), language).fill(account)
  await page.keyboard.press('Enter')
}
