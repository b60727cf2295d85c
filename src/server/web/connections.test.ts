import Fastify from 'fastify'
import { connect, type AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { acceptFirst } from './connections.ts'

const maxConnections = 60

it('accepts connections that come together before their calls go on', async () => {
  // A busy machine may take longer than calls wait at most: the clock stands.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1)
  const app = Fastify()
  let calls = 0
  const before: number[] = []
  acceptFirst(app)
  app.get('/', () => `${(calls += 1)}`)
  app.server.on('connection', () => before.push(calls))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sockets = Array.from({ length: maxConnections }, () => {
    const socket = connect(port, '127.0.0.1')
    const call = () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    socket.on('data', call)
    call()
    return socket
  })
  await vi.waitFor(() => expect(before).toHaveLength(maxConnections), 20_000)
  // As Node accepts them, there are hundreds.
  expect(before.at(-1)).toBeLessThan(2 * maxConnections)
  await vi.waitFor(() => expect(calls).toBeGreaterThan(2 * maxConnections), 20_000)
  for (const socket of sockets) socket.destroy()
  await app.close()
  clock.mockRestore()
})
