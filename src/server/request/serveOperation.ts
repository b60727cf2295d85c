import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import { givenValues } from '#engine/record/givenValues.ts'
import type { Json } from '#engine/record/path.ts'
import type { Caller } from '../accounts/tokens.ts'
import { refusals } from '../errors.ts'
import { handlerOf } from '../operations/operations.ts'
import type { Services } from '../services.ts'
import type { Call } from './Call.ts'
import { present } from './present.ts'
import { readBody } from './readBody.ts'
import { readHead } from './readHead.ts'
import { requireMedia } from './requireMedia.ts'
import { requireNothing, validateAsked, validateJson } from './validateBody.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
  interface FastifyContextConfig {
    /** Parameters of the address that may stand in the log. */
    ids?: readonly string[]
  }
}

/**
 * Makes a route of an operation of the contract. Every call goes through these steps, in this order; there is no other
 * way in. An anonymous caller is turned away before a byte of the body is read.
 */
export function serveOperation(app: FastifyInstance, operation: ServerOperation, services: Services): void {
  const { catalogue, settings, files } = services
  const { body: declared, operate } = operation
  const handle = handlerOf(operation)
  const definition = declared?.record === undefined ? undefined : catalogue.record(declared.record)
  const { sets = {}, asks } = operate.kind === 'record' ? operate : {}
  const validate = (json: Json): Json => {
    if (!definition) return requireNothing(json)
    if (asks) return validateAsked(definition, json, catalogue.formats, asks)
    return validateJson(definition, json, catalogue.formats, givenValues(sets, services.clock))
  }

  app.route({
    method: operation.method,
    url: settings.apiPrefix + operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { ids: operation.ids },

    onRequest: async (request) => {
      // 1. authenticate
      requireOwnSite(request)
      if (operation.bearer) request.caller = await authenticate(request, operation, services)
      // 2. media type, presence and size of the body
      if (!declared) delete request.headers['content-type']
      requireMedia(request.headers, declared, definition?.schema)
    },

    handler: async (request, reply) => {
      // 3. parse
      const head = readHead(request, operation)
      const body = declared ? await readBody(request, declared, definition?.schema, services) : { json: {}, files: [] }
      try {
        // 4. validate
        const json = validate(body.json)
        const call: Call = {
          operation,
          request,
          caller: request.caller,
          parameters: request.params as Record<string, string>,
          json,
          files: body.files,
          ...head,
        }
        // 5. authorise and operate: the owner stands in every statement, so what is not the caller's does not exist
        const answer = await handle(call, services)
        // 6. present
        return await present(reply, answer)
      } finally {
        if (body.files.length > 0) await Promise.all(body.files.map((file) => files.discard(file.temporary)))
      }
    },
  })
}

/** A page of another site can make its visitors' browsers write, though it may not read the answer. */
function requireOwnSite({ method, headers }: FastifyRequest): void {
  if (method !== 'GET' && headers['sec-fetch-site'] === 'cross-site') throw refusals.otherSite()
}

/** The caller of a bearer token; throws 401 for every token that does not stand for a living session, or a fresh one. */
async function authenticate(
  { headers: { authorization } }: FastifyRequest,
  { freshMinutes }: ServerOperation,
  { tokens, store, clock }: Services,
): Promise<Caller> {
  if (authorization === undefined) throw refusals.notSignedIn()
  const now = clock()
  const caller = await tokens.verify(authorization, now)
  if (!caller) throw refusals.tokenWorthless()
  const session = await store.sessions.findLiving(caller.sessionId, caller.accountId, now.toISOString())
  if (!session) throw refusals.tokenWorthless()
  if (freshMinutes !== undefined && now.getTime() - Date.parse(session.created_at) > freshMinutes * 60_000)
    throw refusals.signedInTooLongAgo(freshMinutes)
  return caller
}

/** Answers every path and method below the prefix that the contract does not know. */
export function serveUnknown(app: FastifyInstance, apiPrefix: string): void {
  for (const url of [apiPrefix, `${apiPrefix}/*`]) {
    app.all(url, {
      onRequest: (_request, _reply, done) => done(refusals.notFound()),
      handler: () => undefined,
    })
  }
}
