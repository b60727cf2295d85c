import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import { givenValues } from '#engine/wire/givenValues.ts'
import type { Json } from '#engine/record/path.ts'
import { countWrite } from '../request/attempts.ts'
import type { Caller } from '../credentials/tokens.ts'
import { ApiError, refusals } from '../errors.ts'
import { handlerOf } from './operations.ts'
import type { Services } from '../services.ts'
import { authenticate, requireOwnSite } from '../request/authenticate.ts'
import { bodyLimits } from '../request/bodyLimits.ts'
import type { Call } from '../request/Call.ts'
import { hangUpOf } from '../request/hangUp.ts'
import { present } from '../request/present.ts'
import { readBody } from '../request/readBody.ts'
import { readHead } from '../request/readHead.ts'
import { requireMedia } from '../request/requireMedia.ts'
import type { Share } from '../shares.ts'
import { requireNothing, validateAsked, validateJson } from '../request/validateBody.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
    /** Of the caller's account, or of its network address where a call needs no bearer. */
    share: Share | undefined
  }
  interface FastifyContextConfig {
    /** Parameters of the address that may stand in the log. */
    ids?: readonly string[]
    /** Whether its callers have an account, which is asked for a share of the server in the place of their address. */
    bearer?: boolean
  }
}

/**
 * Adds the route of an operation of the contract. Every call passes the same numbered steps, so that no handler can
 * skip one. An unauthenticated call is rejected before its body is read.
 */
export function serveOperation(app: FastifyInstance, operation: ServerOperation, services: Services): void {
  const { catalogue, settings, files } = services
  const { body: declared, operate } = operation
  const handle = handlerOf(operation)
  const definition = declared?.record === undefined ? undefined : catalogue.record(declared.record)
  const limits = bodyLimits(definition?.schema, catalogue.formats)
  const { sets = {}, asks } = operate.kind === 'record' ? operate : {}
  const validate = (json: Json): Json => {
    if (!definition) return requireNothing(json)
    if (asks) return validateAsked(definition, json, catalogue.formats, asks)
    return validateJson(definition, json, catalogue.formats, givenValues(sets, services.clock))
  }

  app.route({
    method: operation.method,
    url: settings.apiPrefix + operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { ids: operation.ids, bearer: operation.bearer },
    bodyLimit: limits.json,

    onRequest: async (request, reply) => {
      // 1. authenticate, and take a share of the server before anything is asked of the database
      requireOwnSite(request)
      if (operation.bearer) request.caller = await authenticate(request, reply, operation, services)
      // 2. media type, presence and size of the body
      if (!declared) delete request.headers['content-type']
      requireMedia(request.headers, declared, limits)
    },

    handler: async (request, reply) => {
      try {
        return await handleCall(request, reply)
      } catch (error) {
        await countRefusal(error, request, services)
        throw error
      }
    },
  })

  /**
   * Steps 3 to 6 of a call: reads and validates the body, runs the handler, sends the answer. Uploads that were not
   * stored are discarded.
   */
  async function handleCall(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { caller, share } = request
    if (!share) throw new Error(`${operation.id} has been begun without a share`)
    // 3. take the body in
    const head = readHead(request, operation)
    const body = declared
      ? await readBody(request, declared, definition?.schema, limits, services)
      : { parse: () => ({}), files: [] }
    try {
      const call: Omit<Call, 'json'> = {
        operation,
        request,
        caller,
        parameters: request.params as Record<string, string>,
        files: body.files,
        hangUp: hangUpOf(request.raw.socket),
        atWork: share.atWork,
        inTurn: share.inTurn,
        ...head,
      }
      const answer = await share.atWork(() => {
        // 4. validate, at work: a long body takes its time
        const json = validate(body.parse())
        // 5. authorise and operate: every statement names the owner, so no caller reaches rows of others
        return handle({ ...call, json }, services)
      })
      // 6. present
      return await present(reply, 'pages' in answer ? { pages: share.inTurn(answer.pages) } : answer)
    } finally {
      if (body.files.length > 0) await Promise.all(body.files.map((file) => files.discard(file.temporary)))
    }
  }
}

/**
 * Counts a rejected call as a write, since it costs the server as much. Throws 429 if the account had too many in a
 * minute.
 */
async function countRefusal(error: unknown, request: FastifyRequest, services: Services): Promise<void> {
  const { caller, share } = request
  const { store, clock, settings } = services
  if (!caller || !share || request.method === 'GET' || !(error instanceof ApiError) || error.status === 429) return
  const isCallerGone = hangUpOf(request.raw.socket).aborted
  if (isCallerGone) return
  await share.atWork(() => countWrite(caller.accountId, store.attempts, clock(), settings.maxWrites))
}

/** Answers 404 below the prefix where the contract has no operation. `onRequest` runs before the body is read. */
export function serveUnknown(app: FastifyInstance, apiPrefix: string): void {
  for (const url of [apiPrefix, `${apiPrefix}/*`]) {
    app.all(url, {
      onRequest: (_request, _reply, done) => done(refusals.notFound()),
      handler: () => undefined,
    })
  }
}
