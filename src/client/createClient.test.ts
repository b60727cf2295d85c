// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createDeviceKey } from './deviceKey.ts'
import { memoryStorage } from '../../tests/fixtures/memoryStorage.ts'
import { client, partsOf, received, type Received } from '../../tests/fixtures/calls/thingServer.ts'

describe('what is sent', () => {
  it('API-01 puts the proxy prefix before the path and encodes what stands in it', async () => {
    await client().call('read', { path: { thingUuid: 'a/b é' } })
    expect(received[0]?.url).toBe('/proxy/api/things/a%2Fb%20%C3%A9')
  })

  it('says in which language the person reads', async () => {
    await client({ language: () => 'fr' }).call('read', { id: '7' })
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
    const { call } = client({ fetch })
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

  it('sends the key of the device where the contract takes one, always the same', async () => {
    const storage = memoryStorage()
    const refusing = { getItem: () => null, setItem: () => expect.unreachable('no room') }
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
    // JSON has no place for a file, and may not be sent without it.
    expect((await client().call('send', { json: {}, files })).reason).toContain('takes "wrong" as JSON')
    expect(received).toEqual([])
  })
})
