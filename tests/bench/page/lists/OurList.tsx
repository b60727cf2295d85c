import { openScreens } from '#app/screens/openScreens.tsx'
import type { Call } from '#client/createClient.ts'
import type { ReactNode } from 'react'
import { idleServices, ProductFrame } from '../product/ProductFrame.tsx'
import { productText } from '../product/productText.ts'
import type { Estate } from './estates.ts'

const { parts, prepare } = openScreens(idleServices.call)
let screen: ReactNode

/** Fetches the plan, as the route does before the screen opens. */
export async function prepareList(): Promise<void> {
  screen = await prepare('table', 'real-estate/real-estate')
}

/** A list of the product as its screen shows it, with the definition and the words of the product. */
export function OurList({ load }: { load: () => Promise<Estate[]> }) {
  const call = (async () => ({ status: 200, ok: true, data: await load(), headers: new Headers() })) as unknown as Call
  const route = { params: {}, address: '/bien/list' }
  return (
    <ProductFrame services={{ ...idleServices, ...parts, call, route }} text={productText}>
      <main style={{ maxWidth: 1180, margin: '0 auto' }}>{screen}</main>
    </ProductFrame>
  )
}
