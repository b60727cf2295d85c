import { buildIfStale } from './suite/buildIfStale.ts'

// Builds before it loads the server's modules, so that a mistake in the app is reported first.
await buildIfStale()
// The server's own entry: it reads the settings, starts, says where it is, and stops cleanly on a signal.
await import('#server/main.ts')
