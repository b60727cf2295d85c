import multipart from '@fastify/multipart'
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { type IncomingMessage, maxHeaderSize } from 'node:http'
import type { Writable } from 'node:stream'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import contract from '#generated/publicContract.gen.json' with { type: 'json' }
import { errorSender, refusals } from './errors.ts'
import { CallLog, logging } from './logging.ts'
import { takeShareOfAddress } from './request/authenticate.ts'
import { belongsTo } from './request/networkAddress.ts'
import { maxJson } from './request/bodyLimits.ts'
import { parserLimits } from './request/requireMedia.ts'
import { serveOperation, serveUnknown } from './operations/serveOperation.ts'
import type { Services } from './services.ts'
import { acceptFirst, answerBroken, answerTogether, closeConnections, cutSlowCalls } from './web/connections.ts'
import { cutTinyChunks } from './web/cutTinyChunks.ts'
import { limitConnections } from './web/limitConnections.ts'
import { securityHeaders } from './web/securityHeaders.ts'
import { serveBrowserApp } from './web/serveBrowserApp.ts'
import { tendAnswers } from './web/waitingAnswers.ts'

export interface AppOptions {
  /** Where log lines go; standard output if not given. */
  logStream?: Writable
  /** Folder of the built browser app; without it only the API is served. */
  browserApp?: string
  /** Milliseconds within which a head must have come, and for which neither a body nor an answer may stand still. */
  timeoutMs?: number
}

const usualTimeoutMs = 30_000
/** Enough for the largest upload on a slow line, in milliseconds. */
const longestCall = 30 * 60_000
/** Node looks so often within the time-out for heads that are late. */
const looks = 6

/** The whole server, without a port: every operation of the contract, health, and the browser app. */
export async function createApp(
  services: Services,
  { logStream, browserApp, timeoutMs = usualTimeoutMs }: AppOptions = {},
): Promise<FastifyInstance> {
  const { settings, catalogue, clock } = services
  const sendError = errorSender(clock)
  const app = Fastify({
    logger: logging(settings.logLevel, logStream),
    logController: new CallLog(),
    genReqId: () => randomUUID(),
    // A proxy that is named may say whom it speaks for; no other caller is believed.
    trustProxy: belongsTo(settings.trustedProxies),
    bodyLimit: maxJson,
    requestTimeout: longestCall,
    http: {
      headersTimeout: Math.ceil(timeoutMs - timeoutMs / looks),
      connectionsCheckingInterval: Math.ceil(timeoutMs / looks),
    },
    clientErrorHandler: answerBroken(clock),
    exposeHeadRoutes: false,
    // As long as an address can be: a call with a long id is authenticated like any other.
    routerOptions: { maxParamLength: maxHeaderSize },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })

  // Bodies are taken as text here and parsed by our own steps, after the caller is known.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    (_, body, done) => done(null, body),
  )
  // Calls that take no body pass over one that comes anyway; all others have had their media type checked by now.
  app.addContentTypeParser('*', (_, body, done) => {
    body.resume()
    done(null)
  })
  app.decorateRequest('caller', undefined)
  app.decorateRequest('share', undefined)
  tendAnswers(app, timeoutMs)
  acceptFirst(app)
  answerTogether(app)
  const guard = securityHeaders(settings.publicUrl.startsWith('https:'))
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(guard).header('x-request-id', request.id)
    // By the route and not by the address, which can be spelled in many ways.
    if (request.routeOptions.url?.startsWith(settings.apiPrefix)) reply.header('cache-control', 'no-store')
    done(hostsIn(request.raw) > 1 ? refusals.broken() : undefined)
  })
  // Whatever is asked for without an account, a page or what does not exist too.
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.bearer !== true) await takeShareOfAddress(request, reply, services.shares)
  })

  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => sendError(refusals.notFound(), request, reply))
  closeConnections(app)
  cutSlowCalls(app, timeoutMs)
  cutTinyChunks(app)
  limitConnections(app, settings)
  serveHealth(app, services)
  const takesForms = ({ body }: ServerOperation) => body?.multipart !== undefined
  for (const operation of catalogue.operations) if (!takesForms(operation)) serveOperation(app, operation, services)
  // The parser of forms looks at the beginning and the end of every call where it is: others do without it.
  await app.register(async (scope) => {
    // Every part comes as a stream, the JSON one too: one counter holds for all, and nothing is cut or parsed unseen.
    await scope.register(multipart, { isPartAFile: () => true, limits: parserLimits })
    for (const operation of catalogue.operations.filter(takesForms)) serveOperation(scope, operation, services)
  })
  // The contract is for developers of clients. It holds nothing that a client does not see anyway.
  const published = { ...contract, servers: [{ url: settings.apiPrefix }] }
  app.get(`${settings.apiPrefix}/openapi.json`, () => published)
  serveUnknown(app, settings.apiPrefix)
  if (browserApp !== undefined) await serveBrowserApp(app, { folder: browserApp, services })
  return app
}

/** How many hosts a call names. Node keeps the first of them, and a proxy may have gone by the last. */
const hostsIn = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length

/** Liveness and readiness for monitoring, and nothing else. */
function serveHealth(app: FastifyInstance, { store }: Pick<Services, 'store'>): void {
  let asking: Promise<unknown> | undefined
  /** Asks the database once for all who ask at a time: it has few connections, and anybody may ask. */
  const ping = () => (asking ??= store.ping().finally(() => (asking = undefined)))
  app.get('/health/live', { logLevel: 'warn' }, () => ({ status: 'ok' }))
  app.get('/health/ready', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await ping()
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.status(503).send({ status: 'unavailable' })
    }
  })
}
