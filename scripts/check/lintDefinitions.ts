import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Finding } from '#compiler/text/Finding.ts'
import { createProjectReader, type Texts } from '#compiler/check/createProjectReader.ts'
import type { Project } from '#compiler/project/readProject.ts'
import { checkMigrations } from '#compiler/check/migrations/checkMigrations.ts'
import { checkDemo } from './checkDemo.ts'
import { runModule } from './runModule.ts'
import { offeredValues } from '../generate/offeredValues.ts'
import { knownShape, shapeFile, stepHash } from '../generate/shape.ts'

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
      // Texts of the compiler are no keys of words.
      if (!file.startsWith('src/compiler/')) files.set(file, readFileSync(path, 'utf8'))
    }
  }
  const shape = knownShape(root)
  if (shape !== undefined) files.set(shapeFile, shape)
  return files
}

const reader = createProjectReader([
  (project) => checkMigrations(project, { stepHash, offered: offeredValues, run: runModule }),
  checkDemo,
])

/** The definitions of a project. Throws if one of them cannot be read. @param project its folder, or the texts of its files */
export const readOwnProject = (project: string | Texts = '.'): Project =>
  reader.read(typeof project === 'string' ? readFiles(project) : project)

/**
 * All mistakes in the definitions of a project, causes first, in the order of files and lines.
 * @param project its folder, or the texts of its files where they are at hand
 * @param changed texts that stand in the place of files, by path below the project; undefined takes a file away
 */
export function lintDefinitions(project: string | Texts, changed: Record<string, string | undefined> = {}): Finding[] {
  const files = new Map(typeof project === 'string' ? readFiles(project) : project)
  for (const [file, text] of Object.entries(changed)) {
    if (text === undefined) files.delete(file)
    else files.set(file, text)
  }
  return reader.findMistakes(files)
}
