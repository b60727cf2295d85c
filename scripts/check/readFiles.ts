import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { knownShape, shapeFile } from '../migrations/knownShape.ts'

/** Definitions, what the demo enters by them, and the code whose names and words they share. */
const folders = ['schemas', 'locales', 'openapi', 'scripts/demo/records', 'src']
const isRead = (file: string) => /\.(json|ya?ml|tsx?)$/.test(file) && !/\.(test|gen)\.|\.d\.ts$/.test(file)

/** Texts of all files below a project that the check reads, by path. Folders that are not there are simply absent. */
export function readFiles(root: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const folder of folders) {
    if (!existsSync(join(root, folder))) continue
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !isRead(entry.name)) continue
      const path = join(entry.parentPath, entry.name)
      const file = relative(root, path).split(sep).join('/')
      // What the compiler says of words asks for none.
      if (!file.startsWith('src/compiler/')) files.set(file, readFileSync(path, 'utf8'))
    }
  }
  const shape = knownShape(root)
  if (shape !== undefined) files.set(shapeFile, shape)
  return files
}
