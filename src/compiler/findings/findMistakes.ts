import type { MigrationDefinition } from '#generated/definitions.gen.ts'
import { checkContract } from './calls/checkContract.ts'
import type { Finding } from './Finding.ts'
import { checkTexts } from './names/checkTexts.ts'
import { checkWords } from './names/checkWords.ts'
import type { Project } from './Project.ts'
import { createMemory } from './read/createMemory.ts'
import { readProject } from './read/readProject.ts'
import { checkMigrations } from './records/checkMigrations.ts'
import { checkPatterns } from './records/checkPatterns.ts'
import { checkRecords } from './records/checkRecords.ts'
import { checkShared } from './records/checkShared.ts'
import { checkDetails } from './screens/checkDetails.ts'
import { checkForms } from './screens/checkForms.ts'
import { checkNotices } from './screens/checkNotices.ts'
import { checkScreens } from './screens/checkScreens.ts'
import { checkTables } from './screens/checkTables.ts'

export type Rule = (project: Project) => void

/** What the machine around the compiler gives. */
export interface Surroundings {
  /** Fingerprint of a step, by which a stored shape knows it. */
  stepHash: (step: MigrationDefinition) => string
  /** Rules on files that only the caller understands. */
  rules: Rule[]
}

/** All mistakes in the definitions among some files, in the order of files and lines. */
export type FindMistakes = (files: Map<string, string>) => Finding[]

/** What one call has read, the next one need not read again. */
export function createFindMistakes({ stepHash, rules: others }: Surroundings): FindMistakes {
  const memory = createMemory()
  // Words come last: the other rules say which ones are used.
  const rules = [
    checkPatterns,
    checkRecords,
    (project: Project) => checkMigrations(project, stepHash),
    checkForms,
    checkTables,
    checkDetails,
    checkNotices,
    checkShared,
    checkScreens,
    checkContract,
    ...others,
    checkTexts,
    checkWords,
  ]
  return (files) => {
    const findings: Finding[] = []
    const project = readProject(files, findings, memory)
    if (project) for (const rule of rules) rule(project)
    const once = new Map(findings.map((finding) => [JSON.stringify(finding), finding]))
    return [...once.values()].sort(
      (left, right) => left.file.localeCompare(right.file) || left.line - right.line || left.column - right.column,
    )
  }
}
