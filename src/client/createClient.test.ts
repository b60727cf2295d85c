// @vitest-environment node
import {
  createServer,
  request as send,
  type ClientRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OperationFacts } from '#generated/operations.gen.ts'
import { createClient } from './createClient.ts'

const facts = (id: string, more: Partial<OperationFacts>): OperationFacts => ({
  id,
  method: 'get',
  path: `/${id}`,
  bearer: true,
  pathParameters: [],
  queryParameters: [],
  idempotent: false,
  answer: 'json',
  ...more,
})

const multipart = { media: 'multipart', jsonPart: 'data', fileParts: ['photos'] } as const
const operations = {
  read: facts('read', { path: '/things/{thingUuid}', pathParameters: ['thingUuid'] }),
  list: facts('list', { bearer: false, queryParameters: ['name'] }),
  words: facts('words', { method: 'post', answer: 'text' }),
  remove: facts('remove', {
    method: 'delete',
    path: '/things/{thingUuid}',
    pathParameters: ['thingUuid'],
    answer: 'text',
  }),
  bytes: facts('bytes', { path: '/files/{fileUuid}', pathParameters: ['fileUuid'], answer: 'bytes' }),
  send: facts('send', { method: 'put', idempotent: true, body: { media: 'json' } }),
  upload: facts('upload', { method: 'post', idempotent: true, body: multipart }),
  signIn: facts('signIn', { method: 'post', bearer: false, body: { media: 'json' } }),
}

interface Received {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: Buffer
}
type Reply = (response: ServerResponse, request: Received) => void

let server: Server
let prefix: string
let received: Received[] = []
let reply: Reply

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers } = request
  const seen = { method, url, headers, body: await bodyOf(request) }
  received.push(seen)
  reply(response, seen)
}

const json =
  (value: unknown, status = 200): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

beforeAll(async () => {
  server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  prefix = `http://127.0.0.1:${(server.address() as AddressInfo).port}/proxy/api`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  received = []
  reply = json({ resourceUuid: '7' })
})
afterEach(() => vi.unstubAllGlobals())

const session = { read: () => ({ access_token: 'secret-token' }) }
const client = () => createClient({ prefix, session, operations })

async function partsOf({ headers, body }: Received): Promise<FormData> {
  const type = headers['content-type'] ?? ''
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
}

describe('what is sent', () => {
  it('API-01 puts the proxy prefix before the path and encodes what stands in it', async () => {
    await client().call('read', { path: { thingUuid: 'a/b é' } })
    expect(received[0]?.url).toBe('/proxy/api/things/a%2Fb%20%C3%A9')
  })

  it('says in which language the person reads', async () => {
    await createClient({ prefix, session, operations, language: () => 'fr' }).call('read', { id: '7' })
    expect(received[0]?.headers['accept-language']).toBe('fr')
  })

  it('API-02 API-03 sends JSON headers and the bearer token', async () => {
    await client().call('read', { id: '7' })
    expect(received[0]?.url).toBe('/proxy/api/things/7')
    expect(received[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: 'Bearer secret-token',
    })
  })

  it('LOOK-05 sends no token where the contract asks for none', async () => {
    await client().call('list')
    expect(received[0]?.headers.authorization).toBeUndefined()
  })

  it('API-04 API-05 uses cross-origin mode always and credentials for sign-in alone', async () => {
    const requests: Request[] = []
    const fetch = (request: Request) => {
      requests.push(request)
      return Promise.resolve(Response.json({}))
    }
    const { call } = createClient({ prefix, session, operations, fetch })
    await call('signIn', { json: { username: 'u' }, constants: { grant_type: 'password' } })
    await call('read', { id: '7' })
    expect(requests.map(({ mode, credentials }) => [mode, credentials])).toEqual([
      ['cors', 'include'],
      ['cors', 'same-origin'],
    ])
  })

  it('API-05 sends JSON with the constants of the form and no bearer', async () => {
    await client().call('signIn', { json: { username: 'u', password: 'p' }, constants: { grant_type: 'password' } })
    expect(JSON.parse(String(received[0]?.body))).toEqual({ username: 'u', password: 'p', grant_type: 'password' })
    expect(received[0]?.headers.authorization).toBeUndefined()
    expect(received[0]?.url).not.toContain('?')
  })

  it('keeps out of the address what the contract does not put there', async () => {
    await client().call('list', { query: { name: 'Élan', password: 'secret' } })
    expect(received[0]?.url).toBe('/proxy/api/list?name=%C3%89lan')
  })

  it('sends the idempotency key where the contract takes one', async () => {
    await client().call('send', { json: {}, idempotencyKey: 'key-12345' })
    await client().call('remove', { id: '7', idempotencyKey: 'key-12345' })
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-12345', undefined])
  })

  it('sends a record as a JSON part and its files as repeated parts', async () => {
    const file = (name: string) => ({ part: 'photos', file: new Blob([name], { type: 'image/png' }), name })
    await client().call('upload', { json: { label: 'Élan' }, files: [file('a.png'), file('b.png')] })
    const request = received[0]
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    const form = await partsOf(request as Received)
    const data = form.get('data') as File
    expect(data.type).toBe('application/json')
    expect(JSON.parse(await data.text())).toEqual({ label: 'Élan' })
    const photos = form.getAll('photos') as File[]
    expect(photos.map(({ name, type }) => [name, type])).toEqual([
      ['a.png', 'image/png'],
      ['b.png', 'image/png'],
    ])
  })

  it('refuses a mistake in a definition before anything is sent', async () => {
    expect(await client().call('read')).toMatchObject({
      status: 'network',
      reason: 'read needs a value for {thingUuid}',
    })
    expect(await client().call('unknown')).toMatchObject({ status: 'network', ok: false })
    const files = [{ part: 'wrong', file: new Blob([]), name: 'a' }]
    expect((await client().call('upload', { json: {}, files })).reason).toContain('"wrong"')
    expect(received).toEqual([])
  })
})

describe('what comes back', () => {
  it('gives JSON', async () => {
    expect(await client().call('read', { id: '7' })).toMatchObject({
      status: 200,
      ok: true,
      data: { resourceUuid: '7' },
    })
  })

  it('gives text', async () => {
    reply = (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('supprimé')
    expect((await client().call('remove', { id: '7' })).data).toBe('supprimé')
  })

  it('gives bytes', async () => {
    reply = (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from([1, 2, 3]))
    const { data } = await client().call('bytes', { id: '7' })
    expect(data).toBeInstanceOf(Blob)
    expect([...new Uint8Array(await (data as Blob).arrayBuffer())]).toEqual([1, 2, 3])
    expect((data as Blob).type).toBe('image/png')
  })

  it('takes an empty answer for no data', async () => {
    reply = (response) => response.writeHead(204).end()
    expect(await client().call('send', { json: {} })).toMatchObject({ status: 204, ok: true, data: undefined })
  })

  it('gives the problem and the reason of a refusal', async () => {
    reply = json({ functionnalDetails: '[{"fieldName":"label"}]' }, 422)
    const answer = await client().call('send', { json: {} })
    expect(answer).toMatchObject({ status: 422, ok: false, problem: { details: [{ fieldName: 'label' }] } })
    expect(answer.data).toBeUndefined()
    expect(answer.reason).toBe('422 Unprocessable Entity')
  })

  it('bears a refusal whose body is rubbish', async () => {
    reply = (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<html>')
    const answer = await client().call('read', { id: '7' })
    expect(answer).toMatchObject({ status: 502, ok: false, reason: '502 Bad Gateway' })
    expect(answer.problem).toBeUndefined()
  })

  it('takes a broken success for a failure', async () => {
    reply = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"resourceUuid":')
    const answer = await client().call('read', { id: '7' })
    expect(answer).toMatchObject({ status: 'network', ok: false })
    expect(answer.reason).toMatch(/JSON/)
  })

  it('takes a line that breaks in the middle for a network failure', async () => {
    reply = (response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"a":')
      setTimeout(() => response.destroy(), 10)
    }
    expect(await client().call('read', { id: '7' })).toMatchObject({ status: 'network', ok: false })
  })

  it('takes a server that is not there for a network failure', async () => {
    const { call } = createClient({ prefix: 'http://127.0.0.1:9/api', session, operations })
    const answer = await call('read', { id: '7' })
    expect(answer).toMatchObject({ status: 'network', ok: false })
    expect(answer.reason).toBeTruthy()
  })

  it('gives up when it is told to', async () => {
    const controller = new AbortController()
    reply = () => controller.abort()
    const answer = await client().call('read', { id: '7', signal: controller.signal })
    expect(answer).toMatchObject({ status: 'network', ok: false })
  })
})

describe('upload with progress', () => {
  const upload = (onProgress: (share: number) => void, signal?: AbortSignal) =>
    client().call('upload', {
      json: { label: 'Élan' },
      files: [{ part: 'photos', file: new Blob([new Uint8Array(200_000)]), name: 'a.png' }],
      idempotencyKey: 'key-12345',
      onProgress,
      ...(signal && { signal }),
    })

  beforeEach(() => vi.stubGlobal('XMLHttpRequest', NodeXhr))

  it('tells how much has gone up and sends the same as without', async () => {
    const shares: number[] = []
    const answer = await upload((share) => shares.push(share))
    expect(answer).toMatchObject({ status: 200, ok: true, data: { resourceUuid: '7' } })
    expect(shares.length).toBeGreaterThan(2)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer secret-token',
      'idempotency-key': 'key-12345',
      accept: 'application/json',
    })
    const form = await partsOf(received[0] as Received)
    expect((form.get('photos') as File).size).toBe(200_000)
  })

  it('gives the problem of a refusal', async () => {
    reply = json({ functionnalDetails: 'ERR_GEN_401' }, 401)
    expect(await upload(() => undefined)).toMatchObject({ status: 401, problem: { details: 'ERR_GEN_401' } })
  })

  it('tells of a network failure', async () => {
    reply = (response) => response.destroy()
    expect(await upload(() => undefined)).toMatchObject({ status: 'network', ok: false })
  })

  it('gives up when it is told to, before and while it sends', async () => {
    expect(await upload(() => undefined, AbortSignal.abort())).toMatchObject({ status: 'network' })
    expect(received).toEqual([])
    const controller = new AbortController()
    expect(await upload(() => controller.abort(), controller.signal)).toMatchObject({ status: 'network' })
  })
})

type Headers = Record<string, string>
const chunkBytes = 32_768

/** As much of XMLHttpRequest as an upload needs, over Node's own HTTP, for tests that run without a browser. */
class NodeXhr {
  responseType = ''
  withCredentials = false
  status = 0
  statusText = ''
  response: Blob | null = null
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  onabort: () => void = () => undefined
  ontimeout: () => void = () => undefined
  onloadend: () => void = () => undefined
  upload: { onprogress: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {
    onprogress: () => undefined,
  }
  private method = ''
  private url = ''
  private readonly headers: Headers = {}
  private answerHeaders: Headers = {}
  private request: ClientRequest | undefined
  private done = false

  open(method: string, url: string): void {
    this.method = method
    this.url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }

  getAllResponseHeaders(): string {
    return Object.entries(this.answerHeaders)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n')
  }

  abort(): void {
    this.request?.destroy()
    this.end(this.onabort)
  }

  send(form: FormData): void {
    void this.transfer(new Response(form))
  }

  private async transfer(body: Response): Promise<void> {
    const bytes = Buffer.from(await body.arrayBuffer())
    const type = body.headers.get('content-type') ?? ''
    const headers = { ...this.headers, 'content-type': type, 'content-length': String(bytes.length) }
    this.request = send(this.url, { method: this.method, headers })
    this.request.on('error', () => this.end(this.onerror))
    this.request.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        this.status = answer.statusCode ?? 0
        this.statusText = answer.statusMessage ?? ''
        this.answerHeaders = answer.headers as Headers
        this.response = new Blob([Buffer.concat(chunks)])
        this.end(this.onload)
      })
    })
    for (let start = 0; start < bytes.length && !this.done; start += chunkBytes) {
      this.request.write(bytes.subarray(start, start + chunkBytes))
      const loaded = Math.min(start + chunkBytes, bytes.length)
      this.upload.onprogress({ lengthComputable: true, loaded, total: bytes.length })
    }
    if (!this.done) this.request.end()
  }

  private end(how: () => void): void {
    if (this.done) return
    this.done = true
    how()
    this.onloadend()
  }
}
