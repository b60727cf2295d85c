import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'

const basePath = '/'
const apiPrefix = process.env['API_PREFIX'] ?? '/api'

interface Api {
  ready: () => PromiseLike<unknown>
  close: () => PromiseLike<unknown>
  routing: (request: IncomingMessage, response: ServerResponse) => void
}

/** Loads the server of the product through Vite, so that it runs from source like the browser's half. */
async function openApi(vite: ViteDevServer): Promise<Api> {
  const { openDevelopmentApi } = (await vite.ssrLoadModule('/src/server/development.ts')) as {
    openDevelopmentApi: (environment: NodeJS.ProcessEnv) => Promise<Api>
  }
  const api = await openDevelopmentApi(process.env)
  await api.ready()
  return api
}

/** While developing, page and API come from one process: the API answers below its prefix, Vite does the rest. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer(vite) {
      let opened: Promise<Api> | undefined
      vite.middlewares.use((request, response, next) => {
        if (request.url !== apiPrefix && !request.url?.startsWith(`${apiPrefix}/`)) {
          next()
          return
        }
        opened ??= openApi(vite)
        opened.then((api) => api.routing(request, response), next)
      })
      vite.httpServer?.once('close', () => void opened?.then((api) => api.close()))
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll('__BASE_PATH__', basePath).replaceAll('__API_PREFIX__', apiPrefix).replaceAll('__NONCE__', ''),
    },
  }
}
