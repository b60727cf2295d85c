import createFetchClient from 'openapi-fetch'
import pLimit from 'p-limit'
import { clientOperations, type ClientOperation } from '#generated/clientContract.gen.ts'
import type { operations as ContractTypes } from '#generated/api.gen.ts'
import { networkAnswer, readProblem, type Answer } from './Answer.ts'
import { xhrFetch } from './xhrFetch.ts'

export interface CallArguments {
  /** Values for the path; names that the path does not have are left aside. */
  path?: Readonly<Record<string, string>>
  /** Stands in for the last name of the path where `path` has no value for it: the id of a record or a file. */
  id?: string
  /** Values for the query; only what the contract names is sent, so that nothing else can slip into an address. */
  query?: Record<string, string | number | boolean | undefined>
  /** The body. A field that the contract takes in the query goes there instead. */
  json?: Record<string, unknown>
  files?: readonly FilePart[]
  constants?: Record<string, unknown>
  /** Makes a repeated call be carried out once. */
  idempotencyKey?: string
  /** The version that the caller has seen, as an answer named it; any other one is refused with 412. */
  seenVersion?: string | undefined
  signal?: AbortSignal
  /** Share of the body that has gone up, 0 to 1; multipart only, and such a call is not given up by a `signal`. */
  onProgress?: (share: number) => void
}

/** Type of the answer of an operation whose name is known; `unknown` for one that a definition names. */
type DataOf<Id extends string> = Id extends keyof ContractTypes
  ? ContractTypes[Id]['responses'] extends { 200: { content: infer Content } }
    ? Content[keyof Content]
    : unknown
  : unknown

/** Sends one call of the contract. Never throws for what the network or the server does. */
export type Call = <Id extends string>(operationId: Id, args?: CallArguments) => Promise<Answer<DataOf<Id>>>

interface Options {
  /** Address that stands before every path, such as `/api`. */
  prefix: string
  session: { read: () => { access_token: string } | undefined }
  deviceKey?: () => string
  /** Language in which the person reads; mails are written in it. */
  language?: () => string
  /** The operations that may be called; by default, the operations of the contract. */
  operations?: Record<string, ClientOperation>
}

interface AnyOperation {
  parameters: { path?: Record<string, string>; query?: Record<string, unknown> }
  requestBody?: { content: { 'application/json': unknown } }
  responses: { 200: { content: { 'application/json': unknown } } }
}
/** Definitions name the operation at run time, so any of them may be called here; the generated paths type `Call`. */
type AnyPaths = Record<string, Record<ClientOperation['method'], AnyOperation>>

const bodies = {
  json: { accept: 'application/json', parseAs: 'json' },
  text: { accept: 'application/json, text/plain', parseAs: 'text' },
  bytes: { accept: '*/*', parseAs: 'blob' },
} as const

/** Files that are fetched at once: a page may show dozens, and the server refuses who asks for all of them together. */
const filesAtOnce = 6

/** How often a call is sent that the server does not serve yet, and the seconds for which it waits at most each time. */
const retries = { maxTries: 5, maxSeconds: 3 }

/** Milliseconds to wait before a call that came too early is sent again; undefined for every other answer. */
function waitAfter({ status, headers }: Answer): number | undefined {
  const seconds = status === 429 ? (headers.get('retry-after') ?? '') : ''
  return /^\d+$/.test(seconds) && Number(seconds) <= retries.maxSeconds ? Number(seconds) * 1000 : undefined
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The values that a call puts into its path. Throws where one is missing. */
function pathValues(id: string, { path }: ClientOperation, args: CallArguments): Record<string, string> {
  const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const last = pathParameters.at(-1)
  return Object.fromEntries(
    pathParameters.map((name) => {
      const value = args.path?.[name] || (name === last ? args.id : undefined)
      if (!value) throw new Error(`${id} needs a value for {${name}}`)
      return [name, value]
    }),
  )
}

/** The only door to the network. It returns what came; it shows nothing and leads nowhere. */
export function createClient({ prefix, session, deviceKey, language, operations = clientOperations }: Options) {
  const door = createFetchClient<AnyPaths>({
    baseUrl: prefix,
    // Looked up at each call, so that a test or a browser extension may put its own in place.
    fetch: (request) => globalThis.fetch(request),
    mode: 'cors',
  })

  /**
   * The request headers of an operation: token, language, idempotency key, device key and seen version, as far as the
   * contract takes them.
   */
  function headersFor(facts: ClientOperation, { idempotencyKey, seenVersion }: CallArguments): Record<string, string> {
    const token = session.read()?.access_token
    const device = facts.knowsDevice ? deviceKey?.() : undefined
    return {
      ...(facts.method === 'get' && { 'Content-Type': 'application/json' }),
      ...(language && { 'Accept-Language': language() }),
      ...(facts.bearer && token && { Authorization: `Bearer ${token}` }),
      ...(facts.idempotent && idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(device && { 'Device-Key': device }),
      ...(facts.versioned && seenVersion && { 'If-Match': seenVersion }),
    }
  }

  /** Sends one request and reads its answer. Throws if the network fails. */
  async function sendOnce(operationId: string, args: CallArguments): Promise<Answer> {
    const facts = operations[operationId]
    if (!facts) throw new Error(`The contract has no operation "${operationId}"`)
    const body = requestBody(facts, args)
    const given = { ...args.json, ...args.query }
    const query = Object.fromEntries((facts.queryParameters ?? []).map((name) => [name, given[name]]))
    const { accept, parseAs } = bodies[facts.answer ?? 'json']
    const { data, error, response } = await door.request(facts.method, facts.path, {
      params: { path: pathValues(operationId, facts, args), query },
      headers: { Accept: accept, ...headersFor(facts, args) },
      body,
      parseAs,
      credentials: operationId === 'signIn' ? 'include' : 'same-origin',
      ...(args.signal && { signal: args.signal }),
      ...(body instanceof FormData && args.onProgress && { fetch: xhrFetch(body, args.onProgress) }),
    })
    const { status, ok, statusText, headers } = response
    if (ok) return { status, ok, data, headers }
    const problem = readProblem(error)
    const reason = statusText ? `${status} ${statusText}` : `HTTP ${status}`
    return { status, ok, data: undefined, ...(problem && { problem }), reason, headers }
  }

  const fileInTurn = pLimit(filesAtOnce)

  /** Sends a call, and again while its account has too many others under way: nothing of it was carried out then. */
  async function sendPatiently(operationId: string, args: CallArguments): Promise<Answer> {
    const isFile = operations[operationId]?.answer === 'bytes'
    for (let tries = 1; ; tries += 1) {
      const answer = await (isFile ? fileInTurn(() => sendOnce(operationId, args)) : sendOnce(operationId, args))
      const wait = waitAfter(answer)
      if (wait === undefined || tries === retries.maxTries) return answer
      await sleep(wait)
    }
  }

  /**
   * Sends a call of the contract. A network failure is returned as an answer, so that callers handle it like a refusal.
   */
  async function call<Id extends string>(operationId: Id, args: CallArguments = {}): Promise<Answer<DataOf<Id>>> {
    try {
      return (await sendPatiently(operationId, args)) as Answer<DataOf<Id>>
    } catch (error) {
      return networkAnswer(error)
    }
  }

  return { call }
}

if (import.meta.hot) {
  import.meta.hot.accept('../generated/clientContract.gen.ts', (module) => {
    // Every client holds this table, so its content is changed and not the table.
    if (module) Object.assign(clientOperations, (module as unknown as { clientOperations: object }).clientOperations)
  })
}

/** Bytes that travel as one part of a multipart body. */
export interface FilePart {
  part: string
  file: Blob
  name: string
}

/** The body as the contract wants it: nothing, a value to be sent as JSON, or a form of parts. */
function requestBody(facts: ClientOperation, { json = {}, constants, files }: CallArguments): unknown {
  const { body, queryParameters = [] } = facts
  if (!body) return undefined
  const fields = Object.entries(json).filter(([name]) => !queryParameters.includes(name))
  const value = { ...Object.fromEntries(fields), ...constants }
  if (body.media === 'json') {
    // JSON cannot carry bytes: the chosen file would be lost without a word.
    if (files?.[0]) throw new Error(`The contract takes "${files[0].part}" as JSON, which carries no files`)
    return value
  }
  const form = new FormData()
  form.append(body.jsonPart, new Blob([JSON.stringify(value)], { type: 'application/json' }))
  for (const { part, file, name } of files ?? []) {
    // A part that the contract does not know would be refused, or worse, be kept somewhere unseen.
    if (!body.fileParts.includes(part)) throw new Error(`The contract has no file part "${part}"`)
    form.append(part, file, name)
  }
  return form
}
