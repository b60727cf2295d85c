import { expect, type Locator, type Page } from '@playwright/test'
import type { EstateForm } from '../real-estate/EstateForm.ts'
import { filledForm } from '../real-estate/estateTest.ts'
import { visit } from '../real-estate/estates.ts'
import type { Account } from '../support/Account.ts'
import { modalOf } from '../support/SignInForm.ts'
import type { RelayedCall } from '../support/startRelay.ts'
import { revokeSession } from '../support/tokens.ts'

/** Fills in the form of a new real estate, and ends the session: the page hears of it when it saves. */
export async function formWithoutSession(page: Page, account: Account): Promise<EstateForm> {
  const form = await filledForm(page, account, 'fr')
  await revokeSession(page)
  return form
}

/** Opens a list whose load is refused because the session has ended. Gives the sign-in that stands over it. */
export async function listWithoutSession(page: Page, account: Account): Promise<Locator> {
  await visit(page, account, 'dashboard')
  await revokeSession(page)
  await page.goto('bien')
  const modal = modalOf(page, 'fr')
  await expect(modal).toBeVisible()
  return modal
}

/** Whether a call saves a real estate, a new one or a changed one. */
export const isSave = ({ method, path }: RelayedCall): boolean =>
  (method === 'POST' || method === 'PUT') && /\/restapi\/realestate(\/|$)/.test(path)
