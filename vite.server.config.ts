import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { serverFiles } from './scripts/vite/serverFiles.ts'

/** Programs that run where the product is served: the server, and the commands of its operators. */
const commands = ['audit', 'backup', 'demo', 'migrate', 'restore'].map((name) => `scripts/${name}.ts`)

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: Record<string, string>
}

export default defineConfig({
  publicDir: false,
  plugins: [serverFiles()],
  // A server installs no package that is for development only: the demo has its few parts of them built in.
  ssr: { noExternal: Object.keys(devDependencies) },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: ['src/server/main.ts', ...commands],
      output: { chunkFileNames: '[name].js', sourcemapExcludeSources: true },
    },
  },
})
