import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** Liveness and readiness for monitoring, and nothing else. */
export function serveHealth(app: FastifyInstance, { store }: Pick<Services, 'store'>): void {
  app.get('/health/live', { logLevel: 'warn' }, () => ({ status: 'ok' }))
  app.get('/health/ready', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await store.ping()
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.status(503).send({ status: 'unavailable' })
    }
  })
}

/** Serves the API document to developers of clients. It holds nothing that a client does not see anyway. */
export function serveContract(app: FastifyInstance, { catalogue, settings }: Services): void {
  const text = JSON.stringify(catalogue.contract(settings.apiPrefix))
  app.get(`${settings.apiPrefix}/openapi.json`, (_, reply) => reply.type('application/json').send(text))
}
