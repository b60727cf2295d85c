import { expect, test as base } from '../support/relayTest.ts'
import { type Estates, estatesOf } from './estates.ts'

/** The same `test` with the real estates of the account at hand, past browser and line. */
export const test = base.extend<{ estates: Estates }>({
  estates: async ({ direct, account }, use) => use(await estatesOf(direct, account)),
})

export { expect }
