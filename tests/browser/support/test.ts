import { test as base, expect } from '@playwright/test'
import { type Estates, estatesOf } from '../real-estate/estates.ts'
import { type Tenants, tenantsOf } from '../tenants/tenants.ts'
import type { Account } from './Account.ts'
import { type ProductServer, startProductServer } from './startProductServer.ts'
import { type Problems, watchProblems } from './watchProblems.ts'
import { visit } from './signIn.ts'
import { type Language, localeOf } from './words.ts'

interface TestFixtures {
  /** Language of the browser; give it with `test.use`. */
  language: Language
  /** An account that no other test of this worker has. */
  account: Account
  /** What went wrong behind the screen; anything that is not declared here fails the test. */
  problems: Problems
  /** Opens a page as the account. @param path without a slash at its start */
  open: (path: string) => Promise<void>
  /** Records of the account, past browser and line. */
  estates: Estates
  tenants: Tenants
}

interface WorkerFixtures {
  /** Environment of the server; give it with `test.use` at the top of a file. */
  settings: Record<string, string>
  server: ProductServer
}

let taken = 0

/** Playwright's `test` over the real product: one server a worker, one account a test, and no complaint unheard. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ settings }, use) => {
      const server = await startProductServer(settings)
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  language: ['fr', { option: true }],
  locale: async ({ language }, use) => use(localeOf[language]),
  baseURL: async ({ server }, use) => use(server.url),
  account: async ({ server }, use) => {
    const account = server.accounts[taken++]
    if (!account) throw new Error('All accounts of this worker are taken: enter more in startProductServer.ts')
    await use(account)
  },
  open: ({ page, account }, use) => use((path) => visit(page, account, path)),
  estates: ({ server, account }, use) => use(estatesOf(server.direct, account)),
  tenants: ({ server, account }, use) => use(tenantsOf(server.direct, account)),
  problems: [
    async ({ context, server }, use) => {
      const problems = await watchProblems(context, new URL(server.url).origin)
      await use(problems)
      expect(problems.unexpected(), 'nothing went wrong behind the screen').toEqual([])
    },
    { auto: true },
  ],
})

/** For files about a product that stands below a path of a larger site. */
export const belowAPath = { BASE_PATH: '/gestion/', API_PREFIX: '/gestion-api' }

export { expect }
