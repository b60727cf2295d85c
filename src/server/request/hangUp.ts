import type { Socket } from 'node:net'
import { refusals } from '../errors.ts'

const signals = new WeakMap<Socket, AbortSignal>()

/** Aborts once the connection of a call has closed: nobody reads its answer any more. All calls of a connection share it. */
export function hangUpOf(socket: Socket): AbortSignal {
  const known = signals.get(socket)
  if (known) return known
  const controller = new AbortController()
  const hangUp = () => controller.abort(refusals.callerGone())
  if (socket.destroyed) hangUp()
  else socket.once('close', hangUp)
  signals.set(socket, controller.signal)
  return controller.signal
}
