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
  /** Does what a page asks for: puts each block where it says. */
  enter: (page: string) => void
}

export function followedProject(): FollowedProject {
  const copy = copyProject()
  return {
    ...copy,
    run: (command) => run(command, copy.folder),
    enter(page) {
      for (const { language, about, text } of readPage(page)) {
        const [file = '', ...place] = about
        const put = enter[language]
        if (put) copy.write(file, place.length === 0 && language === 'ts' ? text : put(copy.read(file), text, place))
      }
    },
  }
}

/** Puts a block into the text of a file, by its language. */
const enter: Record<string, (file: string, text: string, place: string[]) => string> = {
  json: (file, text, place) =>
    Object.entries(JSON.parse(`{${text}}`) as object).reduce(
      (whole, [name, value]) => setJson(whole, [...place, name], value),
      file,
    ),
  // Behind what stands there already.
  yaml: (file, text) => file.replace(/^components:/m, (next) => text.replace(/^(?=.)/gm, '  ') + next),
  ts: (file, text, [name = '']) =>
    name === 'import' ? text + file : file.replace(new RegExp(`const ${name}\\b.*\n`), (line) => `${line}  ${text}`),
}

function run(command: string, cwd: string): Promise<Outcome> {
  return new Promise((done) => {
    execFile('/bin/sh', ['-c', command], { cwd, encoding: 'utf8' }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr })
    })
  })
}
