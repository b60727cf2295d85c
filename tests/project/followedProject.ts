import { execFile } from 'node:child_process'
import { copyProject, type ProjectCopy } from '../copyProject.ts'
import { enterPage } from './enterPage.ts'

export interface Outcome {
  code: number
  /** All that was written to either output. */
  output: string
}

/** A copy of the project in which somebody does what the pages say. */
export interface FollowedProject extends ProjectCopy {
  /** Runs a command line of a page. */
  run: (command: string) => Promise<Outcome>
  /** Commits all that is there. Records that no commit knows may change without a step that carries them over. */
  commit: () => Promise<Outcome>
  /** Does what a page asks for. */
  enter: (page: string) => void
}

export function followedProject(): FollowedProject {
  const copy = copyProject()
  return {
    ...copy,
    run: (command) => run(command, copy.folder),
    commit: () =>
      run('git init -q . && git add -A && git -c user.name=a -c user.email=a@b.fr commit -qm x', copy.folder),
    enter: (page) => enterPage(page, copy),
  }
}

function run(command: string, cwd: string): Promise<Outcome> {
  return new Promise((done) => {
    execFile('/bin/sh', ['-c', command], { cwd, encoding: 'utf8' }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr })
    })
  })
}
