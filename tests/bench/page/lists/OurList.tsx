import { openScreens, type PreparedScreen } from '#app/screens/openScreens.tsx'
import type { Call } from '#client/createClient.ts'
import { idleServices, ProductFrame } from '../product/ProductFrame.tsx'
import { productText } from '../product/productText.ts'
import type { Estate } from './estates.ts'

let prepared: PreparedScreen | undefined

/** Fetches the plan, as the route does before the screen opens. */
export async function prepareList(): Promise<void> {
  prepared = await openScreens(idleServices.call).prepare('list', 'real-estate/real-estate')
}

/** A list of the product as its screen shows it, with the definition and the words of the product. */
export function OurList({ load }: { load: () => Promise<Estate[]> }) {
  const call = (async () => ({ status: 200, ok: true, data: await load(), headers: new Headers() })) as unknown as Call
  if (!prepared) throw new Error('The list is not prepared')
  const { parts, screen } = prepared
  const route = { params: {}, address: '/bien/list' }
  return (
    <ProductFrame services={{ ...idleServices, ...parts, call, route }} text={productText}>
      <main style={{ maxWidth: 1180, margin: '0 auto' }}>{screen}</main>
    </ProductFrame>
  )
}
