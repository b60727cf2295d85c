import { once } from 'node:events'
import { createServer, request as forward, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A call as it came over the wire. */
export interface RelayedCall {
  method: string
  /** Path with its query. */
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export type Relay = Awaited<ReturnType<typeof startRelay>>

interface Answer {
  status?: number
  /** What is sent as JSON. */
  json?: object
  /** What is sent as it stands. */
  text?: string
  type?: string
}

interface Disturbance {
  fits: (call: RelayedCall) => boolean
  moment: 'before' | 'after' | 'hold' | 'instead'
  released?: Promise<void>
  answer?: Answer
}

function passOn({ method, path, headers, body }: RelayedCall, target: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    forward(new URL(path, target), { method, headers }, resolve).on('error', reject).end(body)
  })
}

/**
 * A line between browser and server that writes down what goes over it, and can break. Playwright's own interception
 * does not see the bytes of files, and cannot lose an answer that the server has already given.
 */
export async function startRelay(target: string) {
  let calls: RelayedCall[] = []
  let disturbances: Disturbance[] = []
  const disturb = (disturbance: Disturbance) => {
    // The newest counts.
    disturbances.unshift(disturbance)
    return () => {
      disturbances = disturbances.filter((other) => other !== disturbance)
    }
  }
  const server = createServer((incoming, outgoing) => {
    async function relay(): Promise<void> {
      const { method = 'GET', url: path = '/', headers } = incoming
      const call = { method, path, headers, body: await buffer(incoming) }
      calls.push(call)
      const disturbance = disturbances.find(({ fits }) => fits(call))
      if (disturbance?.moment === 'before') return void incoming.socket.destroy()
      if (disturbance?.answer) {
        const { status = 200, json, text, type = 'application/json' } = disturbance.answer
        return void outgoing.writeHead(status, { 'content-type': type }).end(text ?? JSON.stringify(json))
      }
      const answer = await passOn(call, target)
      const bytes = await buffer(answer)
      if (disturbance?.moment === 'after') return void incoming.socket.destroy()
      await disturbance?.released
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(bytes)
    }
    relay().catch(() => incoming.socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** Its address, with a slash at the end. */
    url: `http://127.0.0.1:${port}${new URL(target).pathname}`,
    /** Calls since `forget`, in their order. */
    calls: () => calls,
    forget() {
      calls = []
      disturbances = []
    },
    /**
     * Cuts the line of each call that fits, `before` the server hears of it, or `after` it has answered and before anybody
     * learns what. The browser tries once more by itself, so the line stays cut until the given function is called.
     */
    cut: (moment: 'before' | 'after', fits: (call: RelayedCall) => boolean) => disturb({ moment, fits }),
    /** Keeps the answers of the calls that fit back until the given function is called. */
    hold(fits: (call: RelayedCall) => boolean) {
      let release: () => void = () => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      const end = disturb({ moment: 'hold', fits, released })
      return () => {
        end()
        release()
      }
    },
    /**
     * Answers the calls that fit in the server's place until the given function is called. Unlike Playwright's own
     * interception, it lets the browser keep what it has fetched: pages load twice as fast.
     */
    answer: (fits: (call: RelayedCall) => boolean, answer: Answer) => disturb({ moment: 'instead', fits, answer }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
