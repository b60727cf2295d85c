import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** What each file of JavaScript was made of: lengths of its modules before they were minified, by their paths. */
export type BuildContents = Record<string, Record<string, number>>

/** Lists the modules of the last build; the server does not serve it. */
export const contentsFile = join('.cache', 'build-contents.json')

/** Writes down which modules each file of the build holds, to explain the weight of a page. */
export function contents(): Plugin {
  return {
    name: 'contents',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const written: BuildContents = Object.fromEntries(
        chunks.map(({ fileName, modules }) => [
          fileName,
          Object.fromEntries(
            Object.entries(modules).map(([id, { renderedLength }]) => [shortName(id), renderedLength]),
          ),
        ]),
      )
      mkdirSync('.cache', { recursive: true })
      writeFileSync(contentsFile, `${JSON.stringify(written, null, 2)}\n`)
    },
  }
}

/** A module of a package by its path in it, one of the project by its path below the root. */
function shortName(id: string): string {
  const [path = id] = id.split('?')
  const packages = path.lastIndexOf('/node_modules/')
  return packages >= 0 ? path.slice(packages + 1) : relative(process.cwd(), path)
}
