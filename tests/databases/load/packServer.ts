import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * The server in one file, which starts in half the time: so many starts are affordable. It is made once for each state of
 * the source. The file stands as deep in the project as its source, so that it finds all that it reads from the disk.
 */
export async function packServer(): Promise<string> {
  const folder = join('.cache', `server-${stateOf('src', 'locales', 'package-lock.json')}`)
  if (!existsSync(folder)) {
    mkdirSync('.cache', { recursive: true })
    const outDir = mkdtempSync(join('.cache', 'packing-'))
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      build: { ssr: 'src/server/main.ts', outDir, emptyOutDir: false, target: 'node20' },
    })
    try {
      renameSync(outDir, folder)
    } catch (cause) {
      // Another worker may have been quicker.
      rmSync(outDir, { recursive: true })
      if (!existsSync(folder)) throw cause
    }
  }
  return join(folder, 'main.js')
}

/** A fingerprint of files and of all that folders hold. */
function stateOf(...paths: string[]): string {
  const hash = createHash('sha1')
  for (const path of paths) {
    const inside = path.includes('.') ? [''] : readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()
    for (const file of inside.map((name) => join(path, name)).filter((name) => /\.\w+$/.test(name))) {
      hash.update(file).update(readFileSync(file))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
