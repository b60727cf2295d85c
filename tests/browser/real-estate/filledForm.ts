import type { Page } from '@playwright/test'
import type { Account } from '../support/Account.ts'
import type { Language } from '../support/words.ts'
import { estateForm, type EstateForm } from './EstateForm.ts'
import { visit } from './estates.ts'

/** Opens the form of a new real estate as somebody who is signed in, and fills in the least that can be saved. */
export async function filledForm(page: Page, account: Account, language: Language, type?: string): Promise<EstateForm> {
  await visit(page, account, 'bien/new')
  const form = estateForm(page, language)
  await form.fillLeast(type)
  return form
}
