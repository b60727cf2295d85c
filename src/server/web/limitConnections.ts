import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { belongsTo, networksOf } from '../request/networkAddress.ts'
import type { Settings } from '../settings.ts'

type Limits = Pick<Settings, 'maxConnections' | 'maxConnectionsPerAddress' | 'trustedProxies'>

/**
 * Turns away connections beyond those that all callers may have, and those that one address may have, counted by its
 * networks: nobody alone takes them all. A trusted proxy speaks for many, and has limits of its own.
 */
export function limitConnections(app: FastifyInstance, limits: Limits): void {
  const { maxConnections, maxConnectionsPerAddress, trustedProxies } = limits
  const isProxy = belongsTo(trustedProxies)
  const counts = new Map<string, number>()
  const add = (network: string, step: 1 | -1) => {
    const count = (counts.get(network) ?? 0) + step
    if (count > 0) counts.set(network, count)
    else counts.delete(network)
  }
  app.server.maxConnections = maxConnections
  app.server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isProxy(remoteAddress)) return
    const networks = networksOf(remoteAddress)
    if (networks.some(({ network, share }) => (counts.get(network) ?? 0) >= share * maxConnectionsPerAddress)) {
      socket.destroy()
      return
    }
    for (const { network } of networks) add(network, 1)
    socket.once('close', () => {
      for (const { network } of networks) add(network, -1)
    })
  })
}
