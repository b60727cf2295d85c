import { execFile } from 'node:child_process'
import { planFiles } from '../../scripts/new/planFiles.ts'
import { resourceOf } from '../../scripts/new/Resource.ts'
import { writeFiles } from '../../scripts/generate/generatedFiles.ts'
import { copyProject } from '../copyProject.ts'
import { enterPage } from './enterPage.ts'
import { snippetNamed } from './readPage.ts'

/** A copy of the project in which somebody does what the pages say. */
export type FollowedProject = ReturnType<typeof followedProject>

export function followedProject() {
  const copy = copyProject()
  /** Lays a resource out as `npm run new` does, without generating. */
  const add = async (...resource: Parameters<typeof resourceOf>) =>
    writeFiles(await planFiles(copy.folder, resourceOf(...resource)), copy.folder)
  return {
    ...copy,
    /** Runs a command line of a page. */
    run: (command: string) => run(command, copy.folder),
    /** Commits all that is there. Records that no commit knows may change without a step that carries them over. */
    commit: () =>
      run('git init -q . && git add -A && git -c user.name=a -c user.email=a@b.fr commit -qm x', copy.folder),
    add,
    /** Lays the resource of a page out, by the command that the page gives. */
    addBy(page: string) {
      const command = /^npm run new (\S+) -- --fr (\S+) --en (\S+)$/.exec(snippetNamed(page, 'new').trim())
      const [, name = '', fr, en] = command ?? []
      return add(name, { words: { fr, en } })
    },
    /** Does what a page asks for. */
    enter: (page: string) => enterPage(page, copy),
  }
}

/** @returns all that was written to either output, with the code */
function run(command: string, cwd: string) {
  return new Promise<{ code: number; output: string }>((done) => {
    execFile('/bin/sh', ['-c', command], { cwd, encoding: 'utf8' }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr })
    })
  })
}
