import type { Finding } from '#compiler/findings/Finding.ts'
import { createFindMistakes } from '#compiler/findings/findMistakes.ts'
import { stepHash } from '../migrations/stepHash.ts'
import { checkDemo } from './checkDemo.ts'
import { readFiles } from './readFiles.ts'

const findMistakes = createFindMistakes({ stepHash, rules: [checkDemo] })

/**
 * All mistakes in the definitions below a project, in the order of files and lines.
 * @param root folder of the project
 * @param changed texts that stand in the place of files, by path below the project; undefined takes a file away
 */
export function lintDefinitions(root: string, changed: Record<string, string | undefined> = {}): Finding[] {
  return lintFiles(readFiles(root), changed)
}

/** The same for files that are at hand already. */
export function lintFiles(read: Map<string, string>, changed: Record<string, string | undefined> = {}): Finding[] {
  const files = new Map(read)
  for (const [file, text] of Object.entries(changed)) {
    if (text === undefined) files.delete(file)
    else files.set(file, text)
  }
  return findMistakes(files)
}
