import { checkDefinitions } from './checkDefinitions.ts'
import { type Finding, findingLine } from '../text/Finding.ts'
import { createMemory } from '../project/createMemory.ts'
import { type Project, readProject } from '../project/readProject.ts'
import { checkContract } from './rules/contract.ts'
import { checkNormalForm, checkPatterns } from './rules/shared.ts'
import { checkWords } from './words/checkWords.ts'

export type Rule = (project: Project) => void

/** Texts of files by their path below the root of a project. */
export type Texts = ReadonlyMap<string, string>

/**
 * The reader of definitions. Files that stay the same between two calls are read once.
 * @param others rules that need what only the caller has
 */
export function createProjectReader(others: Rule[]) {
  const memory = createMemory()
  // Words come last: the other rules say which ones are used.
  const rules: Rule[] = [checkPatterns, checkNormalForm, checkDefinitions, checkContract, ...others, checkWords]
  return {
    /** All mistakes in the definitions among some files, causes first, in the order of files and lines. */
    findMistakes(texts: Texts): Finding[] {
      const findings: Finding[] = []
      const project = readProject(texts, findings, memory)
      if (project) for (const rule of rules) rule(project)
      const once = new Map(findings.map((finding) => [JSON.stringify(finding), finding]))
      return [...once.values()].sort(
        (left, right) =>
          rankOf(left) - rankOf(right) ||
          left.file.localeCompare(right.file) ||
          left.line - right.line ||
          left.column - right.column,
      )
    },
    /** Returns the definitions. Throws if one of them cannot be read. */
    read(texts: Texts): Project {
      const findings: Finding[] = []
      const project = readProject(texts, findings, memory)
      const [first] = findings
      if (!first && project && !project.isPartial) return project
      throw new Error(first ? findingLine(first) : 'The definitions cannot be read')
    },
  }
}

/**
 * Order of findings by cause: records, then the files that show their fields, words, demo records, and stored values
 * last.
 */
const causes = [/^schemas\/.*\.schema\.json$/, /^(schemas|openapi)\//, /^locales\//, /^/]
const rankOf = ({ file, code }: Finding) =>
  code === 'stored' ? causes.length : causes.findIndex((cause) => cause.test(file))
