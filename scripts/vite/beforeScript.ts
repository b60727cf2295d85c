import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

const source = join('src', 'app', 'firstPage', 'beforeScript.js')

/** Runs a small script before anything is painted. Inline scripts are forbidden, hence a file. */
export function beforeScript(): Plugin {
  const { code: script } = minifySync(source, readFileSync(source, 'utf8'))
  const fileName = `assets/before-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`

  return {
    name: 'before-script',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(script)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: script })
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `./${fileName}` }, injectTo: 'head' }],
  }
}
