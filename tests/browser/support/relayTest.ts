import { type ProductServer, startProductServer } from './startProductServer.ts'
import { type Relay, startRelay } from './startRelay.ts'
import { expect, test as base } from './test.ts'

interface Line {
  product: ProductServer
  relay: Relay
}

/** The same `test` with a line between browser and server that can be listened to and cut. */
export const test = base.extend<{ relay: Relay }, { line: Line }>({
  line: [
    async ({ settings }, use) => {
      const product = await startProductServer(settings)
      const relay = await startRelay(product.url)
      await use({ product, relay })
      await relay.close()
      await product.remove()
    },
    { scope: 'worker' },
  ],
  server: [async ({ line }, use) => use({ ...line.product, url: line.relay.url }), { scope: 'worker' }],
  relay: async ({ line }, use) => {
    line.relay.forget()
    await use(line.relay)
  },
})

export { expect }
