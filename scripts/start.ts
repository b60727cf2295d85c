import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of the browser app; the server is not part of it. */
const rooms = ['app', 'client', 'engine', 'fields', 'generated', 'screens', 'ui'].map((room) => `src/${room}`)
const sources = [...rooms, 'schemas', 'locales', 'index.html', 'vite.config.ts', 'scripts/vite', 'package-lock.json']
const result = 'dist/index.html'

function newest(path: string): number {
  if (!existsSync(path)) return 0
  const own = statSync(path)
  if (!own.isDirectory()) return own.mtimeMs
  return Math.max(own.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** Builds the browser app if it is missing or older than its sources. */
async function buildIfStale(): Promise<void> {
  if (existsSync(result) && newest('dist') >= Math.max(...sources.map(newest))) return
  process.stdout.write('Building the browser app…\n')
  const { build } = await import('vite')
  await build({ logLevel: 'warn' })
}

// Builds before it loads the server's modules, so that a mistake in the app is reported first.
await buildIfStale()
// The server's own entry: it reads the settings, starts, says where it is, and stops cleanly on a signal.
await import('#server/main.ts')
