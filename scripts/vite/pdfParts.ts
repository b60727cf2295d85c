import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const source = join('node_modules', 'pdfjs-dist')

/**
 * The files that PDF.js fetches by name, by folder: its worker, fonts and tables for files without their own, and
 * decoders.
 */
const wanted: Record<string, RegExp> = {
  'legacy/build': /^pdf\.worker\.min\.mjs$/,
  standard_fonts: /./,
  cmaps: /./,
  wasm: /^(LICENSE|\w+_nowasm_fallback\.js$)/,
}
const paths = Object.entries(wanted).flatMap(([folder, names]) =>
  readdirSync(join(source, folder))
    .filter((name) => names.test(name))
    .map((name) => `${folder}/${name}`),
)

/** Puts the parts of PDF.js under the names by which it asks for them, below a folder that names the version. */
export function pdfParts(): Plugin {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  const folder = `assets/pdfjs-${version}/`
  return {
    name: 'pdf-parts',
    generateBundle() {
      for (const path of paths) {
        this.emitFile({ type: 'asset', fileName: folder + path, source: readFileSync(join(source, path)) })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, ({ url = '' }, response, next) => {
        const path = paths.find((known) => url === `/${known}`)
        if (path === undefined) {
          next()
          return
        }
        if (/js$/.test(path)) response.setHeader('content-type', 'text/javascript')
        createReadStream(join(source, path)).pipe(response)
      })
    },
  }
}
