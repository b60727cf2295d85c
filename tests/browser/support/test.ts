import { test as base, expect, type Page, type PlaywrightTestArgs } from '@playwright/test'
import { type Mailbox, openMailbox } from '../../api/mailbox.ts'
import { freePort } from '../../freePort.ts'
import { type EstateForm, estateForm } from '../real-estate/EstateForm.ts'
import { type Estates, estatesOf } from '../real-estate/estates.ts'
import { type TenantForm, tenantForm } from '../tenants/TenantForm.ts'
import { type Tenants, tenantsOf } from '../tenants/tenants.ts'
import type { Account } from './Account.ts'
import { type ProductServer, startProductServer } from './startProductServer.ts'
import { type RecordList, recordTable } from './recordTable.ts'
import { type Relay, startRelay } from './startRelay.ts'
import { type Problems, watchProblems } from './watchProblems.ts'
import { visit } from './signIn.ts'
import { type Language, localeOf } from './words.ts'

interface TestFixtures {
  /** Language of the browser; give it with `test.use`. */
  language: Language
  /** An account that no other test of this worker has. */
  account: Account
  /** Whether a page that was opened waits for its script; give it with `test.use`. */
  waits: boolean
  /** Whether the person saves data, and pages fetch nothing ahead; give it with `test.use`. */
  savesData: boolean
  /** What went wrong behind the screen; anything that is not declared here fails the test. */
  problems: Problems
  /** Opens a page as the account. @param path without a slash at its start */
  open: (path: string) => Promise<void>
  /** The line between browser and server, which can be listened to and cut. */
  relay: Relay
  /** Records of the account, past browser and line. */
  estates: Estates
  tenants: Tenants
  estateForm: EstateForm
  /** The form of a new real estate with the least that can be saved. */
  filledForm: EstateForm
  estateList: RecordList
  tenantForm: TenantForm
  tenantList: RecordList
}

interface WorkerFixtures {
  /** Environment of the server; give it with `test.use` at the top of a file. */
  settings: Record<string, string>
  site: { product: ProductServer; relay: Relay; mailbox: Mailbox }
  server: ProductServer
  /** The mail server of this machine that takes in what the product sends. */
  mailbox: Mailbox
}

/** What a test may ask for. */
export type Fixtures = PlaywrightTestArgs & TestFixtures & WorkerFixtures

let taken = 0

/** Playwright's `test` over the real product: one server a worker, one account a test, and no complaint unheard. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ settings }, use) => {
      const port = String(await freePort())
      const relay = await startRelay(`http://127.0.0.1:${port}${settings.BASE_PATH ?? '/'}`)
      const mailbox = await openMailbox()
      // Links of mails lead to the page by the same line.
      const own = { SMTP_URL: mailbox.url, PUBLIC_URL: new URL(relay.url).origin }
      const product = await startProductServer(
        { ...own, ...settings, PORT: port },
        { program: ['dist/server/main.js'] },
      )
      await use({ product, relay, mailbox })
      await relay.close()
      await product.remove()
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  server: [async ({ site }, use) => use({ ...site.product, url: site.relay.url }), { scope: 'worker' }],
  mailbox: [async ({ site }, use) => use(site.mailbox), { scope: 'worker' }],
  language: ['fr', { option: true }],
  locale: async ({ language }, use) => use(localeOf[language]),
  baseURL: async ({ server }, use) => use(server.url),
  account: async ({ server }, use) => {
    const account = server.accounts[taken++]
    if (!account) throw new Error('All accounts of this worker are taken: enter more in startProductServer.ts')
    await use(account)
  },
  open: ({ page, account }, use) => use((path) => visit(page, account, path)),
  relay: async ({ site }, use) => {
    site.relay.forget()
    await use(site.relay)
    // What a test made of the line would go on in the next one, which may not ask for it.
    site.relay.forget()
  },
  estates: ({ server, account }, use) => use(estatesOf(server.direct, account)),
  tenants: ({ server, account }, use) => use(tenantsOf(server.direct, account)),
  estateForm: ({ page, language }, use) => use(estateForm(page, language)),
  filledForm: async ({ open, estateForm: form }, use) => {
    await open('bien/new')
    await form.fillLeast()
    await use(form)
  },
  estateList: ({ page, language }, use) => use(recordTable(page, language, 'real-estate')),
  tenantForm: ({ page, language }, use) => use(tenantForm(page, language)),
  tenantList: ({ page, language }, use) => use(recordTable(page, language, 'tenant')),
  waits: [true, { option: true }],
  savesData: [true, { option: true }],
  problems: [
    async ({ context, server, waits, savesData }, use) => {
      await context.addInitScript(
        (saveData) => Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true }),
        savesData,
      )
      if (waits) context.on('page', waitForScript)
      const problems = await watchProblems(context, new URL(server.url).origin)
      await use(problems)
      expect(problems.unexpected(), 'nothing went wrong behind the screen').toEqual([])
    },
    { auto: true },
  ],
})

/** Lets each way to an address wait until the script has the page: most tests are about the page that it draws. */
function waitForScript(page: Page): void {
  for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['reload']>
    page[name] = async (...args: unknown[]) => {
      const answer = await go(...args)
      await page.locator('html:not([data-waiting])').waitFor({ state: 'attached' })
      return answer
    }
  }
}

/** For files about a product that stands below a path of a larger site. */
export const belowAPath = { BASE_PATH: '/gestion/', API_PREFIX: '/gestion-api' }

export { expect }
