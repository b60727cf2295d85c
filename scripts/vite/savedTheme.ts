import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Marks the document with the saved theme before anything is painted. Inline scripts are forbidden, hence a file. */
const script = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}\n`
const fileName = `assets/theme-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`

export function savedTheme(): Plugin {
  return {
    name: 'saved-theme',
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
