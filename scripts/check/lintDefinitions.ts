import type { Finding } from './Finding.ts'
import { createMemory } from './read/createMemory.ts'
import { readFiles } from './read/readFiles.ts'
import { readProject } from './readProject.ts'
import { checkContract } from './rules/checkContract.ts'
import { checkDemo } from './rules/checkDemo.ts'
import { checkDetails } from './rules/checkDetails.ts'
import { checkForms } from './rules/checkForms.ts'
import { checkMigrations } from './rules/checkMigrations.ts'
import { checkNotices } from './rules/checkNotices.ts'
import { checkPatterns } from './rules/checkPatterns.ts'
import { checkRecords } from './rules/checkRecords.ts'
import { checkScreens } from './rules/checkScreens.ts'
import { checkShared } from './rules/checkShared.ts'
import { checkTables } from './rules/checkTables.ts'
import { checkTexts } from './rules/checkTexts.ts'
import { checkWords } from './rules/checkWords.ts'

// Words come last: the other rules say which ones are used.
const rules = [
  checkPatterns,
  checkRecords,
  checkMigrations,
  checkForms,
  checkTables,
  checkDetails,
  checkNotices,
  checkShared,
  checkScreens,
  checkContract,
  checkDemo,
  checkTexts,
  checkWords,
]

const memory = createMemory()

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
  const findings: Finding[] = []
  const project = readProject(files, findings, memory)
  if (project) for (const rule of rules) rule(project)
  const once = new Map(findings.map((finding) => [JSON.stringify(finding), finding]))
  return [...once.values()].sort(
    (left, right) => left.file.localeCompare(right.file) || left.line - right.line || left.column - right.column,
  )
}
