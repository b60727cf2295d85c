import { openScreens, type ScreenParts } from '#app/screens/openScreens.tsx'
import { createDrafts } from '#app/drafts/createDrafts.ts'
import { FormPanel } from '#screens/form/FormPanel.tsx'
import type { ScreenServices } from '#screens/ScreenServices.ts'
import { idleServices, ProductFrame } from '../product/ProductFrame.tsx'
import { productText } from '../product/productText.ts'
import type { Tenant } from '../subjects.ts'
import { storedTenant } from './storedTenant.ts'
import { call, lookups } from './tenantLookups.ts'

const name = 'tenant/tenant'
const drafts = createDrafts({
  storage: localStorage,
  holder: () => ({ sub: 'bench', authorities: [] }),
  now: () => new Date(),
})

let prepared: ScreenParts | undefined

/** Fetches the definitions, as the route does before the screen opens. */
export async function prepareTenant(): Promise<void> {
  const { parts } = await openScreens(call).prepare('form', name)
  prepared = parts
  const problems = parts.formOf(name).validation.record(storedTenant)
  if (problems.length > 0) throw new Error(`The stored tenant is not valid: ${JSON.stringify(problems)}`)
}

const servicesWith = (parts: ScreenParts): ScreenServices => ({
  ...idleServices,
  ...parts,
  call,
  lookups,
  route: { params: {}, address: '/tenant/new?type=individual' },
  drafts: drafts.open,
})

/** The form of a tenant as the product shows it, with the definition and the words of the product. */
export function TenantForm({ subject }: { subject: Tenant }) {
  if (!prepared) throw new Error('The form is not prepared')
  return (
    <ProductFrame services={servicesWith(prepared)} text={productText}>
      <FormPanel name={name} seen={subject === 'stored tenant' ? { record: storedTenant } : undefined} />
    </ProductFrame>
  )
}
