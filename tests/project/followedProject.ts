import { execFile } from 'node:child_process'
import { setJson } from '../../scripts/new/addScreens.ts'
import { copyProject, type ProjectCopy } from '../copyProject.ts'
import { readPage } from './readPage.ts'

export interface Outcome {
  code: number
  /** All that was written to either output. */
  output: string
}

/** A copy of the project in which somebody does what the pages say. */
export interface FollowedProject extends ProjectCopy {
  /** Runs a command line of a page. */
  run: (command: string) => Promise<Outcome>
  /** Does what a page asks for in JSON files: puts each block where it says. */
  enterJson: (page: string) => void
}

export function followedProject(): FollowedProject {
  const copy = copyProject()
  return {
    ...copy,
    run: (command) => run(command, copy.folder),
    enterJson(page) {
      for (const { language, about, text } of readPage(page)) {
        if (language !== 'json') continue
        const [file = '', ...place] = about
        for (const [name, value] of Object.entries(JSON.parse(`{${text}}`) as object))
          copy.write(file, setJson(copy.read(file), [...place, name], value))
      }
    },
  }
}

function run(command: string, cwd: string): Promise<Outcome> {
  return new Promise((done) => {
    execFile('/bin/sh', ['-c', command], { cwd, encoding: 'utf8' }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr })
    })
  })
}
