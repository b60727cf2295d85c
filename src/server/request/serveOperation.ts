import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerOperation } from '#engine/plan/ServerOperation.ts'
import { refusals } from '../errors.ts'
import { preferredLanguage } from '../languages.ts'
import type { Services } from '../services.ts'
import { authenticate } from './authenticate.ts'
import type { Answer, Call, Caller, Handler } from './Call.ts'
import { present } from './present.ts'
import { readBody } from './readBody.ts'
import { readKey, readSeenVersion, readQuery } from './readHead.ts'
import { givenValues } from './givenValues.ts'
import { requireMedia, requireSize } from './requireMedia.ts'
import { requireNothing, validateJson } from './validateBody.ts'

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
export function serveOperation(
  app: FastifyInstance,
  operation: ServerOperation,
  handle: Handler,
  services: Services,
): void {
  const { catalogue, settings, files } = services
  const { body: declared, operate } = operation
  const definition = declared?.record === undefined ? undefined : catalogue.record(declared.record)

  app.route({
    method: operation.method,
    url: settings.apiPrefix + operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { ids: operation.ids },

    onRequest: async (request) => {
      // 1. authenticate
      requireOwnSite(request)
      if (operation.bearer) request.caller = await authenticate(request.headers.authorization, operation, services)
      // 2. media type, presence and size of the body
      if (!operation.body) delete request.headers['content-type']
      requireMedia(request.headers, operation.body)
      if (definition) requireSize(request.headers, definition.schema)
    },

    handler: async (request, reply) => {
      const headers = callHeaders(request, operation)
      const query = readQuery(request.query, operation.query)
      // 3. parse
      const body = await readBody(request, operation.body, services)
      let answer: Answer
      try {
        // 4. validate
        const json = definition
          ? validateJson(definition, body.json, catalogue.formats, givenValues(operate, services.clock))
          : requireNothing(body.json)
        const call: Call = {
          operation,
          caller: request.caller,
          parameters: request.params as Record<string, string>,
          query,
          json,
          files: body.files,
          ...headers,
          language() {
            return preferredLanguage(request.headers['accept-language'])
          },
          address() {
            return request.ip
          },
        }
        // 5. authorise and operate: the owner stands in every statement, so what is not the caller's does not exist
        answer = await handle(call, services)
      } finally {
        if (body.files.length > 0) await Promise.all(body.files.map((file) => files.discard(file.temporary)))
      }
      // 6. present
      return present(reply, answer)
    },
  })
}

/** A page of another site can make its visitors' browsers write, though it may not read the answer. */
function requireOwnSite({ method, headers }: FastifyRequest): void {
  if (method !== 'GET' && headers['sec-fetch-site'] === 'cross-site') throw refusals.otherSite()
}

function callHeaders({ headers }: FastifyRequest, operation: ServerOperation) {
  return {
    // Makes a repeated call harmless.
    idempotencyKey: operation.idempotent ? readKey(headers, { name: 'Idempotency-Key', minLength: 8 }) : undefined,
    deviceKey: operation.knowsDevice ? readKey(headers, { name: 'Device-Key', minLength: 32 }) : undefined,
    seenVersion: readSeenVersion(headers),
  }
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
