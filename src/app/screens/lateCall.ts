import { networkAnswer } from '#client/Answer.ts'
import type { Call, createClient } from '#client/createClient.ts'

/**
 * The door to the network. Its code comes with the first screen that may call, for the landing page calls nothing, or with
 * the first call. Where it cannot be fetched, a call has failed as it does without a network.
 */
export function createLateCall(options: Parameters<typeof createClient>[0]) {
  let client: ReturnType<typeof createClient> | undefined

  async function fetchClient(): Promise<ReturnType<typeof createClient>> {
    const module = await import('#client/createClient.ts')
    return (client ??= module.createClient(options))
  }

  // Once the code is there, a call has left when this returns: who signs out takes the token away at once.
  const call: Call = async (operation, args) => {
    try {
      client ??= await fetchClient()
    } catch (error) {
      return networkAnswer(error)
    }
    return client.call(operation, args)
  }
  return { call, fetchClient }
}
