import type { FastifyInstance } from 'fastify'
import { openServer } from './openServer.ts'
import { readSettings } from './settings.ts'

/** The API alone, without a port: the development server hands calls to it and does the rest itself. */
export async function openDevelopmentApi(environment: NodeJS.ProcessEnv): Promise<FastifyInstance> {
  const { app } = await openServer(readSettings(environment))
  return app
}
