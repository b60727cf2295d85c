import type { Locator, Page } from '@playwright/test'
import type { Account } from './Account.ts'
import { type Language, word } from './words.ts'

/** The fields of a sign-in. @param room where the form stands: the page, or the dialog over a screen */
export function signInForm(room: Page | Locator, language: Language) {
  const label = (field: string) => word(language, `sign-in:fields.${field}.label`)
  const username = room.getByLabel(label('username'), { exact: true })
  const password = room.getByLabel(label('password'), { exact: true })
  async function fill({ email, password: secret }: Account): Promise<void> {
    await username.fill(email)
    await password.fill(secret)
  }
  return {
    username,
    password,
    remember: room.getByRole('checkbox', { name: label('rememberMe') }),
    submit: room.getByRole('button', { name: word(language, 'sign-in:form.submit'), exact: true }),
    alert: room.locator('.form-alert'),
    /** The error below a field. */
    error: (field: Locator) => field.locator('xpath=ancestor::*[@class="field"]').locator('.field-error'),
    fill,
    /** Fills it in and sends it. */
    async send(account: Account) {
      await fill(account)
      await password.press('Enter')
    },
  }
}

/** The question for the password that stands over a screen. */
export const modalOf = (page: Page, language: Language): Locator =>
  page.getByRole('dialog', { name: word(language, 'sign-in:re-sign-in.form.title.create') })

/** The same, where the session lives and is too old for what was asked. */
export const confirmationOf = (page: Page, language: Language): Locator =>
  page.getByRole('dialog', { name: word(language, 'sign-in:confirm.form.title.create') })

/** Answers the question for the password that stands over a screen. */
export const signInAgain = (page: Page, language: Language, account: Account): Promise<void> =>
  signInForm(modalOf(page, language), language).send(account)
