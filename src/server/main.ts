import closeWithGrace from 'close-with-grace'
import { readSettings } from './settings.ts'
import { startServer } from './openServer.ts'

// Files made from here on are readable by their owner alone: records, papers, keys.
process.umask(0o077)

// Stack traces name the lines of the sources, also where the server was built.
process.setSourceMapsEnabled(true)

/** Time that running requests may still take after a stop signal, in milliseconds. */
const grace = 30_000

try {
  const server = await startServer(readSettings(process.env))
  closeWithGrace({ delay: grace, logger: server.app.log }, async ({ err }) => {
    if (err) server.app.log.fatal({ err }, 'the server stops')
    await server.close()
  })
  process.stdout.write(`Trousseau is ready: ${server.address}\n`)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`The server does not start: ${message}\n`)
  process.exit(1)
}
