import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { house, land, multipart, picture } from '../requests.ts'
import { testServer, type TestServer } from '../server.ts'
import { me, server, withTwoAccounts } from '../twoAccounts.ts'

withTwoAccounts()

let address: string

beforeAll(async () => {
  address = `${await server.listen()}/api/restapi/realestate`
})

const waiting = () => readdirSync(join(server.dataDir, 'incoming')).length

/** Sends bytes as they are, and gives all that comes back until the server hangs up. */
async function raw(
  to: string,
  ...pieces: (string | Buffer | Iterable<string> | AsyncIterable<Buffer>)[]
): Promise<string> {
  const { port, hostname } = new URL(to)
  const socket = connect(Number(port), hostname)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  for (const piece of pieces) {
    for await (const bytes of typeof piece === 'string' || Buffer.isBuffer(piece) ? [piece] : piece) {
      if (!socket.writable) break
      if (!socket.write(bytes)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed])
    }
  }
  await closed
  return Buffer.concat(chunks).toString()
}

/** Bytes that come piece by piece. */
async function* dripping(bytes: Buffer, size: number): AsyncIterable<Buffer> {
  for (let at = 0; at < bytes.length; at += size) {
    yield bytes.subarray(at, at + size)
    await setTimeout(50)
  }
}

/** A server that waits so long and no longer for what is sent, and the head of a call of somebody on it. */
async function hurried(timeoutMs: number) {
  const hasty = await testServer({}, { timeoutMs })
  onTestFinished(() => hasty.close())
  const someone = await hasty.person()
  const url = `${await hasty.listen()}/api/restapi/realestate`
  const headOf = (headers: Record<string, string>) => {
    const lines = Object.entries({ ...headers, ...someone.bearer }).map(([name, value]) => `${name}: ${value}\r\n`)
    return `POST ${new URL(url).pathname} HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n`
  }
  return { hasty, someone, url, headOf }
}

/** Most of it comes at once where it stops just before its end. */
const large = { name: 'a.png', bytes: Buffer.concat([picture().bytes, Buffer.alloc(90_000)]) }

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
    ['two hosts', 400, 'GET /health/live HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n'],
  ])('%s gets %i in the shape of the contract, and the line is cut', async (_, status, text) => {
    const answer = await raw(address, text)
    expect(statusOf(answer)).toBe(status)
    expect(answer.toLowerCase()).toContain('connection: close')
    expect((await fetch(address)).status).toBe(401)
  })

  it('may come slowly as long as it comes, if it is a form with files', async () => {
    const { url, headOf } = await hurried(500)
    const { payload, headers } = await multipart(land, [large])
    const start = headOf({ ...headers, 'content-length': String(payload.length), connection: 'close' })
    expect(statusOf(await raw(url, start, dripping(payload, 3_000)))).toBe(200)
  })

  it('is answered and cut off when it has no end: parts, one part, what stands before them', async () => {
    const { hasty, url, headOf } = await hurried(300)
    const head = headOf({ 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' })
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
    const part = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\n\r\n`
    function* endless(text: string) {
      for (;;) yield text
    }
    const bulk = 'x'.repeat(1_000_000)
    for (const [first, again] of [
      ['', `${part('other')}${bulk}\r\n`],
      [part('pictures'), bulk],
      ['', bulk],
    ] as const) {
      const answer = await raw(url, head, chunk(first || ' '), endless(chunk(again)))
      expect(statusOf(answer)).toBe(413)
    }
    await vi.waitFor(() => expect(readdirSync(join(hasty.dataDir, 'incoming'))).toEqual([]))
  })

  it('is cut off when it comes in tiny chunks; the others are skipped, and the next request is answered', async () => {
    const { url, headOf } = await hurried(30_000)
    const head = headOf({ 'content-type': 'application/json', 'transfer-encoding': 'chunked' })
    const pushed = vi.spyOn(Readable.prototype, 'push')
    await raw(url, `${head}${'1\r\n \r\n'.repeat(5000)}0\r\n\r\n`)
    const chunks = pushed.mock.calls.filter(([piece]) => Buffer.isBuffer(piece) && piece.toString() === ' ')
    pushed.mockRestore()
    expect(chunks.length).toBeLessThan(600)
    const whole = `${head.replace('\r\n', '\r\nConnection: close\r\n')}2\r\n{}\r\n0\r\n\r\n`
    expect(statusOf(await raw(url, whole))).toBeGreaterThanOrEqual(400)
  })

  it('is cut off when tiny chunks follow after the answer', async () => {
    const { url, headOf } = await hurried(30_000)
    const head = headOf({ 'content-type': 'application/json', 'transfer-encoding': 'chunked' })
    const { port, hostname } = new URL(url)
    const socket = connect(Number(port), hostname).on('error', () => {})
    onTestFinished(() => void socket.destroy())
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(head.replace(/authorization: /i, 'x: '))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(statusOf(answer.toString())).toBe(401)
    socket.write('1\r\n \r\n'.repeat(5000))
    await closed
  })

  it('is cut off when it does not come to its end: headers, a body, a file, also where it drips', async () => {
    const { hasty, someone, url, headOf } = await hurried(300)
    const { payload, headers } = await multipart(land, [large])
    const upload = headOf({ ...headers, 'content-length': String(payload.length) })
    const text = upload
      .replace(`${payload.length}`, '1000')
      .replace('multipart/form-data', 'application/json')
      .replace('/restapi/realestate', '/authentication/signin')
    const answers = await Promise.all([
      raw(url, text, dripping(Buffer.alloc(100, ' '), 1)),
      raw(url, upload, dripping(payload, 2)),
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
    expect(await someone.estates.list()).toEqual([])
    expect(hasty.log()).not.toContain('"level":50')
  })
})

it('has so many connections at a time, and no more', async () => {
  const small = await testServer({ MAX_CONNECTIONS: '2' })
  const { port, hostname } = new URL(await small.listen())
  const sockets = Array.from({ length: 3 }, () => connect(Number(port), hostname))
  const closed = await Promise.race(sockets.map((socket, at) => once(socket, 'close').then(() => at)))
  expect(closed).toBe(2)
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, true])
  await small.close()
})

it('has so many connections of one address at a time, unless it is a proxy that is trusted', async () => {
  const limits = { MAX_CONNECTIONS_PER_ADDRESS: '2' }
  const direct = await testServer({ ...limits, TRUSTED_PROXIES: '192.0.2.1' })
  const behind = await testServer(limits)
  onTestFinished(async () => {
    await Promise.all([direct.close(), behind.close()])
  })
  const open = async (to: TestServer, times: number) => {
    const { port, hostname } = new URL(await to.listen())
    const sockets = Array.from({ length: times }, () => connect(Number(port), hostname))
    return {
      sockets,
      ask: () => raw(`http://${hostname}:${port}`, 'GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    }
  }
  const one = await open(direct, 2)
  await Promise.all(one.sockets.map((socket) => once(socket, 'connect')))
  expect(await one.ask()).toBe('')
  const [first] = one.sockets
  first?.destroy()
  await vi.waitFor(async () => expect(statusOf(await one.ask())).toBe(200))
  const other = await open(behind, 5)
  expect(statusOf(await other.ask())).toBe(200)
  for (const socket of [...one.sockets, ...other.sockets]) socket.destroy()
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
    // Node alone would wait for their heads, longer than a test may take.
    await other.close()
  })

  it.each([
    ['begun', 'GET /health/li'],
    ['broken', '\u0001 nonsense\r\n\r\n'],
  ])('closes at once, though a head is %s after a call', async (_, text) => {
    const busy = await testServer()
    const { port, hostname } = new URL(await busy.listen())
    const connection = busy.nextConnection()
    // It does not hang up when the server does.
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true }).on('error', () => {})
    onTestFinished(() => void socket.destroy())
    socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'data')
    const { bytesRead } = await connection
    socket.write(text)
    await vi.waitFor(async () => expect((await connection).bytesRead).toBe(bytesRead + text.length))
    await busy.close()
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
    expect(await me.estates.list()).toEqual([])
    expect(server.log()).not.toContain('"level":50')
  })

  it('answers a sender of far too much, who can read the answer', async () => {
    const file = { name: 'a.png', bytes: Buffer.alloc(60_000_000, 1) }
    const { payload, headers } = await multipart(land, [file])
    const answer = await fetch(address, { method: 'POST', headers: { ...headers, ...me.bearer }, body: payload })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ functionnalDetails: 'ERR_GEN_413' })
  })

  it('keeps no answer of a call in a cache, however its address is spelled', async () => {
    const { pathname } = new URL(address)
    const spellings = [pathname, pathname.replace('/a', '/%61'), address, `${pathname}?a=b`]
    for (const spelling of spellings) {
      const lines = ['Host: x', `Authorization: ${me.bearer.authorization}`, 'Connection: close']
      const answer = await raw(address, `GET ${spelling} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      expect([spelling, statusOf(answer), /^cache-control: (.*)\r$/im.exec(answer)?.[1]]).toEqual([
        spelling,
        200,
        'no-store',
      ])
    }
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
})
