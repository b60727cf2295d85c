import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { house, land, list, multipart, picture } from './requests.ts'
import { testServer, type Person, type TestServer } from './server.ts'

let server: TestServer
let me: Person
let address: string

beforeAll(async () => {
  server = await testServer()
  me = await server.person()
  address = `${await server.listen()}/api/restapi/realestate`
})
afterAll(() => server.close())

const waiting = () => readdirSync(join(server.dataDir, 'incoming')).length

describe('over a real connection', () => {
  it('closes at once, whatever connections are held ready', async () => {
    const other = await testServer()
    const { port, hostname } = new URL(await other.listen())
    const silent = connect(Number(port), hostname)
    const half = connect(Number(port), hostname)
    await Promise.all([once(silent, 'connect'), once(half, 'connect')])
    half.write('GET /health/live HTTP/1.1\r\nHost: x\r\n')
    await fetch(`http://${hostname}:${port}/health/live`)
    const start = performance.now()
    await other.close()
    expect(performance.now() - start).toBeLessThan(2000)
  })

  it('leaves nothing behind when the sender goes away in the middle of an upload', async () => {
    const { payload, headers } = await multipart(house, [
      picture(),
      { name: 'b.png', bytes: Buffer.alloc(5_000_000, 1) },
    ])
    const upload = request(address, {
      method: 'POST',
      headers: { ...headers, ...me.bearer, 'content-length': payload.length },
    })
    upload.on('error', () => {})
    upload.write(payload.subarray(0, 3_000_000))
    await vi.waitFor(() => expect(waiting()).toBe(2))
    upload.destroy()
    await vi.waitFor(() => expect(waiting()).toBe(0))
    expect(await list(server, me)).toEqual([])
    expect(server.log()).not.toContain('"level":50')
  })

  it('answers a sender of far too much, who can read the answer', async () => {
    const file = { name: 'a.png', bytes: Buffer.alloc(60_000_000, 1) }
    const { payload, headers } = await multipart(land, [file])
    const answer = await fetch(address, { method: 'POST', headers: { ...headers, ...me.bearer }, body: payload })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ functionnalDetails: 'ERR_GEN_413' })
  })

  it('turns an anonymous upload away before it has arrived', async () => {
    const { payload, headers } = await multipart(house, [picture()])
    const upload = request(address, { method: 'POST', headers: { ...headers, 'content-length': payload.length } })
    upload.on('error', () => {})
    upload.write(payload.subarray(0, 100))
    const [answer] = (await once(upload, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(401)
    upload.destroy()
    expect(waiting()).toBe(0)
  })

  it('sends file bytes that a sender can hold against their length', async () => {
    const { payload, headers } = await multipart(land, [picture()])
    await fetch(address, { method: 'POST', headers: { ...headers, ...me.bearer }, body: payload })
    const [row] = await list(server, me)
    const details = await fetch(`${address}/${row?.resourceUuid}`, { headers: me.bearer })
    const { pictures } = (await details.json()) as { pictures: { resourceUuid: string }[] }
    const answer = await fetch(`${address}/picture/${pictures[0]?.resourceUuid}`, { headers: me.bearer })
    expect(answer.headers.get('content-length')).toBe(String(picture().bytes.length))
    expect(Buffer.from(await answer.arrayBuffer()).equals(picture().bytes as Buffer)).toBe(true)
  })
})
