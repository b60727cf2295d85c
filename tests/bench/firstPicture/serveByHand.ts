import fastifyStatic from '@fastify/static'
import react from '@vitejs/plugin-react'
import fastify from 'fastify'
import { join } from 'node:path'
import { build } from 'vite'
import { compressed } from '../../../scripts/vite/compressed.ts'

const root = join(process.cwd(), 'tests', 'bench', 'firstPicture', 'byHand')
const outDir = join(process.cwd(), '.cache', 'bench', 'byHand')

/** Builds the pages that are written by hand, and serves them as ours are: compressed ahead, kept for a year. */
export async function serveByHand() {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), compressed()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
  })
  const app = fastify()
  await app.register(fastifyStatic, {
    root: outDir,
    wildcard: false,
    preCompressed: true,
    maxAge: '1y',
    immutable: true,
  })
  for (const path of ['/signin', '/signup']) app.get(path, (_, reply) => reply.sendFile('index.html', { maxAge: 0 }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `${url}/`, stop: () => app.close() }
}
