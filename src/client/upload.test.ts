// @vitest-environment node
import { request as send, type ClientRequest } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, client, json, partsOf, received, type Received } from '../../tests/fixtures/calls/thingServer.ts'

afterEach(() => vi.unstubAllGlobals())

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
    answerWith(json({ functionnalDetails: 'ERR_GEN_401' }, 401))
    expect(await upload(() => undefined)).toMatchObject({ status: 401, problem: { details: 'ERR_GEN_401' } })
  })

  it('tells of a network failure', async () => {
    answerWith((response) => response.destroy())
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
