import diagnostics from 'node:diagnostics_channel'
import fs, { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FileStorage } from '#server/files/diskFiles.ts'
import type { OpenOptions } from '#server/openServer.ts'
import { builtApp } from '../builtApp.ts'
import { estates, house, keyOf, multipart, picture } from '../requests.ts'
import { testServer, type TestServer } from '../server.ts'

const browserApp = builtApp()
const asset = '/assets/large-abc123.js'
/** More than what a line holds that nobody reads. */
const large = Buffer.alloc(12_000_000, ' ')
writeFileSync(join(browserApp, asset), large)

const timeoutMs = 500
const intercept: OpenOptions['intercept'] = (name, part) => {
  if (name !== 'files') return part
  const files = part as unknown as FileStorage
  const read = async (id: string) => {
    const stream = await files.read(id)
    if (stream) found.push(stream)
    await sending
    return stream
  }
  return { ...part, read }
}
let server: TestServer
let address: URL
let sockets: Socket[]
/** Stored files that calls have found, and what each waits for before it is sent. */
let found: Readable[]
let sending: Promise<unknown>
beforeEach(async () => {
  sockets = []
  found = []
  sending = Promise.resolve()
  server = await testServer({}, { browserApp, timeoutMs, intercept })
  address = new URL(await server.listen())
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await server.close()
})

/** Opens a connection on which so many calls are made in one packet. */
async function pipeline(path: string, times: number, lines: string[] = []): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname)
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\n${['Host: x', ...lines].join('\r\n')}\r\n\r\n`.repeat(times))
  return socket
}

/** All that comes over a connection until the server hangs up. */
async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}

const handles = '/proc/self/fd'
const openFiles = () => readdirSync(handles).length

interface Asked {
  path: string
  lines: string[]
}

/** The call for a stored file of somebody. */
async function storedFile(): Promise<Asked> {
  const someone = await server.person()
  const bytes = Buffer.concat([picture().bytes, large.subarray(0, 6_000_000)])
  const { payload, headers } = await multipart(house, [{ name: 'a.png', bytes }])
  const sent = { method: 'POST', url: estates, payload, headers: { ...headers, ...someone.bearer } } as const
  const { resourceUuid } = (await server.inject(sent)).json<{ resourceUuid: string }>()
  const got = await server.inject({ url: `${estates}/${resourceUuid}`, headers: someone.bearer })
  const [{ resourceUuid: file }] = got.json<{ pictures: [{ resourceUuid: string }] }>().pictures
  return { path: `${estates}/picture/${file}`, lines: [`Authorization: ${someone.bearer.authorization}`] }
}

describe('calls that wait for each other on a connection', () => {
  it.skipIf(!existsSync(handles)).each([
    ['an asset of the page', () => Promise.resolve({ path: asset, lines: [] })],
    ['a stored file', storedFile],
  ])('leave no handle open when their caller has gone: %s', async (_, prepare) => {
    const { path, lines } = await prepare()
    const before = openFiles()
    for (let at = 0; at < 10; at += 1) await pipeline(path, 60, lines)
    // Both ends of each connection, and files.
    await vi.waitFor(() => expect(openFiles()).toBeGreaterThan(before + 30), 5000)
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before), 10_000)
  })

  it('leave none open that was found only when their caller had gone', async () => {
    const { path, lines } = await storedFile()
    const hungUp = server.nextHangUp()
    sending = hungUp.then(() => setImmediate())
    // No more than are at work at a time.
    const socket = await pipeline(path, 2, lines)
    await vi.waitFor(() => expect(found).toHaveLength(2))
    socket.destroy()
    await vi.waitFor(() => expect(found.map(({ closed }) => closed)).toEqual([true, true]))
  })
})

it('lets eight calls wait on a connection and closes it after one more, so that none waits unseen', async () => {
  const answers = await readAll(await pipeline('/health/live', 40))
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 503])
  expect(answers).toMatch(/connection: close/i)
  expect(answers.endsWith('}')).toBe(true)
})

it('cuts an answer that nobody reads, and none that is only slow', async () => {
  const hungUp = server.nextHangUp()
  await pipeline(asset, 1)
  await hungUp
  // A reader who takes a little from time to time.
  const slow = await pipeline(asset, 1, ['Connection: close'])
  let taken = 0
  slow.on('data', (chunk: Buffer) => {
    taken += chunk.length
    slow.pause()
    setTimeout(() => slow.resume(), taken % 1_000_000 < chunk.length ? timeoutMs / 5 : 0)
  })
  await once(slow, 'close')
  expect(taken).toBeGreaterThan(large.length)
})

it('tells nothing of a file in the answer that stands in its place', async () => {
  const full = Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  const refuse = () => new Readable({ read: () => undefined, construct: (done) => done(full) })
  const spied = vi.spyOn(fs, 'createReadStream').mockImplementation(refuse as unknown as typeof fs.createReadStream)
  const answer = await server.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'gzip' } })
  expect([answer.statusCode, keyOf(answer)]).toEqual([503, 'ERR_GEN_503'])
  const headers = ['content-encoding', 'etag', 'last-modified', 'accept-ranges'].filter(
    (name) => name in answer.headers,
  )
  expect(headers).toEqual([])
  expect(answer.headers['cache-control']).toBe('no-store')
  spied.mockRestore()
})

it('makes no call of what stands behind the one that closes the connection, however much comes in one packet', async () => {
  const begun = vi.fn()
  diagnostics.subscribe('http.server.request.start', begun)
  const answers = await readAll(await pipeline('/health/live', 1000))
  diagnostics.unsubscribe('http.server.request.start', begun)
  expect(begun).toHaveBeenCalledTimes(10)
  expect([...answers.matchAll(/HTTP\/1\.1 503/g)]).toHaveLength(1)
})

it('hangs up on a caller who goes on to send packets, though the first call is not answered yet', async () => {
  const { path, lines } = await storedFile()
  let end = () => {}
  sending = new Promise<void>((resolve) => (end = resolve))
  const connection = server.nextConnection()
  const socket = await pipeline(path, 60, lines)
  const packet = Buffer.alloc(65_536, ' ')
  const send = () => {
    while (socket.writable && socket.write(packet));
  }
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('drain', send)
  send()
  // What is sent is read slowly, and little of it.
  await vi.waitFor(async () => expect((await connection).isPaused()).toBe(true))
  await closed
  expect((await connection).bytesRead).toBeLessThan(20 * packet.length)
  end()
})
