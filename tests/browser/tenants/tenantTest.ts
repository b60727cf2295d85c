import { expect, test as base } from '../support/relayTest.ts'
import { sentBody, type SentBody } from '../support/sentBody.ts'
import type { Relay, RelayedCall } from '../support/startRelay.ts'
import { type Tenants, tenantsOf } from './tenants.ts'

/** The same `test` with the tenants of the account at hand, past browser and line. */
export const test = base.extend<{ tenants: Tenants }>({
  tenants: async ({ direct, account }, use) => use(await tenantsOf(direct, account)),
})

export { expect }

const isSave = ({ method, path }: RelayedCall) =>
  (method === 'POST' || method === 'PUT') && path.includes('/restapi/tenant/')

/** All saves of tenants that went over the line. */
export const savesOf = (relay: Relay): RelayedCall[] => relay.calls().filter(isSave)

/** The last tenant that went over the line to be saved. */
export async function sentTenant(relay: Relay): Promise<SentBody> {
  const call = savesOf(relay).at(-1)
  if (!call) throw new Error('No tenant was sent')
  return sentBody(call, 'tenant')
}
