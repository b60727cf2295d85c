import { expect, test as base } from '../support/relayTest.ts'
import { type Tenants, tenantsOf } from './tenants.ts'

/** The same `test` with the tenants of the account at hand, past browser and line. */
export const test = base.extend<{ tenants: Tenants }>({
  tenants: async ({ direct, account }, use) => use(await tenantsOf(direct, account)),
})

export { expect }
