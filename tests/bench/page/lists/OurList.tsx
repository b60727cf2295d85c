import type { Call } from '#client/createClient.ts'
import type { OutcomeTable } from '#generated/definitions.gen.ts'
import type { ScreenServices } from '#screens/ScreenServices.ts'
import { ListScreen } from '#screens/ListScreen.tsx'
import outcomes from '../../../../schemas/outcomes.json'
import { productCatalogue } from '../product/productCatalogue.ts'
import { idleServices, ProductFrame } from '../product/ProductFrame.tsx'
import { productText } from '../product/productText.ts'
import type { Estate } from './estates.ts'

const name = 'real-estate/real-estate'

/** Fetches the definitions, as the route does before the screen opens. */
export async function prepareList(): Promise<void> {
  await productCatalogue.prepare('table', name)
}

/** A list of the product as its screen shows it, with the definition and the words of the product. */
export function OurList({ load }: { load: () => Promise<Estate[]> }) {
  const call = (async () => ({ status: 200, ok: true, data: await load(), headers: new Headers() })) as unknown as Call
  const services: ScreenServices = {
    ...idleServices,
    call,
    recordOf: productCatalogue.recordOf,
    formOf: (form) => productCatalogue.definition('form', form),
    formats: productCatalogue.formats,
    formatsDefinition: productCatalogue.formatsDefinition,
    outcomeTables: outcomes.tables as unknown as Record<string, OutcomeTable>,
    route: { params: {}, address: '/bien/list' },
  }
  return (
    <ProductFrame services={services} text={productText}>
      <main style={{ maxWidth: 1180, margin: '0 auto' }}>
        <ListScreen name={name} definition={productCatalogue.definition('table', name)} />
      </main>
    </ProductFrame>
  )
}
