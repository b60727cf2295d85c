import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '#engine/record/problem.ts'

/** A problem of a request; `message` is a code for which the browser has words. */
export interface ErrorItem {
  fieldName: string
  message: string
  /** Figures for the words, such as a limit. */
  params?: Record<string, unknown>
}

/** Most mistakes that one answer names. */
const maxItems = 100

/** An answer that refuses. Everything else that is thrown is a fault of ours, and is masked. */
export class ApiError extends Error {
  readonly status: number
  /** A key of the message catalogue, or the fields that are wrong. */
  readonly details: string | ErrorItem[]
  readonly headers: Record<string, string>

  constructor(status: number, details: string | ErrorItem[], headers: Record<string, string> = {}) {
    super(JSON.stringify(details))
    this.name = 'ApiError'
    this.status = status
    this.details = details
    this.headers = headers
  }
}

const unauthenticated = (code: string, error = '') =>
  new ApiError(401, code, { 'www-authenticate': `Bearer realm="trousseau"${error}` })

export const refusals = {
  /** Neither a token, nor a password or a link of a mail that is right. */
  notSignedIn: () => unauthenticated('ERR_GEN_401'),
  tokenWorthless: () => unauthenticated('ERR_GEN_401', ', error="invalid_token"'),
  /** The session is older than what the call may rest on; the scheme of RFC 9470. */
  signedInTooLongAgo: (minutes: number) =>
    unauthenticated('ERR_ACC_SIGN_IN_AGAIN', `, error="insufficient_user_authentication", max_age="${minutes * 60}"`),
  /** Not a call of HTTP, as no browser sends it. */
  broken: () => new ApiError(400, 'ERR_GEN_400', { connection: 'close' }),
  forbidden: () => new ApiError(403, 'ERR_GEN_403'),
  otherSite: () => new ApiError(403, 'ERR_GEN_OTHER_SITE'),
  /** The password may be a stranger's: the sign-up came from another device than its activation. */
  passwordUnconfirmed: () => new ApiError(403, 'ERR_ACC_UNCONFIRMED'),
  /** Answered only to a correct password. */
  notActive: () => new ApiError(403, 'ERR_ACC_NOT_ACTIVE'),
  linkExpired: () => new ApiError(410, 'ERR_GEN_410'),
  nothingToActivate: () => new ApiError(404, 'ERR_ACC_NOT_WAITING'),
  emailTaken: () => new ApiError(409, [{ fieldName: 'email', message: 'taken' }]),
  notFound: () => new ApiError(404, 'ERR_GEN_404'),
  /** Names records that point at the one that was to be removed. */
  inUse: (items: ErrorItem[]) => new ApiError(409, items),
  keyReused: () => new ApiError(409, 'ERR_GEN_409'),
  /** Nobody reads it: it ends what the call was about to do. */
  callerGone: () => new ApiError(408, 'ERR_GEN_408'),
  changedMeanwhile: () => new ApiError(412, 'ERR_GEN_412'),
  tooLarge: () => new ApiError(413, 'ERR_GEN_413'),
  tooManyRecords: () => new ApiError(413, 'ERR_MAX_RECORDS'),
  tooManyFiles: () => new ApiError(413, 'ERR_MAX_FILES'),
  /** @param place of the file among those that were sent */
  fileTooLarge: (fieldName: string, place: number) =>
    new ApiError(413, [{ fieldName, message: 'tooLarge', params: { place } }]),
  mediaType: () => new ApiError(415, 'ERR_GEN_415'),
  unreadable: () => new ApiError(422, 'ERR_GEN_422'),
  /** Names the first of them: a body may hold tens of thousands of mistakes, and its answer may not be larger than it. */
  invalid: (problems: Problem[]) => new ApiError(422, itemsOf(problems).slice(0, maxItems)),
  /** The database cannot be had; it is tried anew at each call. */
  unavailable: () => new ApiError(503, 'ERR_GEN_503', { 'retry-after': '5' }),
  /** Calls wait for others on one connection; those before this one are answered. */
  tooManyWaiting: () => new ApiError(503, 'ERR_GEN_503', { 'retry-after': '1', connection: 'close' }),
  tooMany: (seconds: number) => new ApiError(429, 'ERR_GEN_429', { 'retry-after': String(seconds) }),
}

/** Throws 422 if anything is wrong. */
export function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw refusals.invalid(problems)
}

/** Problems as they travel, each field once: with the codes that the browser has words for, and the figures in them. */
function itemsOf(problems: Problem[]): ErrorItem[] {
  const byPath = new Map<string, ErrorItem>()
  for (const { path, code, params } of problems) {
    const figures = Object.entries(params).filter(([, value]) => typeof value === 'number')
    const item = { fieldName: path, message: code, ...(figures.length > 0 && { params: Object.fromEntries(figures) }) }
    if (!byPath.has(path)) byPath.set(path, item)
  }
  return [...byPath.values()]
}

/** The body of every answer that is not a success. Times are UTC. */
export function problemBody(details: string | ErrorItem[], now: Date) {
  return {
    functionnalDetails: typeof details === 'string' ? details : JSON.stringify(details),
    timestamp: {
      year: now.getUTCFullYear(),
      monthValue: now.getUTCMonth() + 1,
      dayOfMonth: now.getUTCDate(),
      hour: now.getUTCHours(),
      minute: now.getUTCMinutes(),
      second: now.getUTCSeconds(),
    },
  }
}

/** The database or the storage of files cannot be reached now, or the connection broke; a later try may succeed. */
export class Unavailable extends Error {
  /** Whether the transaction may have been carried out all the same: its commit was sent and got no answer. */
  readonly mayBeDone: boolean

  constructor(what: 'database' | 'storage of files', cause: unknown, { mayBeDone = false } = {}) {
    super(`The ${what} does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'Unavailable'
    this.mayBeDone = mayBeDone
  }
}

const full = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE']
const busy = ['EMFILE', 'ENFILE', 'EBUSY', 'EAGAIN', 'SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY', 'SQLITE_BUSY_SNAPSHOT']
const codes = new Set([...full, ...busy])

/** Headers that may be set already for a file or a record that is not sent after all. */
const saidOfContent = [
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
]

/** Sends errors in the shape of the contract; faults are logged and masked. */
export const errorSender =
  (clock: () => Date) =>
  (error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = error instanceof ApiError ? error : asRefusal(error)
    if (isUnavailable(error)) request.log.error({ reason: error.message }, 'the call could not be served')
    if (!refusal) request.log.error({ err: { type: error.name, message: error.message, stack: error.stack } }, 'fault')
    for (const name of saidOfContent) reply.removeHeader(name)
    return reply
      .status(refusal?.status ?? 500)
      .headers(refusal?.headers ?? {})
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(problemBody(refusal?.details ?? 'ERR_GEN_500', clock()))
  }

/**
 * Whether a call that comes again later gets through. A call that failed because the disk was full or busy has stored
 * nothing.
 */
const isUnavailable = (error: Error): boolean =>
  error instanceof Unavailable || ('code' in error && codes.has(String(error.code)))

/**
 * Errors outside our own steps: no database, files or disk space, or a body or an address that the framework refuses.
 */
function asRefusal(error: FastifyError): ApiError | undefined {
  if (isUnavailable(error)) return refusals.unavailable()
  const { code, statusCode } = error
  if (statusCode === 413) return refusals.tooLarge()
  if (statusCode === 415) return refusals.mediaType()
  if (statusCode === 404 || statusCode === 414 || code === 'FST_ERR_BAD_URL') return refusals.notFound()
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? refusals.unreadable() : undefined
}
