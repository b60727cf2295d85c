import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// Runs a program of dist/server: node scripts/run.js <name> [words]. Builds what it needs if that is missing or older than
// its sources. This is JavaScript, because Node reads it before anything is built.

const rooms = (/** @type {string[]} */ ...names) => names.map((name) => `src/${name}`)
const both = ['schemas', 'locales', 'package-lock.json', ...rooms('client', 'engine', 'generated')]
const app = {
  name: 'browser app',
  config: 'vite.config.ts',
  result: 'dist/app',
  sources: [...both, 'index.html', 'scripts/vite', 'vite.config.ts', ...rooms('app', 'fields', 'screens', 'ui')],
}
const server = {
  name: 'server',
  config: 'vite.server.config.ts',
  result: 'dist/server',
  sources: [...both, 'scripts', 'vite.server.config.ts', ...rooms('server')],
}
/** Programs that serve the browser app. */
const serving = ['main', 'demo']

/** @type {(path: string) => number} */
function newest(path) {
  if (!existsSync(path)) return 0
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** @type {(part: typeof app) => Promise<void>} */
async function buildIfStale({ name, config, result, sources }) {
  if (existsSync(result) && newest(result) >= Math.max(...sources.map(newest))) return
  process.stdout.write(`Building the ${name}…\n`)
  const { build } = await import('vite').catch((/** @type {unknown} */ cause) => {
    const cure = 'Run npm ci and npm run build, or node dist/server/main.js for what was built'
    throw new Error(`The ${name} is older than its sources, and no package is here to build it. ${cure}.`, { cause })
  })
  await build({ configFile: config, logLevel: 'warn' })
}

const [name = '', ...words] = process.argv.slice(2)
try {
  if (serving.includes(name)) await buildIfStale(app)
  await buildIfStale(server)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
const program = resolve(server.result, `${name}.js`)
// The program finds its words where they are if Node runs it by itself.
process.argv = [process.execPath, program, ...words]
await import(pathToFileURL(program).href)
