import type { Page } from '@playwright/test'
import type { Account } from '../support/Account.ts'
import { expect, test as base } from '../support/relayTest.ts'
import { sentBody, type SentBody } from '../support/sentBody.ts'
import type { Relay } from '../support/startRelay.ts'
import type { Language } from '../support/words.ts'
import { estateForm, type EstateForm } from './EstateForm.ts'
import { type Estates, estatesOf, visit } from './estates.ts'

/** The same `test` with the real estates of the account at hand, past browser and line. */
export const test = base.extend<{ estates: Estates }>({
  estates: async ({ direct, account }, use) => use(await estatesOf(direct, account)),
})

export { expect }

/** Opens the form of a new real estate as somebody who is signed in, and fills in the least that can be saved. */
export async function filledForm(page: Page, account: Account, language: Language, type?: string): Promise<EstateForm> {
  await visit(page, account, 'bien/new')
  const form = estateForm(page, language)
  await form.fillLeast(type)
  return form
}

/** The last real estate that went over the line with a method. */
export async function sentForm(relay: Relay, method: 'POST' | 'PUT'): Promise<SentBody> {
  const call = relay.calls().findLast((other) => other.method === method && other.path.includes('/restapi/realestate'))
  if (!call) throw new Error(`No real estate was sent with ${method}`)
  return sentBody(call, 'commondata')
}
