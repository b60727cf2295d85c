import { type ProductServer, startProductServer } from './startProductServer.ts'
import { type Relay, startRelay } from './startRelay.ts'
import { expect, test as base } from './test.ts'

interface RelayedServer extends ProductServer {
  relay: Relay
  /** Its own address, past the relay. */
  direct: string
}

/** The same `test` with a line between browser and server that can be listened to and cut. */
export const test = base.extend<{ relay: Relay }, { server: RelayedServer }>({
  server: [
    async ({ settings }, use) => {
      const server = await startProductServer(settings)
      const relay = await startRelay(server.url)
      await use({ ...server, url: relay.url, direct: server.url, relay })
      await relay.close()
      await server.remove()
    },
    { scope: 'worker' },
  ],
  relay: async ({ server }, use) => {
    server.relay.forget()
    await use(server.relay)
  },
})

export { expect }
