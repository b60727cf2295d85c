import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const folders = ['schemas', 'locales', 'openapi']
/** Code that definitions refer to by name. */
const listings = ['src/app/pages', 'src/server/operations']
const single = ['src/ui/icons.tsx', 'src/ui/drawings.tsx']

/**
 * Texts of all definition files below a project by path, and of the code whose names they use.
 * Files of code that is not there yet are simply absent.
 */
export function readFiles(root: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const folder of [...folders, ...listings]) {
    if (!existsSync(join(root, folder))) continue
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      // Of code, the name is enough.
      files.set(relative(root, path).split(sep).join('/'), folder.startsWith('src') ? '' : readFileSync(path, 'utf8'))
    }
  }
  for (const file of single) if (existsSync(join(root, file))) files.set(file, readFileSync(join(root, file), 'utf8'))
  return files
}
