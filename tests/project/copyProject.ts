import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setJson } from '../../scripts/new/addScreens.ts'
import { readPage } from './readPage.ts'

export interface Outcome {
  code: number
  /** All that was written to either output. */
  output: string
}

/** A copy of the project in which anything may be changed. */
export interface ProjectCopy {
  folder: string
  /** Runs a command line of a page. */
  run: (command: string) => Promise<Outcome>
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** Does what a page asks for in JSON files: puts each block where it says. */
  enterJson: (page: string) => void
  /** Takes the copy away. */
  remove: () => void
}

/** Copies what is, or is about to be, in the repository; packages are shared. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'trousseau-copy-'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  })
  for (const file of listed.split('\0')) {
    if (file === '' || file === 'node_modules' || !existsSync(file)) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

  return {
    folder,
    run: (command) => run(command, folder),
    read,
    write,
    enterJson(page) {
      for (const { language, about, text } of readPage(page)) {
        if (language !== 'json') continue
        const [file = '', place = ''] = about
        for (const [name, value] of Object.entries(JSON.parse(`{${text}}`) as object))
          write(file, setJson(read(file), [place, name], value))
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function run(command: string, cwd: string): Promise<Outcome> {
  return new Promise((done) => {
    execFile('/bin/sh', ['-c', command], { cwd, encoding: 'utf8' }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr })
    })
  })
}
