import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Files and folders that the server and the demo read while they run. */
const read = [
  'locales',
  'schemas/migrations',
  'scripts/demo/files',
  'scripts/demo/records',
  'src/server/mail/message.html',
  'src/server/store/database/migrations',
]

/** Puts copies of those files into the build, at the same paths, so that it runs without the sources. */
export function serverFiles(): Plugin {
  return {
    name: 'server-files',
    apply: 'build',
    generateBundle() {
      for (const fileName of read.flatMap(filesIn)) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(fileName) })
      }
    },
  }
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap(({ name }) => filesIn(join(path, name)))
}
