import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { Plugin } from 'vite'

const address = '/docs'
const types: Record<string, string> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  yaml: 'application/yaml',
}

const page = `<!doctype html>
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
        url: '${address}/openapi/openapi.yaml',
        dom_id: '#reference',
        deepLinking: true,
        docExpansion: 'list',
        persistAuthorization: true,
      })
    </script>
  </body>
</html>
`

/** The API reference at /docs, drawn from the contract and the schemas as they stand on disk; nothing comes from afar. */
export function apiReference(apiPrefix: string): Plugin {
  const root = process.cwd()

  async function answer(path: string): Promise<string | undefined> {
    if (path === '' || path === '/') return page
    const [, folder = '', ...rest] = normalize(path).split('/')
    const inside = rest.join('/')
    if (folder === 'ui' && /^swagger-ui(-bundle)?\.(css|js)$/.test(inside)) {
      const { getAbsoluteFSPath } = await import('swagger-ui-dist')
      return readFile(join(getAbsoluteFSPath(), inside), 'utf8')
    }
    if (folder === 'openapi' && inside === 'openapi.yaml') {
      const text = await readFile(join(root, folder, inside), 'utf8')
      return text.replace('- url: /api\n', `- url: ${apiPrefix}\n`)
    }
    return folder === 'schemas' && inside.endsWith('.schema.json')
      ? readFile(join(root, folder, inside), 'utf8')
      : undefined
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
