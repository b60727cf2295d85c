import { expect, test as base } from '../support/test.ts'
import { recordList, type RecordList } from '../support/recordList.ts'
import { sentBody, type SentBody } from '../support/sentBody.ts'
import type { Relay, RelayedCall } from '../support/startRelay.ts'
import { type TenantForm, tenantForm } from './TenantForm.ts'

/** The same `test` with the screens of tenants. */
export const test = base.extend<{ form: TenantForm; list: RecordList }>({
  form: ({ page, language }, use) => use(tenantForm(page, language)),
  list: ({ page, language }, use) => use(recordList(page, language, 'tenant')),
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
