import type { IncomingMessage, ServerResponse } from 'node:http'
import { openServer } from './openServer.ts'
import { readSettings } from './settings.ts'

/** The API alone, without a port: the development server hands calls to it and does the rest itself. */
export interface DevelopmentApi {
  routing: (request: IncomingMessage, response: ServerResponse) => void
  close: () => Promise<void>
}

/** Opens the API. Throws with the reason if it cannot. */
export async function openDevelopmentApi(environment: NodeJS.ProcessEnv): Promise<DevelopmentApi> {
  const { app } = await openServer(readSettings(environment), { undo: true })
  await app.ready()
  return { routing: (request, response) => app.routing(request, response), close: () => app.close() }
}
