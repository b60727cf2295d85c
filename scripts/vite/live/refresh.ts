import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Finding } from '#compiler/text/Finding.ts'
import { lintDefinitions, readFiles, readOwnProject } from '../../check/lintDefinitions.ts'
import { runningFiles, staleFiles, writeFiles } from '../../generate/generatedFiles.ts'

/** Delay after the last save before types and pages are generated, in milliseconds. Nothing runs on them. */
const generateDelayMs = 2000
const leastPriority = 15

export function createRefresh(root: string) {
  const writtenTexts = new Map<string, string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let child: ChildProcess | undefined
  /** Whether types and pages are older than the files that the page and the API run on. */
  let areTypesStale = false

  /** Generates types and pages in a child process, as that takes seconds and would block the dev server. */
  function generateAll(): void {
    child?.kill()
    child = spawn(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { cwd: root, stdio: 'ignore' })
    if (child.pid !== undefined) setPriority(child.pid, leastPriority)
    child.once('exit', (code) => (areTypesStale &&= code !== 0))
  }

  return {
    /**
     * Checks the definitions. If there are no findings, rewrites the generated files that the page and the API run on, and
     * returns the paths of the files that changed.
     * @param wordsOnly whether only words have changed: no file is generated from them
     */
    checkAndGenerate({ wordsOnly }: { wordsOnly: boolean }): { findings: Finding[]; written: string[] } {
      // Types of the save before would be generated from files of this one, which may have mistakes.
      clearTimeout(timer)
      child?.kill()
      // Files are read once for both: a file saved in between would be compiled unchecked.
      const files = readFiles(root)
      const findings = lintDefinitions(files)
      if (findings.length > 0) return { findings, written: [] }
      areTypesStale ||= !wordsOnly
      const stale = wordsOnly ? {} : staleFiles(runningFiles(readOwnProject(files)))
      for (const [path, text] of Object.entries(stale)) writtenTexts.set(path, text)
      writeFiles(stale)
      if (areTypesStale) timer = setTimeout(generateAll, generateDelayMs).unref()
      return { findings, written: Object.keys(stale) }
    },
    /** Whether a file has the text that was written here. Vite reports such a write too, but the page has it already. */
    hasWritten: (path: string, text: string) => writtenTexts.get(path) === text,
    stop() {
      clearTimeout(timer)
      child?.kill()
    },
  }
}
