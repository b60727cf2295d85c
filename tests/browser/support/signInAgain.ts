import type { Locator, Page } from '@playwright/test'
import type { Account } from './Account.ts'
import { signInForm } from './SignInForm.ts'
import { type Language, word } from './words.ts'

/** The question for the password that stands over a screen. */
export const modalOf = (page: Page, language: Language): Locator =>
  page.getByRole('dialog', { name: word(language, 'sign-in:re-sign-in.form.title.create') })

/** The same, where the session lives and is too old for what was asked. */
export const confirmationOf = (page: Page, language: Language): Locator =>
  page.getByRole('dialog', { name: word(language, 'sign-in:confirm.form.title.create') })

/** Answers the question for the password that stands over a screen. */
export async function signInAgain(page: Page, language: Language, account: Account): Promise<void> {
  await signInForm(modalOf(page, language), language).fill(account)
  await page.keyboard.press('Enter')
}
