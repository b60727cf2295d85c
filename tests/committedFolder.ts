import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporaryFolder.ts'

/** A repository of its own with parts of this project in its first commit: what is changed in this one is no mistake there. */
export function committedFolder(...parts: string[]) {
  const folder = temporaryFolder()
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], { cwd: folder })
  const commit = () => {
    git('add', '.')
    git('commit', '--quiet', '--message', 'Next')
  }
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  git('init', '--quiet')
  commit()
  return {
    folder,
    git,
    /** Commits all that is there. */
    commit,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
  }
}
