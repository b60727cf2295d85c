import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line between server and database that can be cut. */
export type Line = Awaited<ReturnType<typeof openLine>>

export async function openLine(databaseUrl: string) {
  const { port, hostname } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let silent = false
  let waitsForCommit = false
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    let answerIsLost = false
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    near.on('data', (chunk) => {
      if (silent) return
      if (waitsForCommit && chunk.includes('commit\0')) {
        waitsForCommit = false
        answerIsLost = true
      }
      far.write(chunk)
    })
    far.on('data', (chunk) => {
      if (answerIsLost) near.destroy()
      else if (!silent) near.write(chunk)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    /** The database's address by this line. */
    url: url.href,
    /** From now on nothing passes, and nobody is told. */
    fallSilent: () => void (silent = true),
    /** Lets everything pass again; what waited in the silence is lost with its connections. */
    restore() {
      silent = false
      cut()
    },
    /** Cuts every connection. */
    cut,
    /** Cuts the next connection that commits: the database carries it out, and its answer is lost. */
    cutAfterCommit: () => void (waitsForCommit = true),
    close() {
      cut()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
