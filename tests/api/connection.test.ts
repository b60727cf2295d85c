import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { house, land, list, multipart, picture } from './requests.ts'
import { testServer } from './server.ts'
import { me, server } from './twoPeople.ts'

let address: string

beforeAll(async () => {
  address = `${await server.listen()}/api/restapi/realestate`
})

const waiting = () => readdirSync(join(server.dataDir, 'incoming')).length

/** Sends bytes as they are, and gives all that comes back until the server hangs up. */
async function raw(to: string, ...pieces: (string | Buffer)[]): Promise<string> {
  const { port, hostname } = new URL(to)
  const socket = connect(Number(port), hostname)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  for (const piece of pieces) socket.write(piece)
  await closed
  return Buffer.concat(chunks).toString()
}

const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])

describe('what is no call', () => {
  it.each([
    ['a flood of headers', 431, `GET /api HTTP/1.1\r\nHost: x\r\n${`X: ${'y'.repeat(1000)}\r\n`.repeat(20)}\r\n`],
    ['one endless header', 431, `GET /api HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`],
    ['an endless address', 431, `GET /${'y'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['no request at all', 400, '\u0000\u0001\u0002 nonsense\r\n\r\n'],
    ['two lengths', 400, 'POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'a length beside pieces',
      400,
      'POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['pieces without a length', 400, 'POST /api HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
    ['a folded header', 400, 'GET /api HTTP/1.1\r\nHost: x\r\nX: a\r\n b: c\r\n\r\n'],
    ['no host', 400, 'GET /api HTTP/1.1\r\n\r\n'],
  ])('%s gets %i in the shape of the contract, and the line is cut', async (_, status, text) => {
    const answer = await raw(address, text)
    expect(statusOf(answer)).toBe(status)
    expect(answer.toLowerCase()).toContain('connection: close')
    expect((await fetch(address)).status).toBe(401)
  })

  it('is cut off when it does not come to its end: headers, a body, a file', async () => {
    const hasty = await testServer({}, { patience: 300 })
    const someone = await hasty.person()
    const url = `${await hasty.listen()}/api/restapi/realestate`
    const { payload, headers } = await multipart(land, [picture()])
    const head = Object.entries({ ...headers, ...someone.bearer, 'content-length': String(payload.length) })
    const upload = `POST ${new URL(url).pathname} HTTP/1.1\r\nHost: x\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
    const answers = await Promise.all([
      raw(url, 'GET /api HTTP/1.1\r\nHost: x\r\nX: '),
      raw(url, upload),
      raw(url, upload, payload.subarray(0, payload.length - 20)),
    ])
    for (const answer of answers) {
      expect(statusOf(answer)).toBe(408)
      expect(answer).toContain('"functionnalDetails":"ERR_GEN_408"')
      expect(answer).toContain('x-content-type-options: nosniff')
    }
    await vi.waitFor(() => expect(readdirSync(join(hasty.dataDir, 'incoming'))).toEqual([]))
    expect(await list(hasty, someone)).toEqual([])
    expect(hasty.log()).not.toContain('"level":50')
    await hasty.close()
  })
})

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
