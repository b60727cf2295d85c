import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import svgr from 'vite-plugin-svgr'

const folder = '.cache/ahead'

/** Node draws no styles. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
}

/**
 * Builds a module of the browser app for Node, with all that it imports, and loads it: what the build of the app has to
 * know of the app itself. Every call builds and loads it anew.
 * @param entry path of the module, from the root of the project
 */
export async function buildAhead<Module>(entry: string, plugins: Plugin[] = []): Promise<Module> {
  const place = resolve(folder, entry.replaceAll(/\W+/g, '-'))
  rmSync(place, { recursive: true, force: true })
  // Node loads a file once for each address. Parts of the module import the entry by its name: a query would not do.
  const outDir = join(place, String(Date.now()))
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), svgr(), withoutStyles, ...plugins],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'entry.js' } },
    },
  })
  return (await import(pathToFileURL(join(outDir, 'entry.js')).href)) as Module
}
