import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, problemBody, refusals } from './errors.ts'
import { FilesUnavailable } from './files/FilesUnavailable.ts'
import { StoreUnavailable } from './store/StoreUnavailable.ts'

const full = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE']
const busy = ['EMFILE', 'ENFILE', 'EBUSY', 'EAGAIN', 'SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY', 'SQLITE_BUSY_SNAPSHOT']
const codes = new Set([...full, ...busy])

/** Whether something failed for want of room on the disk or because others were using it: nothing of it was kept, and later it succeeds. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code))

/** Gives every refusal and fault the shape of the contract; faults are logged and masked. */
export function answerErrors(app: FastifyInstance, clock: () => Date): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => sendError(error, request, reply, clock))
  app.setNotFoundHandler((request, reply) => sendError(refusals.notFound(), request, reply, clock))
}

/** Sends one error. */
export function sendError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
  clock: () => Date,
): FastifyReply {
  const refusal = error instanceof ApiError ? error : asRefusal(error)
  if (isUnavailable(error)) request.log.error({ reason: error.message }, 'the call could not be served')
  if (!refusal) request.log.error({ err: { type: error.name, message: error.message, stack: error.stack } }, 'fault')
  return reply
    .status(refusal?.status ?? 500)
    .headers(refusal?.headers ?? {})
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(problemBody(refusal?.details ?? 'ERR_GEN_500', clock()))
}

/** A call that comes again later gets through. */
const isUnavailable = (error: Error): boolean =>
  error instanceof StoreUnavailable || error instanceof FilesUnavailable || isTemporary(error)

/** What stops a call outside our own steps: no database, files or room, or a body or an address that the framework refuses. */
function asRefusal(error: FastifyError): ApiError | undefined {
  if (isUnavailable(error)) return refusals.unavailable()
  const { code, statusCode } = error
  if (statusCode === 413) return refusals.tooLarge()
  if (statusCode === 415) return refusals.mediaType()
  if (statusCode === 404 || statusCode === 414 || code === 'FST_ERR_BAD_URL') return refusals.notFound()
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? refusals.unreadable() : undefined
}
