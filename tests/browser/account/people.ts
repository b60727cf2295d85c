import { expect, type Page } from '@playwright/test'
import type { Mailbox } from '../../api/mailbox.ts'
import type { Language } from '../support/words.ts'
import { formOf } from '../support/formOf.ts'

export const password = 'Clé-du-27!'

let people = 0

/** An address that no other test has. */
export const newAddress = () => `nouveau.${process.pid}.${(people += 1)}@example.org`

/** The links of all mails that an address has received, oldest first; waits until there are as many. */
export async function linksTo({ received }: Mailbox, email: string, count = 1): Promise<string[]> {
  const links = () =>
    received
      .filter(({ to }) => to.includes(email))
      .map(({ mail }) => /https?:\/\/\S+\/(?:validate|reset)\b/.exec(mail.text ?? '')?.[0] ?? 'a mail without a link')
  await expect.poll(() => links().length, { message: `mails to ${email}` }).toBe(count)
  return links()
}

export async function lastLinkTo(mailbox: Mailbox, email: string, count = 1): Promise<string> {
  return (await linksTo(mailbox, email, count)).at(-1) ?? ''
}

interface Newcomer {
  email: string
  type: 'INDIVIDUAL' | 'CORPORATION'
}

/** Fills the sign-up form in; what is typed is valid. */
export async function fillSignUp(page: Page, language: Language, { email, type }: Newcomer): Promise<void> {
  const form = formOf(page, language, 'sign-up/sign-up')
  await form.radio('accountType', type).check()
  if (type === 'INDIVIDUAL') {
    await form.type('surname', 'Martin')
    await form.type('firstName', 'Jeanne')
  } else await form.type('corporationName', 'SCI des Lilas')
  await form.type('email', email)
  await form.type('password', password)
  await form.type('passwordConfirm', password)
  await page.getByRole('checkbox').check()
}
