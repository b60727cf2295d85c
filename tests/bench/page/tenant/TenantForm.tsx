import { createDrafts } from '#app/drafts/createDrafts.ts'
import type { OutcomeTable } from '#generated/definitions.gen.ts'
import { FormPanel } from '#screens/form/FormPanel.tsx'
import type { ScreenServices } from '#screens/ScreenServices.ts'
import outcomes from '../../../../schemas/outcomes.json'
import { productCatalogue } from '../product/productCatalogue.ts'
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

/** Fetches the definitions, as the route does before the screen opens. */
export async function prepareTenant(): Promise<void> {
  await productCatalogue.prepare('form', name)
  const problems = productCatalogue.recordOf(name).validation.record(storedTenant)
  if (problems.length > 0) throw new Error(`The stored tenant is not valid: ${JSON.stringify(problems)}`)
}

const services: ScreenServices = {
  ...idleServices,
  call,
  lookups,
  recordOf: productCatalogue.recordOf,
  formOf: (form) => productCatalogue.definition('form', form),
  formats: productCatalogue.formats,
  formatsDefinition: productCatalogue.formatsDefinition,
  outcomeTables: outcomes.tables as unknown as Record<string, OutcomeTable>,
  route: { params: {}, address: '/tenant/new?type=individual' },
  drafts: drafts.open,
}

/** The form of a tenant as the product shows it, with the definition and the words of the product. */
export function TenantForm({ subject }: { subject: Tenant }) {
  return (
    <ProductFrame services={services} text={productText}>
      <FormPanel name={name} seen={subject === 'stored tenant' ? { record: storedTenant } : undefined} />
    </ProductFrame>
  )
}
