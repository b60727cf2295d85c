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
      request.log.error({ reqId: request.id, err: error }, 'the database does not answer')
      return reply.status(503).send({ status: 'unavailable' })
    }
  })
}
