import { factories, formats as definition } from 'virtual:bench-validators'
import { formPlans } from '#compiler/emit/plans/formPlans.ts'
import { createFormats } from '#engine/formats/createFormats.ts'
import { createValidation } from '#engine/validation/createValidation.ts'
import { FormPanel } from '#screens/saving/FormPanel.tsx'
import type { ScreenServices } from '#screens/ScreenServices.ts'
import { formOf, schemaOf } from '../benchForm.ts'
import { benchText } from '../benchText.ts'
import { idleServices, ProductFrame } from '../product/ProductFrame.tsx'

const formats = createFormats(definition, () => new Date())

function servicesFor(size: number): ScreenServices {
  const validation = createValidation(factories[size] ?? fail(size), formats)
  const definitions = new Map([['bench/bench', formOf(size)]])
  const plan = formPlans(definitions, () => schemaOf(size), definition).get('bench/bench') ?? fail(size)
  const form = { plan, validation }
  return { ...idleServices, formOf: () => form, formats }
}

function fail(size: number): never {
  throw new Error(`The bench has no validators for ${size} fields`)
}

/** The form of the product, on a generated definition. */
export function OurForm({ size }: { size: number }) {
  return (
    <ProductFrame services={servicesFor(size)} text={benchText}>
      <FormPanel name="bench/bench" seen={undefined} />
    </ProductFrame>
  )
}
