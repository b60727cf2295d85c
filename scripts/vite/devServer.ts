import { realpathSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { liveDefinitions } from './liveDefinitions.ts'

const basePath = '/'
const port = process.env['PORT'] ?? ''
/** The port of the settings, unless the command line names another. */
const ownPort = /^\d{1,5}$/.test(port) ? { port: Number(port), strictPort: true } : {}
const apiPrefix = process.env['API_PREFIX'] ?? '/api'

/** While developing, page and API come from one process: the API answers below its prefix, Vite does the rest. */
export function devServer(): Plugin[] {
  const server: Plugin = {
    name: 'dev-server',
    apply: 'serve',
    config: (user) => ({
      // Packages may be linked from elsewhere; fonts and styles of theirs are fetched from where they really stand.
      server: {
        ...(user.server?.port === undefined && ownPort),
        fs: { allow: [process.cwd(), dirname(realpathSync('node_modules/vite'))] },
        // A watcher that reports a change at once drops the changes of the next 50 ms, and the last save with them.
        watch: { awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 } },
      },
      // A package that is found late has the page loaded anew, with all that was typed: what screens fetch later counts too.
      optimizeDeps: {
        entries: [
          'index.html',
          'src/{app,client,fields,screens,ui}/**/*.{ts,tsx}',
          '!src/**/*.test.*',
          '!src/**/testing/**',
        ],
      },
    }),
    resolveId: {
      order: 'pre',
      /** Node runs the validators of the API as they are: Vite would take seconds to go through them. */
      handler(id, importer) {
        if (this.environment.name !== 'ssr' || importer === undefined || !id.endsWith('.validators.gen.js')) return
        const file = resolve(dirname(importer), id)
        return { id: `${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`, external: true }
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('__BASE_PATH__', basePath)
          .replaceAll('__API_PREFIX__', apiPrefix)
          .replaceAll('__LANGUAGE__', 'fr')
          .replaceAll(/__(DESCRIPTION|PAGE|GUARD)__/g, ''),
    },
  }
  return [server, liveDefinitions(apiPrefix)]
}
