import { Agent, request } from 'node:http'

/** Calls that one account makes at once, and again as long as it is let. */
export interface Pouring {
  address: string
  method: string
  path: string
  headers: Record<string, string>
  /** In Base64. */
  body?: string
  atOnce: number
  /** Milliseconds after which the callers hang up, all together; without it each waits for its answer. */
  hangUpAfter?: number
}

// A program of its own: it must not hold up whoever measures beside it. Ends, with its connections, when its input does.
const { address, method, path, headers, body = '', atOnce, hangUpAfter } = JSON.parse(process.argv[2] ?? '') as Pouring
const payload = Buffer.from(body, 'base64')
const statuses: Record<string, number> = {}
const agent = hangUpAfter === undefined ? new Agent({ keepAlive: true }) : false
const count = (status: string) => (statuses[status] = (statuses[status] ?? 0) + 1)

function send() {
  const outgoing = request(address + path, {
    method,
    agent,
    headers: { ...headers, 'content-length': payload.length },
  })
  const ended = new Promise<void>((resolve) => {
    outgoing.once('response', (incoming) => {
      count(String(incoming.statusCode))
      incoming.resume()
    })
    outgoing.once('error', () => count('gone'))
    outgoing.once('close', resolve)
  })
  outgoing.end(payload)
  return { ended, hangUp: () => outgoing.destroy() }
}

async function pour(): Promise<never> {
  for (;;) {
    const sent = Array.from({ length: atOnce }, send)
    if (hangUpAfter !== undefined) {
      setTimeout(() => {
        for (const { hangUp } of sent) hangUp()
      }, hangUpAfter)
    }
    await Promise.all(sent.map(({ ended }) => ended))
  }
}

process.stdin.resume().once('end', () => {
  process.stdout.write(JSON.stringify(statuses), () => process.exit())
})
await pour()
