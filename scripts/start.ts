import { buildIfStale } from './suite/buildIfStale.ts'

// Built before the server's modules are read, so that a mistake in the app is told first.
await buildIfStale()
// The server's own entry: it reads the settings, starts, says where it is, and stops cleanly on a signal.
await import('#server/main.ts')
