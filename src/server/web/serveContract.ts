import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** Serves the API document to developers of clients. It holds nothing that a client does not see anyway. */
export function serveContract(app: FastifyInstance, { catalogue, settings }: Services): void {
  const text = JSON.stringify(catalogue.contract(settings.apiPrefix))
  app.get(`${settings.apiPrefix}/openapi.json`, (_, reply) => reply.type('application/json').send(text))
}
