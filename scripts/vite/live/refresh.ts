import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Finding } from '#compiler/text/Finding.ts'
import { lintDefinitions, readFiles, readOwnProject } from '../../check/lintDefinitions.ts'
import { runningFiles, staleFiles, writeFiles } from '../../generate/generatedFiles.ts'

/** Pause after the last save before types and pages are made too, in milliseconds: nothing runs on them. */
const generateDelayMs = 2000
const leastPriority = 15

export function createRefresh(root: string) {
  const writtenTexts = new Map<string, string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let child: ChildProcess | undefined
  /** Types and pages are behind what runs. */
  let behind = false

  /** Types take seconds, in which nothing else could be answered: a process of its own makes them. */
  function generateAll(): void {
    child?.kill()
    child = spawn(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { cwd: root, stdio: 'ignore' })
    if (child.pid !== undefined) setPriority(child.pid, leastPriority)
    child.once('exit', (code) => (behind &&= code !== 0))
  }

  return {
    /**
     * Checks the definitions. Unless something is wrong, remakes what runs by them, and gives the paths of generated files
     * that are new; words alone run nothing.
     */
    now(wordsOnly: boolean): { findings: Finding[]; written: string[] } {
      // A file that was right a moment ago may be half saved by now.
      clearTimeout(timer)
      child?.kill()
      // A single reading serves both: a file saved in between would be compiled unchecked.
      const files = readFiles(root)
      const findings = lintDefinitions(files)
      if (findings.length > 0) return { findings, written: [] }
      behind ||= !wordsOnly
      const stale = wordsOnly ? {} : staleFiles(runningFiles(readOwnProject(files)))
      for (const [path, text] of Object.entries(stale)) writtenTexts.set(path, text)
      writeFiles(stale)
      if (behind) timer = setTimeout(generateAll, generateDelayMs).unref()
      return { findings, written: Object.keys(stale) }
    },
    /** Whether a file stands as it was written here: its watchers have been notified already. */
    isOwn: (path: string, text: string) => writtenTexts.get(path) === text,
    stop() {
      clearTimeout(timer)
      child?.kill()
    },
  }
}
