import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDomain, type Domain, type Texts } from '#compiler/domain.ts'

/** The texts of the definitions of a project, by their path below its root. */
export function readTexts(root = '.'): Texts {
  const files = ['schemas', 'openapi', 'locales'].flatMap((folder) => filesIn(root, folder))
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** The definitions of this project. */
export const readOwnDomain = (): Domain => readDomain(readTexts())

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|yaml)$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}
