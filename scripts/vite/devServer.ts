import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import type { DevelopmentApi } from '../../src/server/development.ts'
import { apiReference } from './apiReference.ts'
import { openApi } from './live/developmentApi.ts'
import { liveDefinitions } from './liveDefinitions.ts'

const basePath = '/'
const apiPrefix = process.env['API_PREFIX'] ?? '/api'

/** While developing, page and API come from one process: the API answers below its prefix, Vite does the rest. */
export function devServer(): Plugin[] {
  let opened: Promise<DevelopmentApi> | undefined
  const server: Plugin = {
    name: 'dev-server',
    apply: 'serve',
    config: () => ({
      // Packages may be linked from elsewhere; fonts and styles of theirs are fetched from where they really stand.
      server: { fs: { allow: [process.cwd(), dirname(realpathSync('node_modules/vite'))] } },
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
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        if (request.url !== apiPrefix && !request.url?.startsWith(`${apiPrefix}/`)) {
          next()
          return
        }
        opened ??= openApi(vite).catch((error: unknown) => {
          opened = undefined
          throw error
        })
        opened.then((api) => api.routing(request, response), next)
      })
      vite.httpServer?.once('close', () => void opened?.then((api) => api.close()))
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('__BASE_PATH__', basePath)
          .replaceAll('__API_PREFIX__', apiPrefix)
          .replaceAll('__LANGUAGE__', 'fr')
          .replaceAll(/__(NONCE|DESCRIPTION)__/g, ''),
    },
  }
  return [server, apiReference(apiPrefix), liveDefinitions({ onChanged: async () => (await opened)?.reread() })]
}
