import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** The contents of each JavaScript file: lengths of its modules before minification, by path. */
export type BuildContents = Record<string, Record<string, number>>

/** Lists the modules of the last build; the server does not serve it. */
export const contentsFile = join('.cache', 'build-contents.json')

/** Writes down which modules each file of the build holds, to explain the weight of a page. */
export function contents(): Plugin {
  return {
    name: 'contents',
    apply: 'build',
    writeBundle(_, bundle) {
      const written: BuildContents = {}
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const lengths: Record<string, number> = {}
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          lengths[relative(process.cwd(), id)] = renderedLength
        }
        written[file.fileName] = lengths
      }
      mkdirSync('.cache', { recursive: true })
      writeFileSync(contentsFile, `${JSON.stringify(written, null, 2)}\n`)
    },
  }
}
