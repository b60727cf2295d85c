import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const address = '/docs'
const types: Record<string, string> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
}

const page = (apiPrefix: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Trousseau API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${address}/ui/swagger-ui.css" />
    <script src="${address}/ui/swagger-ui-bundle.js"></script>
  </head>
  <body>
    <div id="reference"></div>
    <script>
      SwaggerUIBundle({
        url: '${apiPrefix}/openapi.json',
        dom_id: '#reference',
        deepLinking: true,
        docExpansion: 'list',
        persistAuthorization: true,
      })
    </script>
  </body>
</html>
`

/** The API reference at /docs, drawn from the contract as the API beside it serves it; nothing comes from afar. */
export function apiReference(apiPrefix: string): Plugin {
  async function answer(path: string): Promise<string | undefined> {
    if (path === '' || path === '/') return page(apiPrefix)
    const file = /^\/ui\/(swagger-ui(-bundle)?\.(css|js))$/.exec(path)?.[1]
    if (file === undefined) return undefined
    const { getAbsoluteFSPath } = await import('swagger-ui-dist')
    return readFile(join(getAbsoluteFSPath(), file), 'utf8')
  }

  return {
    name: 'api-reference',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        if (path !== address && !path.startsWith(`${address}/`)) {
          next()
          return
        }
        answer(path.slice(address.length)).then((text) => {
          if (text === undefined) {
            next()
            return
          }
          const ending = /\.(\w+)$/.exec(path)?.[1] ?? 'html'
          response.setHeader('Content-Type', `${types[ending] ?? 'text/plain'}; charset=utf-8`)
          response.end(text)
        }, next)
      })
    },
  }
}
