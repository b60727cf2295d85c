import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import svgr from 'vite-plugin-svgr'
import { tokens } from '../tokens.ts'

const folder = '.cache/ahead'

/**
 * Builds a module of the browser app for Node, with all that it imports, and loads it: what the build of the app has to
 * know of the app itself. Every call loads it anew.
 * @param entry path of the module, from the root of the project
 */
export async function buildAhead<Module>(entry: string): Promise<Module> {
  const outDir = resolve(folder, entry.replaceAll(/\W+/g, '-'))
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), svgr(), tokens()],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'entry.js' } },
    },
  })
  return (await import(`${pathToFileURL(resolve(outDir, 'entry.js')).href}?built=${Date.now()}`)) as Module
}
