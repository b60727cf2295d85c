import { createCatalogue } from '#app/catalogue/createCatalogue.ts'
import { createDrafts } from '#app/drafts/createDrafts.ts'
import type { ValidatorFactory } from '#engine/validation/createValidation.ts'
import type { FormatsDefinition, OutcomeTable } from '#generated/definitions.gen.ts'
import type { ScreenServices } from '#screens/ScreenServices.ts'
import formats from '../../../schemas/formats.json'
import outcomes from '../../../schemas/outcomes.json'
import { idleServices, ProductForm } from '../forms/ProductForm.tsx'
import type { Tenant } from '../subjects.ts'
import { storedTenant } from './storedTenant.ts'
import { call, lookups } from './tenantLookups.ts'
import { tenantText } from './tenantText.ts'

const name = 'tenant/tenant'
const definitions = import.meta.glob<unknown>(
  '../../../schemas/{tenant,guarantor,emergency-contact,supporting-document}/*.json',
  { import: 'default' },
)
const validators = import.meta.glob<ValidatorFactory>('../../../src/generated/validators/*.gen.js', {
  import: 'default',
})

function load<Content>(files: Record<string, () => Promise<Content>>, path: string): Promise<Content> {
  return files[path]?.() ?? Promise.reject(new Error(`There is no file ${path}`))
}

const catalogue = createCatalogue(
  {
    definition: (file) => load(definitions, `../../../schemas/${file}`),
    validators: (folder) => load(validators, `../../../src/generated/validators/${folder}.gen.js`),
    code: () => import('#screens/fetchCode.ts'),
  },
  formats as unknown as FormatsDefinition,
  () => new Date(),
)
const drafts = createDrafts({ storage: localStorage, subject: () => 'bench', now: () => new Date() })

/** Fetches the definitions, as the route does before the screen opens. */
export async function prepareTenant(): Promise<void> {
  await catalogue.prepare('form', name)
  const problems = catalogue.recordOf(name).validation.record(storedTenant)
  if (problems.length > 0) throw new Error(`The stored tenant is not valid: ${JSON.stringify(problems)}`)
}

const services: ScreenServices = {
  ...idleServices,
  call,
  lookups,
  recordOf: catalogue.recordOf,
  formOf: (form) => catalogue.definition('form', form),
  formats: catalogue.formats,
  formatsDefinition: catalogue.formatsDefinition,
  outcomeTables: outcomes.tables as unknown as Record<string, OutcomeTable>,
  route: { params: {}, address: '/tenant/new?type=individual' },
  drafts: drafts.open,
}

/** The form of a tenant as the product shows it, with the definition and the words of the product. */
export function TenantForm({ subject }: { subject: Tenant }) {
  const stored = subject === 'stored tenant' ? storedTenant : undefined
  return <ProductForm name={name} stored={stored} services={services} text={tenantText} />
}
