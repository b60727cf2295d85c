import type { Finding } from '#compiler/findings/Finding.ts'
import type { Domain } from '#compiler/domain.ts'
import { createReader, type Texts } from '#compiler/findings/createReader.ts'
import { stepHash } from '../migrations/knownShape.ts'
import { checkDemo } from './checkDemo.ts'
import { readFiles } from './readFiles.ts'

const reader = createReader({ stepHash, rules: [checkDemo] })

/** The definitions of this project. Throws if one of them cannot be read. */
export const readOwnDomain = (): Domain => reader.readDomain(readFiles('.'))

/**
 * All mistakes in the definitions below a project, causes first, in the order of files and lines.
 * @param root folder of the project
 * @param changed texts that stand in the place of files, by path below the project; undefined takes a file away
 */
export function lintDefinitions(root: string, changed: Record<string, string | undefined> = {}): Finding[] {
  return lintFiles(readFiles(root), changed)
}

/** The same for files that are at hand already. */
export function lintFiles(read: Texts, changed: Record<string, string | undefined> = {}): Finding[] {
  const files = new Map(read)
  for (const [file, text] of Object.entries(changed)) {
    if (text === undefined) files.delete(file)
    else files.set(file, text)
  }
  return reader.findMistakes(files)
}
