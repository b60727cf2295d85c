// @vitest-environment node
import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { createDeviceKey } from './deviceKey.ts'
import { guardStorage } from '#ui/browserStorage.ts'
import { memoryStorage } from '../../tests/fixtures/memoryStorage.ts'
import { answerWith, client, json, received, type Received } from '../../tests/fixtures/calls/thingServer.ts'

describe('what is sent', () => {
  it('API-01 puts the proxy prefix before the path and encodes what stands in it', async () => {
    await client().call('read', { path: { thingUuid: 'a/b é' } })
    expect(received[0]?.url).toBe('/proxy/api/things/a%2Fb%20%C3%A9')
  })

  it('says in which language the person reads', async () => {
    await client({ language: () => 'fr' }).call('read', { id: '7' })
    expect(received[0]?.headers['accept-language']).toBe('fr')
  })

  it('API-04 API-05 uses cross-origin mode always and credentials for sign-in alone', async () => {
    const requests: Request[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
      requests.push(request as Request)
      return Promise.resolve(Response.json({}))
    })
    const { call } = client()
    await call('signIn', { json: { username: 'u' }, constants: { grant_type: 'password' } })
    await call('read', { id: '7' })
    expect(requests.map(({ mode, credentials }) => [mode, credentials])).toEqual([
      ['cors', 'include'],
      ['cors', 'same-origin'],
    ])
  })

  it('sends the key of the device where the contract takes one, always the same', async () => {
    const storage = memoryStorage()
    const refusing = guardStorage(() => expect.unreachable('forbidden'))
    for (const deviceKey of [storage, storage, refusing].map((one) => createDeviceKey(one))) {
      const { call } = client({ deviceKey })
      for (let again = 0; again < 2; again += 1) await call('signIn', { json: {} })
      await call('send', { json: {} })
    }
    const [one, same, none, ...others] = received.map(({ headers }) => headers['device-key'])
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect([same, none]).toEqual([one, undefined])
    expect(others.slice(0, 3)).toEqual([one, one, undefined])
    expect(others[3]).toBe(others[4])
    expect(others[3]).not.toBe(one)
  })

  it('keeps out of the address what the contract does not put there', async () => {
    await client().call('list', { query: { name: 'Élan', password: 'secret' } })
    expect(received[0]?.url).toBe('/proxy/api/list?name=%C3%89lan')
  })

  it('sends the version that was seen where the contract takes one', async () => {
    await client().call('send', { json: {}, seenVersion: '"3"' })
    await client().call('upload', { json: {}, seenVersion: '"3"' })
    await client().call('send', { json: {} })
    expect(received.map(({ headers }) => headers['if-match'])).toEqual(['"3"', undefined, undefined])
  })

  it('refuses a mistake in a definition before anything is sent', async () => {
    expect(await client().call('read')).toMatchObject({
      status: 'network',
      reason: 'read needs a value for {thingUuid}',
    })
    expect(await client().call('unknown')).toMatchObject({ status: 'network', ok: false })
    const files = [{ part: 'wrong', file: new Blob([]), name: 'a' }]
    expect((await client().call('upload', { json: {}, files })).reason).toContain('"wrong"')
    // JSON has no place for a file, and may not be sent without it.
    expect((await client().call('send', { json: {}, files })).reason).toContain('takes "wrong" as JSON')
    expect(received).toEqual([])
  })
})

describe('what comes back', () => {
  it('takes an empty answer for no data', async () => {
    answerWith((response) => response.writeHead(204).end())
    expect(await client().call('send', { json: {} })).toMatchObject({ status: 204, ok: true, data: undefined })
  })

  it('gives the problem and the reason of a refusal', async () => {
    answerWith(json({ functionnalDetails: '[{"fieldName":"label"}]' }, 422))
    const answer = await client().call('send', { json: {} })
    expect(answer).toMatchObject({ status: 422, ok: false, problem: [{ path: 'label', code: 'refused' }] })
    expect(answer.data).toBeUndefined()
    expect(answer.reason).toBe('422 Unprocessable Entity')
  })

  it('bears a refusal whose body is rubbish', async () => {
    answerWith((response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<html>'))
    const answer = await client().call('read', { id: '7' })
    expect(answer).toMatchObject({ status: 502, ok: false, reason: '502 Bad Gateway' })
    expect(answer.problem).toBeUndefined()
  })

  it('takes a broken success for a failure', async () => {
    answerWith((response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"resourceUuid":'))
    const answer = await client().call('read', { id: '7' })
    expect(answer).toMatchObject({ status: 'network', ok: false })
    expect(answer.reason).toMatch(/JSON/)
  })

  it('takes a line that breaks in the middle for a network failure', async () => {
    answerWith((response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"a":')
      setTimeout(() => response.destroy(), 10)
    })
    expect(await client().call('read', { id: '7' })).toMatchObject({ status: 'network', ok: false })
  })

  it('takes a server that is not there for a network failure', async () => {
    const { call } = client({ prefix: 'http://127.0.0.1:9/api' })
    const answer = await call('read', { id: '7' })
    expect(answer).toMatchObject({ status: 'network', ok: false })
    expect(answer.reason).toBeTruthy()
  })

  it('is asked for again where the server says that the call came a moment too early, and given up at last', async () => {
    const refuse = (after: string) => (response: ServerResponse) =>
      void response.writeHead(429, { 'retry-after': after, 'content-type': 'application/json' }).end('{}')
    const early = (times: number) => (response: ServerResponse, request: Received) =>
      received.length <= times ? refuse('0')(response) : json({ resourceUuid: '7' })(response, request)
    const tried = async (reply: Parameters<typeof answerWith>[0], operation = 'send') => {
      received.length = 0
      answerWith(reply)
      const { status } = await client().call(operation, { json: { a: 1 }, id: '7', idempotencyKey: 'same-key' })
      return [status, received.length]
    }
    expect(await tried(early(2), 'read')).toEqual([200, 3])
    expect(await tried(early(2))).toEqual([200, 3])
    const sent = received.map(({ headers, body }) => [headers['idempotency-key'], body.toString()])
    expect(sent).toEqual([1, 2, 3].map(() => ['same-key', '{"a":1}']))
    expect(await tried(early(9))).toEqual([429, 5])
    for (const after of ['30', 'soon', '']) expect(await tried(refuse(after))).toEqual([429, 1])
  })

  it('is asked for six files at once, and for the next as one has come', async () => {
    const open: ServerResponse[] = []
    let come = () => {}
    answerWith((response) => {
      open.push(response)
      come()
    })
    const { call } = client()
    const files = Array.from({ length: 8 }, (_, index) => call('bytes', { id: String(index) }))
    const until = async (count: number) => {
      while (received.length < count || open.length === 0) await new Promise<void>((resolve) => (come = resolve))
    }
    await until(6)
    // What is no file does not wait for them.
    const other = call('read', { id: '7' })
    await until(7)
    expect(received.map(({ url }) => url.includes('files'))).toEqual([...Array<boolean>(6).fill(true), false])
    for (let count = 8; count <= 9; count += 1) {
      open.shift()?.end('x')
      await until(count)
    }
    for (const response of open) response.end('x')
    for (const file of await Promise.all(files)) expect(file.ok).toBe(true)
    await other
  })

  it('gives up when it is aborted', async () => {
    const controller = new AbortController()
    answerWith(() => controller.abort())
    const answer = await client().call('read', { id: '7', signal: controller.signal })
    expect(answer).toMatchObject({ status: 'network', ok: false })
  })
})
