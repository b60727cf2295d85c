import { openScreens, type ScreenParts } from '#app/screens/openScreens.tsx'
import { createDrafts } from '#app/drafts/createDrafts.ts'
import { browserStorage } from '#ui/browserStorage.ts'
import { FormPanel } from '#screens/saving/FormPanel.tsx'
import type { ScreenServices } from '#screens/ScreenServices.ts'
import { createLookups } from '#fields/lookups/createLookups.ts'
import type { Call } from '#client/createClient.ts'
import contractTypes from '../../../../schemas/lookups/contract-types.values.json'
import countries from '../../../../schemas/lookups/countries.values.json'
import documentTypes from '../../../../schemas/lookups/document-types.values.json'
import identificationDocumentTypes from '../../../../schemas/lookups/identification-document-types.values.json'
import jobs from '../../../../schemas/lookups/jobs.values.json'
import legalStatuses from '../../../../schemas/lookups/legal-statuses.values.json'
import lookupsDefinition from '../../../../schemas/lookups.json'
import { idleServices, ProductFrame } from '../product/ProductFrame.tsx'
import { productText } from '../product/productText.ts'
import type { Tenant } from '../benchForm.ts'
import { storedTenant } from './storedTenant.ts'

const name = 'tenant/tenant'
const drafts = createDrafts({
  storage: browserStorage,
  holder: () => ({ sub: 'bench', authorities: [] }),
  now: () => new Date(),
})

let prepared: ScreenParts | undefined

/** Fetches the definitions, as the route does before the screen opens. */
export async function prepareTenant(): Promise<void> {
  const { parts, prepare } = openScreens(call)
  await prepare('form', name)
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

const answers: Record<string, () => unknown> = {
  listContractTypes: () => contractTypes.values,
  listCountries: () =>
    countries.values.map(({ codeIso3, words }) => ({ codeIso3, frName: words?.split(',')[0], enName: codeIso3 })),
  listDocumentTypes: () => documentTypes.values,
  listIdentificationDocumentTypes: () => identificationDocumentTypes.values,
  listJobs: () => jobs.values,
  listLegalStatuses: () => legalStatuses.values,
  getFile: () => new Blob([new Uint8Array(8)], { type: 'image/png' }),
}

/** Answers at once what the server would, so that no network is measured. */
const call = ((operation: string) => {
  const answer = answers[operation]
  if (!answer) return Promise.reject(new Error(`The bench does not answer ${operation}`))
  return Promise.resolve({ status: 200, ok: true, data: answer(), headers: new Headers() })
}) as Call

/** The lists of values that the form offers. */
const lookups = createLookups(lookupsDefinition, call)
